import type { TableId } from '#events/envelope.js';
import type { Clock } from '#events/wire/tables.js';
import type { Cancel, Time } from '#clock/time.js';
import type { Attendance } from '#store/attendance.js';
import type { Left, Lobby } from '#store/lobby.js';
import { closed } from '../tables/deeds.js';
import type { HotTable } from '../tables/hot-table.js';
import type { HotTables } from '../tables/hot-tables.js';
import { graceMs } from './due.js';

/** What a closing needs of the service around it. */
export interface ClosingSurroundings {
  readonly lobby: Pick<Lobby, 'left' | 'visited'>;
  readonly attendance: Pick<Attendance, 'at'>;
  readonly tables: Pick<HotTables, 'find'>;
  readonly time: Time;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Closes the tables that everybody left long ago (rule K17): soon after the start, when whoever was there before is back,
 * and every hour from then on.
 */
export class Closing {
  private round: Promise<void> = Promise.resolve();
  private timer: Cancel | null = null;
  private running = false;

  constructor(private readonly around: ClosingSurroundings) {}

  start(): void {
    this.running = true;
    this.goRoundIn(SETTLED_MS);
  }

  /** Resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.running = false;
    this.timer?.();
    await this.round;
  }

  private goRoundIn(ms: number): void {
    this.timer = this.around.time.after(ms, () => {
      this.round = this.closeAll()
        .catch(this.around.onFault)
        .then(() => {
          if (this.running) this.goRoundIn(ROUND_MS);
        });
    });
  }

  /** Page by page. Those that were closed may be told of once more, by a read model that follows a moment later. */
  private async closeAll(): Promise<void> {
    const now = this.around.time.now();
    for (let after: Left | null = null; this.running;) {
      const page: readonly Left[] = await this.around.lobby.left(now - LEFT_MS, after, AT_ONCE);
      const gone = page.filter(({ visited, clock }) => visited < now - patienceMs(clock));
      await this.closeThose(gone, () => this.around.lobby.left(now - LEFT_MS, after, AT_ONCE));
      if (page.length < AT_ONCE) return;
      after = page.at(-1) ?? null;
    }
  }

  /** A visit wins: loading takes its time, so whether somebody came is asked again when all that is left is to close. */
  private async closeThose(gone: readonly Left[], ask: () => Promise<readonly Left[]>): Promise<void> {
    const found = (await Promise.all(gone.map(({ table }) => this.find(table)))).filter((table) => table !== null);
    if (found.length === 0) return;
    const still = new Set((await ask()).map(({ table }) => table));
    const there = await this.peopleAt(found.map(({ pinned }) => pinned.id));
    const closes = found.filter(({ pinned: { id } }) => still.has(id) && !there.has(id));
    await Promise.all(closes.map((table) => this.close(table)));
  }

  /** Tables at which somebody sits who is there, and says nothing: that is a visit too. */
  private async peopleAt(tables: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const { lobby, attendance, time } = this.around;
    const present = await attendance.at(tables);
    const there = present.filter(({ seats }) => seats.length > 0).map(({ table }) => table);
    await Promise.all(there.map((table) => lobby.visited(table, time.now())));
    return new Set(there);
  }

  /** One that cannot be loaded, or closed, keeps no other one from it; the next round finds it again. */
  private async find(id: TableId): Promise<HotTable | null> {
    try {
      const table = await this.around.tables.find(id);
      await table?.catchUp();
      return table?.standing.table.status === 'finished' ? null : table;
    } catch (fault) {
      this.around.onFault(fault);
      return null;
    }
  }

  private async close(table: HotTable): Promise<void> {
    try {
      await table.perform(closed());
    } catch (fault) {
      this.around.onFault(fault);
    }
  }
}

/** Whoever has longer for a move than a table is kept is not gone before that is over. */
const patienceMs = (clock: Clock): number => {
  const timeMs = clock.kind === 'none' ? 0 : clock.seconds * SECOND_MS;
  return Math.max(LEFT_MS, timeMs + graceMs(timeMs));
};

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const SETTLED_MS = 5 * 60 * SECOND_MS;
const ROUND_MS = HOUR_MS;
const LEFT_MS = 14 * 24 * HOUR_MS;
/** As many as may well be loaded at the same time. */
const AT_ONCE = 50;
