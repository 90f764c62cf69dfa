import type { TableId } from '#events/envelope.js';
import type { Clock } from '#events/wire/tables.js';
import type { Game } from '#engine/kit/game.js';
import { NotSaved } from '#store/not-saved.js';
import type { Alarm } from '#clock/alarm.js';
import type { Deed } from '../tables/deed.js';
import { stoodIn, warned, withheld } from '../tables/deeds.js';
import type { HotTable } from '../tables/hot-table.js';
import type { HotTables } from '../tables/hot-tables.js';
import type { Pinned, TimedStanding } from '../tables/standing.js';
import { UnknownRules } from '../tables/unknown-rules.js';
import { dueAt } from './due.js';
import type { Due } from './due.js';
import { Remembered } from '../remembered.js';

/** What a timekeeper needs of the service around it. */
export interface TimekeeperSurroundings {
  readonly tables: Pick<HotTables, 'find'>;
  readonly alarm: Pick<Alarm, 'set'>;
  readonly now: () => number;
  /** How long a seat of a table may think: fixed when the table is set up. */
  readonly clockOf: (table: TableId) => Promise<Clock>;
  /** The bot that stands in at tables of a game. */
  readonly standInFor: (game: Pick<Game, 'id' | 'edition'>) => string;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Sees to it that nobody waits for ever for who is away: warns, lets a bot stand in, and starts a game whose reveals do not
 * come. It keeps in mind nothing that is not in the events: a table says itself what is due there, and a ring that comes too
 * early or twice does nothing.
 */
export class Timekeeper {
  private readonly clocks = new Remembered<TableId, Clock>(MOST_REMEMBERED);
  /** The newest standing of tables whose clock is being asked for. */
  private readonly asking = new Map<TableId, TimedStanding>();
  /** What the alarm was last set to. */
  private readonly lately = new Remembered<TableId, number | null>(MOST_REMEMBERED);

  private stopped = false;

  constructor(private readonly around: TimekeeperSurroundings) {}

  /** Told of each standing that is stored, in order. */
  moved({ id }: Pinned, standing: TimedStanding): void {
    if (standing.table.status === 'open' && standing.reveals === null) return;
    const clock = this.clocks.get(id);
    if (clock !== undefined) {
      this.setFor(id, standing, clock);
      return;
    }
    const isAsked = this.asking.has(id);
    this.asking.set(id, standing);
    if (!isAsked) void this.moveOn(id);
  }

  /** Looks at a table whose deadline has come. Rejects where the storage is away. */
  async ring(id: TableId): Promise<void> {
    const clock = await this.clockOf(id);
    const hot = await this.around.tables.find(id);
    if (hot === null) this.around.alarm.set(id, null);
    else await this.lookAt(hot, clock);
  }

  /**
   * Looks once at each of the tables at which a game goes on: a deadline that was not kept, because this node ended just
   * after an event, is set now. One that cannot be looked at now is rung soon.
   */
  async wakeAll(tables: AsyncIterable<TableId> | Iterable<TableId>): Promise<void> {
    for await (const id of tables) {
      if (this.stopped) return;
      try {
        if ((await this.clockOf(id)).kind !== 'none') await this.ring(id);
      } catch (fault) {
        // A node that has its rules keeps its deadline, and would lose it to another one.
        if (fault instanceof UnknownRules) this.around.onFault(fault);
        else this.failedAt(id, fault);
      }
    }
  }

  /** Wakes no more tables. */
  stop(): void {
    this.stopped = true;
  }

  private async moveOn(id: TableId): Promise<void> {
    try {
      const clock = await this.clockOf(id);
      const standing = this.asking.get(id);
      this.asking.delete(id);
      if (standing !== undefined) this.setFor(id, standing, clock);
    } catch (fault) {
      this.asking.delete(id);
      this.failedAt(id, fault);
    }
  }

  /** Another node may have moved the table on, so what is stored is looked at, not what this node remembers. */
  private async lookAt(hot: HotTable, clock: Clock): Promise<void> {
    const { pinned } = hot;
    await hot.catchUp();
    for (let tries = 0; tries < MOST_AT_ONCE; tries += 1) {
      const due = dueAt(hot.standing, clock);
      if (due === null || due.at > this.around.now()) break;
      const done = await hot.perform(this.deedOf(pinned, due));
      if (!done.ok && done.refusal.code === 'not_saved') throw new NotSaved(done.refusal.message);
    }
    this.lately.forget(pinned.id);
    const at = this.nextLook(hot.standing, clock, dueAt(hot.standing, clock));
    this.lately.set(pinned.id, at);
    this.around.alarm.set(pinned.id, at);
  }

  private deedOf({ game }: Pinned, due: Due): Deed {
    switch (due.what) {
      case 'withhold':
        return withheld(game);
      case 'warn':
        return warned(due.seat, due.since);
      case 'stand in':
        return stoodIn(due.seat, this.around.standInFor(game), due.since);
    }
  }

  private setFor(id: TableId, standing: TimedStanding, clock: Clock): void {
    const at = this.nextLook(standing, clock, dueAt(standing, clock));
    const lately = this.lately.get(id);
    // A table without a clock mostly has no deadline, and none to take back.
    if (lately === at || (lately === undefined && at === null && clock.kind === 'none')) return;
    this.lately.set(id, at);
    this.around.alarm.set(id, at);
  }

  /**
   * Where nothing is due, because bots stand in for all who are asked, there is a look all the same while the game goes
   * on: two nodes may keep their deadlines in another order than their events, and no table is to be forgotten by that.
   */
  private nextLook({ table }: TimedStanding, clock: Clock, due: Due | null): number | null {
    if (due !== null) return due.at;
    if (table.status !== 'playing' || clock.kind === 'none') return null;
    return this.around.now() + Math.max(LOOK_MS, clock.seconds * SECOND_MS);
  }

  private async clockOf(id: TableId): Promise<Clock> {
    const known = this.clocks.get(id);
    if (known !== undefined) return known;
    const clock = await this.around.clockOf(id);
    this.clocks.set(id, clock);
    return clock;
  }

  private failedAt(id: TableId, fault: unknown): void {
    this.around.onFault(fault);
    this.around.alarm.set(id, this.around.now() + AGAIN_MS);
  }
}

/** More tables than are played at the same time on one node; one that is forgotten is asked for again. */
const MOST_REMEMBERED = 50_000;
/** More than can be due at once at a table of any game: the reveals, then a warning and a stand-in for each seat. */
const MOST_AT_ONCE = 64;
const AGAIN_MS = 10_000;
/** However short a table's time is: such a look is only for what nearly never happens. */
const LOOK_MS = 60_000;
const SECOND_MS = 1_000;
