import { Injectable } from '@nestjs/common';
import type { Viewer } from '#events/viewer.js';
import type { Caller } from '../http/caller.js';
import { notAllowed } from '../http/refused.js';
import { Seatings } from '../lobby/seatings.js';
import type { HotTable } from '../tables/hot-table.js';

/** With whose eyes somebody looks at a table: their seat's if they sit there, the public's otherwise. */
@Injectable()
export class Eyes {
  constructor(private readonly seatings: Seatings) {}

  async of(asker: Caller | null, { pinned: { id }, standing }: HotTable, as?: Viewer): Promise<Viewer> {
    if (as !== undefined) throw notAllowed('Only an admin looks with other eyes than their own.');
    if (asker === null) return 'public';
    return (await this.seatings.seatOf(asker.person.id, { id, nonces: standing.table.nonces })) ?? 'public';
  }
}
