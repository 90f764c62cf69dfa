import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { TableStatus } from '#events/wire/tables.js';
import { HotTables } from '../tables/hot-tables.js';

/** How a game goes on just now. */
export interface Glance {
  readonly turn: number;
  readonly deciding: readonly Seat[];
}

type Watchers = ReadonlyMap<TableId, number>;

/** A look in passing at the games that go on. No game that is played makes room for one that is only looked at. */
@Injectable()
export class Glances {
  private watchersAt: (tables: readonly TableId[]) => Promise<Watchers> = () => Promise.resolve(new Map());

  constructor(private readonly tables: HotTables) {}

  /** Who watches is counted elsewhere, on all nodes, and told here. */
  count(watchersAt: (tables: readonly TableId[]) => Promise<Watchers>): void {
    this.watchersAt = watchersAt;
  }

  /** How many watch each of them: nothing of those that nobody watches. */
  watchers(tables: readonly TableId[]): Promise<Watchers> {
    return this.watchersAt(tables);
  }

  /** `null` where it does not go on, or is not at hand. */
  async at(id: TableId, status: TableStatus): Promise<Glance | null> {
    if (status !== 'playing') return null;
    // One that cannot be folded is listed all the same.
    const hot = await Promise.resolve(this.tables.glanceAt(id)).catch(() => null);
    if (hot === null) return null;
    const { table } = hot.standing;
    if (table.status !== 'playing') return null;
    const { game } = hot.pinned;
    const state = game.redact(table.state, 'public');
    return { turn: game.turn(state), deciding: game.deciding(state) };
  }
}
