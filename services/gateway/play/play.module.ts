import { Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
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
  inject: [HotTables],
  useFactory: (tables: HotTables): Audiences =>
    new Audiences(
      async (id, after) => (await tables.find(id))?.eventsAfter(after) ?? [],
      new Presence((ms, then) => void setTimeout(then, ms).unref()),
    ),
};

@Module({
  imports: [AccountsModule, LobbyModule, TablesModule],
  providers: [audiences, { provide: Doorman, useClass: FrontDoor }, PlayGateway, staff],
  exports: [Audiences, PlayGateway],
})
export class PlayModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Who watches is told first; then those who act on it. */
  constructor(
    crier: Crier,
    watching: Audiences,
    private readonly acting: Staff,
    outside: OutsideListener,
    glances: Glances,
  ) {
    glances.count((table) => watching.watchersAt(table));
    crier.hears((pinned, events, standing) => {
      watching.publish(pinned, events, standing);
    });
    crier.hears((pinned, _, standing) => {
      acting.moved(pinned, standing);
    });
    crier.hears(outside.hears);
    watching.whenVisited((pinned, standing) => {
      acting.visited(pinned, standing);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.acting.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.acting.stop();
  }
}
