import type { TableId } from '#events/envelope.js';
import type { Cancel, Time } from '#clock/time.js';
import type { Lobby } from '#store/lobby.js';
import { closed } from '../tables/deeds.js';
import type { HotTable } from '../tables/hot-table.js';
import type { HotTables } from '../tables/hot-tables.js';

/** What a closing needs of the service around it. */
export interface ClosingSurroundings {
  readonly lobby: Pick<Lobby, 'left'>;
  readonly tables: Pick<HotTables, 'find'>;
  readonly time: Time;
  readonly onFault: (fault: unknown) => void;
}

/** Closes the tables that everybody left long ago (rule K17): at the start, and every hour from then on. */
export class Closing {
  private round: Promise<void> = Promise.resolve();
  private timer: Cancel | null = null;
  private running = false;

  constructor(private readonly around: ClosingSurroundings) {}

  start(): void {
    this.running = true;
    this.goRound();
  }

  /** Resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.running = false;
    this.timer?.();
    await this.round;
  }

  private goRound(): void {
    this.round = this.closeAll()
      .catch(this.around.onFault)
      .then(() => {
        if (!this.running) return;
        this.timer = this.around.time.after(ROUND_MS, () => {
          this.goRound();
        });
      });
  }

  /** Page by page. Those that were closed may be told of once more, by a read model that follows a moment later. */
  private async closeAll(): Promise<void> {
    const since = this.around.time.now() - LEFT_MS;
    while (this.running) {
      const left = await this.around.lobby.left(since, AT_ONCE);
      const count = await this.closeThose(left, since);
      if (count === 0 || left.length < AT_ONCE) return;
    }
  }

  /** A visit wins: loading takes its time, so whether somebody came is asked again when all that is left is to close. */
  private async closeThose(left: readonly TableId[], since: number): Promise<number> {
    const found = (await Promise.all(left.map((id) => this.find(id)))).filter((table) => table !== null);
    if (found.length === 0) return 0;
    const still = new Set(await this.around.lobby.left(since, AT_ONCE));
    const closes = found.filter(({ pinned }) => still.has(pinned.id)).map((table) => this.close(table));
    return (await Promise.all(closes)).filter((isClosed) => isClosed).length;
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

  private async close(table: HotTable): Promise<boolean> {
    try {
      return (await table.perform(closed())).ok;
    } catch (fault) {
      this.around.onFault(fault);
      return false;
    }
  }
}

const HOUR_MS = 60 * 60 * 1_000;
const ROUND_MS = HOUR_MS;
const LEFT_MS = 14 * 24 * HOUR_MS;
/** As many as may well be loaded at the same time. */
const AT_ONCE = 50;
