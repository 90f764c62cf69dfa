import { setImmediate as immediately } from 'node:timers/promises';
import type { TableId } from '#events/envelope.js';
import type { Asking } from '#engine/kit/game.js';
import { NotRead } from '#store/not-read.js';
import { played } from '../tables/deeds.js';
import type { Done } from '../tables/deed.js';
import type { HotTable } from '../tables/hot-table.js';
import type { HotTables } from '../tables/hot-tables.js';
import type { Pinned, Standing } from '../tables/standing.js';
import { BotFault } from './bot-fault.js';
import { BotSitters } from './bot-sitters.js';
import type { BotAt } from './bot-sitters.js';
import { anyOf, chosenBy } from './chosen.js';
import type { BotPool } from './pool.js';
import { questionTo } from './question.js';
import type { Question } from './question.js';

/** What the bots need of the node that they play on. */
export interface BotsHome {
  readonly tables: Pick<HotTables, 'find'>;
  readonly botAt: BotAt;
  /** Theirs alone: it is closed when they stop. */
  readonly pool: Pick<BotPool, 'ask' | 'close'>;
  /** How long a move takes at least: people at the table want to see what is done. */
  readonly moveMs: number;
  /** Resolves after so long, or as soon as the signal is given. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Bots in seats, and those that stand in for somebody: whenever a table waits for one it is asked, and what it chooses is
 * performed as a person's command would be. A table has one question under way at most. Nothing is kept of it but what is
 * stored: whoever starts later, here or elsewhere, goes on where the table stands.
 */
export class BotSeats {
  private readonly sitters: BotSitters;
  private readonly going = new Map<TableId, Going>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(private readonly home: BotsHome) {
    this.sitters = new BotSitters(home.botAt);
  }

  /** A table stands elsewhere now: told after each publish of it. Never waits, never fails. */
  moved(pinned: Pinned, standing: Standing): void {
    const { id } = pinned;
    const going = this.going.get(id);
    if (going !== undefined) going.newest = later(going.newest, standing);
    if (standing.table.status === 'finished') this.sitters.forget(id);
    if (going !== undefined || this.isStopping || !this.mayWait(id, standing)) return;

    const starting: Going = { newest: standing };
    this.going.set(id, starting);
    void this.track(this.play(pinned, starting));
  }

  /** After a restart: looks at tables where a game is going on, a few at a time. Resolves when all have been looked at. */
  wakeAll(tables: Iterable<TableId>): Promise<void> {
    const left = tables[Symbol.iterator]();
    const wakeOn = async (): Promise<void> => {
      for (let next = left.next(); next.done !== true && !this.isStopping; next = left.next())
        await this.wake(next.value);
    };
    return this.track(Promise.all(Array.from({ length: WOKEN_AT_ONCE }, wakeOn)).then(nothing));
  }

  /** Sends the bots home. Resolves when nothing is under way; what was not performed is thought of anew next time. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.home.pool.close();
    await Promise.all(this.underWay);
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private mayWait(id: TableId, { table }: Standing): boolean {
    return table.status === 'playing' && (!this.sitters.isKnownFree(id) || table.standIns.some(isName));
  }

  private async wake(id: TableId): Promise<void> {
    for (let tries = 0; !this.isStopping; tries += 1) {
      try {
        const hot = await this.home.tables.find(id);
        if (hot !== null) this.moved(hot.pinned, hot.standing);
        return;
      } catch (fault) {
        if (!(fault instanceof NotRead)) {
          this.home.onFault(fault);
          return;
        }
        await this.rest(tries);
      }
    }
  }

  /** Plays on as long as it is for bots to decide; until it is, and the table is not watched any more. */
  private async play(pinned: Pinned, going: Going): Promise<void> {
    let rests = 0;
    while (!this.isStopping) {
      const standing = going.newest;
      const came = await this.step(pinned, going, standing);
      if (came === 'failed') {
        await this.rest(rests);
        rests += 1;
      } else if (came === 'moved' || going.newest !== standing) {
        rests = 0;
      } else break;
    }
    this.going.delete(pinned.id);
  }

  /** Others come first: between two moves of bots, whatever waits in this process has its turn. */
  private async step(pinned: Pinned, going: Going, standing: Standing): Promise<'moved' | 'failed' | 'not theirs'> {
    try {
      await immediately();
      const question = await this.questionAt(pinned, standing);
      if (question === null) return 'not theirs';
      const [choice] = await Promise.all([chosenBy(question, this.home), this.unhurried()]);
      // Somebody was quicker, or came back to their seat: what was thought of is about a table that is no more.
      if (going.newest !== standing || this.isStopping) return 'moved';

      const hot = await this.home.tables.find(pinned.id);
      if (hot === null) throw new Error(`The table ${pinned.id} is gone.`);
      await this.give(hot, standing, question, choice);
      going.newest = later(going.newest, hot.standing);
      return going.newest === standing ? 'failed' : 'moved';
    } catch (fault) {
      if (!this.isStopping && !(fault instanceof NotRead)) this.home.onFault(fault);
      return 'failed';
    }
  }

  /** The question to the first bot that is to decide, if one is. Nobody stands in for a bot: it is never away. */
  private async questionAt({ id, game }: Pinned, { table }: Standing): Promise<Question | null> {
    if (table.status !== 'playing') return null;
    const names = await this.sitters.at(id, table.claims);
    for (const seat of game.deciding(table.state)) {
      const bot = names[seat] ?? table.standIns[seat];
      if (isName(bot)) return questionTo(bot, game, table, seat);
    }
    return null;
  }

  /** Every choice is accepted, so a no of the rules is a fault; another choice may fare better. */
  private async give(hot: HotTable, { table }: Standing, question: Question, choice: Asking): Promise<void> {
    const perform = (command: Asking): Promise<Done> =>
      hot.perform(played(hot.pinned.game, { seat: question.seat, command, seen: table.seq }));
    const done = await perform(choice);
    if (done.ok || PASSING.has(done.refusal.code)) return;

    this.home.onFault(new BotFault(question, `was refused ${choice.type} (${done.refusal.rule ?? done.refusal.code})`));
    await perform(anyOf(question, choice));
  }

  private unhurried(): Promise<void> | null {
    return this.home.moveMs === 0 ? null : this.home.pause(this.home.moveMs, this.stopping.signal);
  }

  private rest(times: number): Promise<void> {
    return this.home.pause(Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** times), this.stopping.signal);
  }

  private track(work: Promise<void>): Promise<void> {
    this.underWay.add(work);
    return work.finally(() => this.underWay.delete(work));
  }
}

/** A table that bots look after now. */
interface Going {
  newest: Standing;
}

const later = (one: Standing, other: Standing): Standing => (other.table.seq > one.table.seq ? other : one);

const isName = (name: string | null | undefined): name is string => typeof name === 'string';

const nothing = (): void => undefined;

/** Refusals that say nothing about the choice: the table moved on, or the storage is away. */
const PASSING: ReadonlySet<string> = new Set(['stale', 'not_saved']);

/** Few enough that people who come back at the same time are not kept waiting. */
const WOKEN_AT_ONCE = 4;
const FIRST_REST_MS = 250;
const LONGEST_REST_MS = 15_000;
