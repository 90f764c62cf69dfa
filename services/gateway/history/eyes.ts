import { Injectable } from '@nestjs/common';
import type { Viewer } from '#events/viewer.js';
import type { Caller } from '../http/caller.js';
import { notAllowed } from '../http/refused.js';
import { Host } from '../lobby/host.js';
import type { Eyes as EyesAt } from '../play/follower.js';
import type { HotTable } from '../tables/hot-table.js';
import type { TimedStanding } from '../tables/standing.js';

/** Somebody's look at a table. */
export interface Looking {
  readonly viewer: Viewer;
  /** The table as it stood before it was known who looks: what came since may be for somebody else's eyes. */
  readonly standing: TimedStanding;
  /** The same look later on. */
  readonly eyes: EyesAt;
}

/** With whose eyes somebody looks at a table: their seat's if they sit there, the public's otherwise. */
@Injectable()
export class Eyes {
  constructor(private readonly host: Host) {}

  async of(asker: Caller | null, table: HotTable, as?: Viewer): Promise<Looking> {
    if (as !== undefined) throw notAllowed('Only an admin looks with other eyes than their own.');
    const { standing } = table;
    return {
      standing,
      viewer: await this.viewerAt(asker, table),
      eyes: async (seq) => {
        const later = await this.host.find(table.pinned.id);
        await later.reach(seq);
        return this.viewerAt(asker, later);
      },
    };
  }

  private async viewerAt(asker: Caller | null, table: HotTable): Promise<Viewer> {
    return (asker === null ? null : await this.host.seatOf(table, asker.person.id)) ?? 'public';
  }
}
