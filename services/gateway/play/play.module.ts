import { Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { Notebook } from '../audit/notebook.js';
import { Glances } from '../lobby/glances.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { OutsideListener } from '../parts.js';
import { Crier } from '../tables/crier.js';
import { HotTables } from '../tables/hot-tables.js';
import { TablesModule } from '../tables/tables.module.js';
import { Audiences } from './audiences.js';
import { Doorman } from './doorman.js';
import { FrontDoor } from './front-door.js';
import { PlayGateway } from './play.gateway.js';
import { Presence } from './presence.js';
import { Staff, staff } from './staff.js';

const audiences = {
  provide: Audiences,
  inject: [HotTables, Notebook],
  useFactory: (tables: HotTables, notebook: Notebook): Audiences =>
    new Audiences(
      async (id, after) => (await tables.find(id))?.eventsAfter(after) ?? [],
      new Presence((ms, then) => void setTimeout(then, ms).unref()),
      (place, seq) => {
        notebook.attended(place, seq);
      },
    ),
};

@Module({
  imports: [AccountsModule, AuditModule, LobbyModule, TablesModule],
  providers: [audiences, { provide: Doorman, useClass: FrontDoor }, PlayGateway, staff],
  exports: [AuditModule, Audiences, PlayGateway],
})
export class PlayModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Who watches is told first; then those who act on it. */
  constructor(
    crier: Crier,
    watching: Audiences,
    private readonly acting: Staff,
    outside: OutsideListener,
    glances: Glances,
    notebook: Notebook,
  ) {
    glances.count((table) => watching.watchersAt(table));
    crier.hears((pinned, events, standing) => {
      watching.publish(pinned, events, standing);
    });
    crier.hears((pinned, _, standing) => {
      acting.moved(pinned, standing);
    });
    crier.hears((pinned, events) => {
      notebook.happened(pinned, events);
    });
    crier.hears(outside.hears);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.acting.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.acting.stop();
  }
}
