import { Module } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { LobbyModule } from '../lobby/lobby.module.js';
import { Crier } from '../tables/crier.js';
import { TablesModule } from '../tables/tables.module.js';
import { HeadsController } from './heads.controller.js';
import { Heads } from './heads.js';

@Module({
  imports: [LobbyModule, TablesModule],
  controllers: [HeadsController],
  providers: [Heads],
  exports: [Heads],
})
export class HeadsModule implements BeforeApplicationShutdown {
  constructor(
    crier: Crier,
    private readonly heads: Heads,
  ) {
    crier.hears((pinned, _, standing) => {
      heads.moved(pinned, standing);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.heads.settle();
  }
}
