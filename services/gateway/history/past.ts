import { Injectable } from '@nestjs/common';
import { EventStore } from '#store/event-store.js';
import { folded } from '../tables/folding.js';
import type { Pinned, Standing } from '../tables/standing.js';

/** Tables as they stood at any moment of their past. */
@Injectable()
export class Past {
  constructor(private readonly store: EventStore) {}

  /** Null where the table has not come so far. */
  async at(pinned: Pinned, now: Standing, seq: number): Promise<Standing | null> {
    if (seq === now.table.seq) return now;
    if (seq > now.table.seq || seq < 1) return null;
    return folded(this.store, pinned, await this.store.snapshot(pinned.id, seq), seq);
  }
}
