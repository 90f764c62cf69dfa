import { Injectable } from '@nestjs/common';
import { EventStore } from '#store/event-store.js';
import { folded } from '../tables/folding.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Standing } from '../tables/standing.js';

/** Tables as they stood at any moment of their past. */
@Injectable()
export class Past {
  constructor(private readonly store: EventStore) {}

  /** Null where the table has not come so far. */
  async at({ pinned, standing }: HotTable, seq: number): Promise<Standing | null> {
    if (seq === standing.table.seq) return standing;
    if (seq > standing.table.seq || seq < 1) return null;
    return folded(this.store, pinned, await this.store.snapshot(pinned.id, seq), seq);
  }
}
