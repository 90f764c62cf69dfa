import type { TableId } from '#events/envelope.js';
import type { Outcome } from '#events/table/events.js';
import type { Visibility } from '#events/wire/tables.js';
import type { Sitter } from '#store/lobby.js';
import type { PlayRecord } from '#store/projections.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { anEvent, anOpening, aTable, digestOf } from '#tests/store/story.js';
import { happens, MOVED, STARTED, taken } from './story.js';

export const anna: Sitter = { player: 'anna' };
export const ben: Sitter = { player: 'ben' };
export const carla: Sitter = { player: 'carla' };
export const strong: Sitter = { bot: 'strong' };

export interface Evening {
  readonly sitters: readonly Sitter[];
  /** The points of each seat; null where the game goes on. */
  readonly points: readonly number[] | null;
  readonly game?: string;
  readonly visibility?: Visibility;
  /** When it was finished. */
  readonly at?: number;
}

/** A table at which these sat down, played, and ended with so many points. */
export const plays = async (kept: Kept, evening: Evening, table = aTable()): Promise<TableId> => {
  const { sitters, points, game = 'murano', visibility = 'public', at = 1_761_955_300_000 } = evening;
  const { lobby, store } = kept;
  await lobby.announce({ table, creator: 'dario', visibility, clock: { kind: 'none' }, at: 5 });
  for (const [seat, sitter] of sitters.entries()) await lobby.claim({ table, seat, claim: `n${seat}`, sitter });
  const opened = {
    type: 'TableOpened',
    game,
    edition: 1,
    seats: sitters.length,
    options: {},
    commitment: digestOf('seed', table),
  };
  await store.open({ ...anOpening(table), events: [anEvent(table, 1, opened)] });
  await happens(store, table, ...sitters.map((_, seat) => taken(seat, `n${seat}`)), STARTED, MOVED);
  if (points !== null) await finishes(kept, table, outcomeOf(points), at);
  return table;
};

const finishes = async ({ store }: Kept, table: TableId, outcome: Outcome, at: number): Promise<void> => {
  const head = await store.head(table);
  if (head === null) throw new Error('It was opened.');
  const event = { ...anEvent(table, head.seq + 1, { type: 'TableFinished', outcome }), at };
  await store.append({ table, after: head.seq, onto: head.digest, events: [event], command: null });
};

/** Who has more is in front; who has as many shares the place. */
const outcomeOf = (points: readonly number[]): Outcome => ({
  standings: points.map((own, seat) => {
    return { seat, place: 1 + points.filter((other) => other > own).length, points: own };
  }),
});

/** Everybody who is spoken of has a name, so that they show. */
export const known = async (kept: Kept, ask: (text: string) => Promise<unknown>): Promise<void> => {
  for (const name of ['anna', 'ben', 'carla', 'dario'])
    await ask(
      `insert into store.players (id, name, name_key) values ('${name}', '${name}', '${name}') on conflict do nothing`,
    );
};

export const recordIn = async ({ standings }: Kept, player: string, game = 'murano'): Promise<PlayRecord | undefined> =>
  (await standings.record(player)).find((one) => one.game === game)?.record;
