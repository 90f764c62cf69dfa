import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import { HotTables } from '../tables/hot-tables.js';

/** How a game goes on just now. */
export interface Glance {
  readonly turn: number;
  readonly deciding: readonly Seat[];
}

type Watchers = ReadonlyMap<TableId, number>;

/** A look in passing at the games that this node has in hand: none is loaded for it, and none stays the longer for it. */
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

  async at(id: TableId): Promise<Glance | null> {
    const hot = await this.tables.peek(id);
    if (!hot) return null;
    const { table } = hot.standing;
    if (table.status !== 'playing') return null;
    const { game } = hot.pinned;
    const state = game.redact(table.state, 'public');
    return { turn: game.turn(state), deciding: game.deciding(state) };
  }
}
