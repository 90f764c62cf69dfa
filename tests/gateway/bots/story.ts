import type { TableId } from '#events/envelope.js';
import { GAMES } from '#engine/registry.js';
import { BotSeats } from '#gateway/bots/bot-seats.js';
import type { BotsHome } from '#gateway/bots/bot-seats.js';
import { pause } from '#gateway/bots/pause.js';
import type { Question } from '#gateway/bots/question.js';
import { HotTables } from '#gateway/tables/hot-tables.js';
import type { EventStore, StoredEvent } from '#store/event-store.js';
import { ballot } from '#tests/games/ballot/game.js';
import type { Node } from '../tables/story.js';

/** A node where bots play, and what went wrong there. */
export interface BotNode extends Node {
  readonly bots: BotSeats;
  readonly faults: unknown[];
  /** Resolves when it is so; looked at whenever something is told. */
  until(isSo: () => boolean): Promise<void>;
}

/** A bot's name by the nonce that it sat down with; everybody else is a person. */
export type Cast = Readonly<Record<string, string>>;

export const aBotNode = (store: EventStore, cast: Cast, home: Pick<BotsHome, 'pool'> & Partial<BotsHome>): BotNode => {
  const told: StoredEvent[] = [];
  const faults: unknown[] = [];
  let waiting: readonly { isSo: () => boolean; then: () => void }[] = [];
  let clock = 1_700_000_000_000;
  const tables = new HotTables(
    store,
    {
      now: () => (clock += 1),
      gameAt: (id, edition) => [...GAMES, ballot].find((game) => game.id === id && game.edition === edition),
      publish: (pinned, events, standing) => {
        told.push(...events);
        bots.moved(pinned, standing);
        const over = waiting.filter(({ isSo }) => isSo());
        waiting = waiting.filter((one) => !over.includes(one));
        for (const { then } of over) then();
      },
    },
    100,
  );
  const bots = new BotSeats({
    tables,
    botAt: (_, nonces) => Promise.resolve(nonces.map((nonce) => cast[nonce ?? ''] ?? null)),
    pause,
    moveMs: 0,
    onFault: (fault) => void faults.push(fault),
    ...home,
  });
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((then) => {
      if (isSo()) then();
      else waiting = [...waiting, { isSo, then }];
    });
  return { tables, told, bots, faults, until };
};

export const isOver = ({ told }: Node): boolean => told.some(({ event }) => event.type === 'TableFinished');

/** All that is stored of a table. */
export const storyOf = (store: EventStore, table: TableId): Promise<readonly StoredEvent[]> =>
  store.read(table, 0, 10_000);

/** Until whatever can go on without anybody from outside has gone on for a turn of the loop. */
export const aTurnOfTheLoop = (): Promise<void> => new Promise((then) => void setImmediate(then));

/** The ids of the commands that had an effect, in order; one for each of their runs of events. */
export const idsOf = (events: readonly StoredEvent[]): readonly string[] =>
  events.flatMap(({ command }, index) =>
    command === null || command === events[index - 1]?.command ? [] : [String(command)],
  );

/** Bots that think in the test itself: they keep what they were asked, and take the first choice when they are let. */
export class PlainPool {
  readonly asked: Question[] = [];
  mostAtOnce = 0;
  private thinking = 0;
  private held: (() => void)[] | null = null;

  ask(question: Question): Promise<number> {
    this.asked.push(question);
    this.thinking += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.thinking);
    return new Promise((resolve) => {
      const answer = (): void => {
        this.thinking -= 1;
        resolve(0);
      };
      if (this.held === null) setImmediate(answer);
      else this.held.push(answer);
    });
  }

  /** Resolves when so many questions were asked. */
  async wasAsked(many: number): Promise<void> {
    while (this.asked.length < many) await aTurnOfTheLoop();
  }

  /** From now on they think until they are let go. */
  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const answer of held) answer();
  }

  close(): Promise<void> {
    this.release();
    return Promise.resolve();
  }
}
