import type { TableId } from '#events/envelope.js';
import type { Deadline, Deadlines } from '#store/deadlines.js';
import { Rests } from './rests.js';
import type { Cancel, Time } from './time.js';

/** What an alarm needs of the service around it. */
export interface AlarmSurroundings {
  readonly deadlines: Deadlines;
  readonly time: Time;
  /** Looks at a table whose deadline has come, and sets its next one. Rejects where it could not: then it is rung again. */
  readonly ring: (table: TableId) => Promise<void>;
  /** Told of what failed and will be tried again. */
  readonly onFault: (fault: unknown) => void;
}

/**
 * Keeps the deadlines of tables, and rings when one has come. Whichever node kept it, each one that runs rings: what is
 * due is decided at the table, where only the first has an effect, so that no node needs to know of another.
 */
export class Alarm {
  private readonly around: AlarmSurroundings;
  /** Set, and not kept yet. */
  private readonly unsaved = new Map<TableId, number | null>();
  private saving: Promise<void> | null = null;
  private looking: Promise<void> | null = null;
  private timer: { readonly at: number; readonly cancel: Cancel } | null = null;
  /** The earliest deadline that was kept during a look, which may not have seen it. */
  private meanwhile = Infinity;
  private running = false;
  private saveFailures = 0;
  private retry: Cancel | null = null;
  private readonly rests = new Rests();

  constructor(around: AlarmSurroundings) {
    this.around = around;
  }

  /** When to look at a table next; null: never more. Several sets of a table in one breath are kept as the last. */
  set(table: TableId, at: number | null): void {
    this.unsaved.set(table, at);
    if (this.retry === null) this.save();
  }

  start(): void {
    this.running = true;
    this.look();
  }

  /** Rings no more. Resolves when what is under way has ended; what could not be kept by then is found at the next start. */
  async stop(): Promise<void> {
    this.running = false;
    this.timer?.cancel();
    this.timer = null;
    this.retry?.();
    this.retry = null;
    await this.looking;
    await this.saving;
  }

  /** While some are being kept the next ones gather. */
  private save(): void {
    this.saving ??= this.saveAll().finally(() => {
      this.saving = null;
      if (this.unsaved.size > 0 && this.retry === null) this.save();
    });
  }

  private async saveAll(): Promise<void> {
    await Promise.resolve();
    while (this.unsaved.size > 0) {
      const batch = Array.from(this.unsaved, ([table, at]): Deadline => ({ table, at })).slice(0, SAVED_AT_ONCE);
      for (const { table } of batch) this.unsaved.delete(table);
      try {
        await this.around.deadlines.keep(batch);
        this.saveFailures = 0;
        this.wakeBy(earliest(batch));
      } catch (fault) {
        // What was set meanwhile counts more.
        for (const { table, at } of batch) if (!this.unsaved.has(table)) this.unsaved.set(table, at);
        this.around.onFault(fault);
        this.saveLater();
        return;
      }
    }
  }

  private saveLater(): void {
    const { time } = this.around;
    this.retry = time.after(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.saveFailures), () => {
      this.retry = null;
      this.save();
    });
    this.saveFailures += 1;
  }

  /** Looks no later than then. */
  private wakeBy(at: number): void {
    if (this.looking !== null) this.meanwhile = Math.min(this.meanwhile, at);
    if (!this.running || this.looking !== null || (this.timer !== null && this.timer.at <= at)) return;
    this.timer?.cancel();
    const { time } = this.around;
    const cancel = time.after(Math.max(0, at - time.now()), () => {
      this.timer = null;
      this.look();
    });
    this.timer = { at, cancel };
  }

  private look(): void {
    if (!this.running) return;
    this.looking ??= this.lookAtAll()
      .catch((fault: unknown) => {
        this.around.onFault(fault);
        return this.around.time.now() + LOOK_AGAIN_MS;
      })
      .then((next) => {
        const at = Math.min(next, this.meanwhile);
        this.looking = null;
        this.meanwhile = Infinity;
        this.wakeBy(at);
      });
  }

  /** Rings what is due, and says when to look again: other nodes keep deadlines too. */
  private async lookAtAll(): Promise<number> {
    const { deadlines, time } = this.around;
    for (;;) {
      const now = time.now();
      const due = await deadlines.due(now, RUNG_AT_ONCE + this.rests.count(now));
      const ringing = due.filter(({ table }) => !this.rests.rests(table, now)).slice(0, RUNG_AT_ONCE);
      await Promise.all(ringing.map(({ table }) => this.ring(table)));
      await this.saving;
      if (!this.running || ringing.length < RUNG_AT_ONCE) break;
    }
    const next = await deadlines.next();
    const now = time.now();
    if (next === null) return now + LOOK_AGAIN_MS;
    // What is due still belongs to a table that rests, or came this moment.
    return Math.min(now + LOOK_AGAIN_MS, next > now ? next : now + PAUSE_MS);
  }

  /** A table that was rung rests for a moment, however it went: one that stays due is not rung without a pause. */
  private async ring(table: TableId): Promise<void> {
    const { ring, time, onFault } = this.around;
    try {
      await ring(table);
      this.rests.afterRing(table, time.now());
    } catch (fault) {
      onFault(fault);
      this.rests.afterFault(table, time.now());
    }
  }
}

const earliest = (deadlines: readonly Deadline[]): number =>
  deadlines.reduce((first, { at }) => (at === null ? first : Math.min(first, at)), Infinity);

/** What other nodes kept is seen this late at most: little beside the shortest time of a clock. */
const LOOK_AGAIN_MS = 5_000;
const PAUSE_MS = 1_000;
const RUNG_AT_ONCE = 64;
const SAVED_AT_ONCE = 1_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 15_000;
