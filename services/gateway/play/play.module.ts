import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { Logger, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Attendance } from '#store/attendance.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { Notebook } from '../audit/notebook.js';
import { OpenLines } from '../http/open-lines.js';
import { Glances } from '../lobby/glances.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { OutsideListener } from '../parts.js';
import { Settings } from '../settings.js';
import { Crier } from '../tables/crier.js';
import { HotTables } from '../tables/hot-tables.js';
import { TablesModule } from '../tables/tables.module.js';
import { Audiences } from './audiences.js';
import { Doorman } from './doorman.js';
import { FrontDoor } from './front-door.js';
import { PlayGateway } from './play.gateway.js';
import { Presence } from './presence.js';
import { RollCall } from './roll-call.js';
import { Staff, staff } from './staff.js';

const rollCall = {
  provide: RollCall,
  inject: [Attendance, Settings],
  useFactory: (attendance: Attendance, { node }: Settings): RollCall => {
    const log = new Logger('roll call');
    const later = (ms: number, then: () => void) => {
      const timer = setTimeout(then, ms).unref();
      return () => {
        clearTimeout(timer);
      };
    };
    // A node that starts anew is another one: what its name was before may still count as there.
    const name = `${node}-${randomUUID()}`;
    return new RollCall({ attendance, node: name, later, onFault: (fault) => log.warn(fault) });
  },
};

const audiences = {
  provide: Audiences,
  inject: [HotTables, RollCall, Notebook],
  useFactory: (tables: HotTables, elsewhere: RollCall, notebook: Notebook): Audiences => {
    const log = new Logger('audiences');
    return new Audiences(
      {
        find: (id) => tables.find(id),
        pause: () => after(LOOK_AGAIN_MS, undefined, { ref: false }),
        onFault: (fault) => {
          log.error(fault);
        },
      },
      new Presence((ms, then) => void setTimeout(then, ms).unref()),
      elsewhere,
      (place, seq) => {
        notebook.attended(place, seq);
      },
    );
  },
};

const openLines = {
  provide: OpenLines,
  inject: [Settings],
  useFactory: ({ socketsPerAddress }: Settings): OpenLines => new OpenLines(socketsPerAddress),
};

/** Of each who follows, while the storage is away: short beside what anybody takes to notice. */
const LOOK_AGAIN_MS = 500;

@Module({
  imports: [AccountsModule, AuditModule, LobbyModule, TablesModule],
  providers: [rollCall, audiences, openLines, { provide: Doorman, useClass: FrontDoor }, PlayGateway, staff],
  exports: [AuditModule, Audiences, OpenLines, PlayGateway],
})
export class PlayModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Who watches is told first; then those who act on it. */
  constructor(
    crier: Crier,
    private readonly watching: Audiences,
    private readonly acting: Staff,
    private readonly rollCall: RollCall,
    outside: OutsideListener,
    glances: Glances,
    notebook: Notebook,
  ) {
    glances.count((tables) => watching.watchersAt(tables));
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
    watching.whenVisited((pinned, standing) => {
      acting.visited(pinned, standing);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.acting.start();
    this.rollCall.start(this.watching);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.acting.stop(), this.rollCall.stop()]);
  }
}
