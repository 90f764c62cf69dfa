import { expect } from '@jest/globals';
import { commitToNonce } from '#events/chain/nonces.js';
import type { Game } from '#engine/kit/game.js';
import { redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { luckOf } from '#tests/laws/luck.js';
import { Chooser } from './chooser.js';
import { Follower } from './follower.js';
import { nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

/** A table with all who play and watch there, each over a line of their own. */
export interface Company {
  readonly game: Game;
  readonly id: string;
  readonly path: string;
  readonly choosers: readonly Chooser[];
  readonly everybody: readonly Follower[];
  /** Opens everybody's line, or another one after the last was cut. */
  come(): Promise<void>;
  isOver(): boolean;
  /** Resolves when everybody has seen the game to its end, and its seed. */
  over(): Promise<void>;
}

export interface Wanted {
  readonly game: Game;
  readonly players: readonly Visitor[];
  readonly bots?: number;
  readonly watchers?: number;
}

/** Opens a table, seats the players and behind them the bots, and starts the game when everybody is there. */
export const gather = async ({ game, players, bots = 0, watchers = 1 }: Wanted): Promise<Company> => {
  const [host] = players;
  if (host === undefined) throw new Error('Somebody has to open the table.');
  const seats = players.length + bots;
  const { body } = await host.ask<{ id: string }>('POST', '/api/tables', { game: game.id, seats });
  const { id } = body;
  const path = `/api/tables/${id}`;
  for (let seat = 0; seat < seats; seat += 1) {
    const taken = await (players[seat] ?? host).ask(
      'PUT',
      `${path}/seats/${seat}`,
      seatAsked(id, seat, players.length),
    );
    expect(taken.status).toBe(200);
  }
  const choosers = players.map(
    (visitor, seat) => new Chooser({ visitor, game, table: id, viewer: seat }, luckOf(`${id} ${seat}`)),
  );
  const watching = Array.from(
    { length: watchers },
    () => new Follower({ visitor: nobody(host.url), game, table: id, viewer: 'public' }),
  );
  const everybody = [...choosers.map(({ follower }) => follower), ...watching];
  const come = async (): Promise<void> => {
    await Promise.all([...choosers, ...watching].map((one) => one.come()));
  };
  await come();
  const start = await host.ask('POST', `${path}/start`, {});
  expect(start.status).toBe(200);
  const pledging = players[PLEDGING];
  expect(start.body['starting']).toBe(pledging === undefined ? undefined : true);
  const revealed = await pledging?.ask('POST', `${path}/reveals`, { nonce: PLEDGED });
  expect(revealed?.status ?? 200).toBe(200);
  return {
    ...{ game, id, path, choosers, everybody, come },
    isOver: () => everybody.every(({ fold }) => fold !== null && isRevealed(fold)),
    over: async () => {
      await Promise.all(everybody.map((follower) => follower.until(isRevealed)));
    },
  };
};

/** What a player adds to the luck, to be looked for where it should not be. */
export const NONCE = 'my-own-luck';

/** The nonce that another player commits to, and reveals when the start is asked for. */
export const PLEDGED = 'my-secret-luck';
/** The seat of that player. */
const PLEDGING = 1;

const seatAsked = (table: string, seat: number, players: number): object => {
  if (seat >= players) return { bot: 'random' };
  if (seat === PLEDGING) return { nonceCommitment: commitToNonce(table, seat, PLEDGED) };
  return seat === 0 ? { nonce: NONCE } : {};
};

const isRevealed = (table: Table): boolean => table.status === 'finished' && table.seed !== null;

/** Everybody saw each event once and in order, and holds what the service says that they may know. */
export const holdsWhatIsTold = async ({ game, path, everybody }: Company): Promise<void> => {
  for (const { fold, digest, viewer, seqs, visitor } of everybody) {
    const { body } = await visitor.ask<{ state: Table; digest: string }>('GET', `${path}/state`);
    if (fold === null) throw new Error('Everybody has folded something.');
    expect(redactTable(game, fold, viewer)).toEqual(body.state);
    expect(digest).toBe(body.digest);
    const [first = 0] = seqs;
    expect(seqs).toEqual(seqs.map((_, index) => first + index));
  }
};
