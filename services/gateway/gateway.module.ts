import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdminModule } from './admin/admin.module.js';
import { DocsModule } from './docs/docs.module.js';
import { HeadsModule } from './heads/heads.module.js';
import { HealthModule } from './health/health.module.js';
import { HistoryModule } from './history/history.module.js';
import { EntryGuard } from './http/entry.guard.js';
import { ProblemFilter } from './http/problem.filter.js';
import { LobbyModule } from './lobby/lobby.module.js';
import { PartsModule } from './parts.js';
import type { Parts } from './parts.js';
import { PlayersModule } from './players/players.module.js';
import { PlayModule } from './play/play.module.js';

/** The gateway: everything that people and programs outside can ask for. */
@Module({})
export class GatewayModule {
  static over(parts: Parts): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        PartsModule.of(parts),
        AccountsModule,
        LobbyModule,
        PlayersModule,
        PlayModule,
        HistoryModule,
        AdminModule,
        HeadsModule,
        HealthModule,
        DocsModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: EntryGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
