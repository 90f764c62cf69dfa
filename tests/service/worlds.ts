import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { commitToNonce } from '#events/chain/nonces.js';
import type { TableId } from '#events/envelope.js';
import type { Happening } from '#events/seen-by.js';
import { kindOf } from '#events/token.js';
import type { Token } from '#events/token.js';
import type { Viewer } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { evolveTable, isTableEvent, openTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import type { Undo } from '#engine/kit/undo.js';
import { luckOf } from '#tests/laws/luck.js';
import type { Played, TrueStep } from '#tests/laws/played.js';
import { hiddenFrom } from '#tests/laws/tokens.js';
import { eventSeenBy } from '#tests/laws/viewers.js';

/** A table's whole past, and what is going to be asked for next: what a service is given, and what is done with it. */
export interface World {
  readonly id: TableId;
  readonly seed: Uint8Array;
  readonly past: readonly TrueStep[];
  /** How many draws were stored with a step: those of its decision, at the first of its events. */
  readonly draws: ReadonlyMap<number, number>;
  readonly next: readonly Given[];
}

export interface Given {
  readonly seat: number;
  readonly command: Asking | Undo;
}

/** The world of a played game, up to one of its moments and so many commands further. */
export const worldAt = (played: Played, at: number, further: number): World => {
  const { opening, happened, moments, seed, chance } = played;
  const seq = moments[at]?.table.seq ?? 0;
  return {
    id: chance.table as TableId,
    seed: sha256(utf8ToBytes(seed)),
    past: [
      { seq: 1, event: opening, seat: null, command: null },
      ...happened.map(({ step }) => step).filter((step) => step.seq <= seq),
    ],
    draws: new Map(drawsOf(played).filter(([first]) => first <= seq)),
    next: moments.slice(at, at + further).map(({ seat, command }) => ({ seat, command })),
  };
};

const drawsOf = ({ drew, happened, moments }: Played): readonly (readonly [seq: number, draws: number])[] => [
  [startIn(happened.map(({ step }) => step)), drew],
  ...moments.map(({ happened: [first], drew: some }) => [first?.step.seq ?? 0, some] as const),
];

const startIn = (steps: readonly TrueStep[]): number =>
  steps.find(({ event }) => event.type === 'TableStarted')?.seq ?? 0;

/**
 * Another world that a viewer cannot tell from this one: two components have changed places, ever since the beginning where
 * they were never shown to him, or since something that he saw in part. Null where the two are not alike to him after all,
 * since what comes next would show them.
 */
export const otherWorld = (played: Played, world: World, viewer: Viewer): World | null => {
  const luck = luckOf(`${played.seed} ${viewer}`);
  const hidden = luck.shuffled(
    hiddenFrom(played.game, tableOf(played.game, world).state, viewer).slots.map(({ token }) => token),
  );
  const ever = exchangesSince(played.game, world, viewer, 1, hidden, hidden);
  for (const exchange of [...ever.slice(0, MOST_TRIED), ...laterExchanges(played.game, world, viewer, hidden)]) {
    const there = exchanged(world, exchange);
    if (isLike(played, world, there, viewer)) return withOtherSecrets(played, there);
  }
  return null;
};

/**
 * Also otherwise: the nonce that a seat committed to and never revealed, of which everybody knows no more than its commitment; and
 * which decision took how many draws, of which nobody is told while the game goes on. The next draw is the same one in both.
 */
const withOtherSecrets = ({ chance }: Played, world: World): World => {
  const all = drawnIn(world);
  return { ...world, past: withheldOtherwise(world.past, chance.table), draws: new Map([[startIn(world.past), all]]) };
};

const drawnIn = ({ draws }: World): number => [...draws.values()].reduce((sum, some) => sum + some, 0);

const withheldOtherwise = (past: readonly TrueStep[], table: string): readonly TrueStep[] => {
  const events = past.map(({ event }) => (isTableEvent(event) ? event : null));
  const withheld = events.flatMap((event) => (event?.type === 'NonceWithheld' ? [event.seat] : []));
  return past.map((step, index) => {
    const event = events[index];
    if (event?.type !== 'SeatTaken' || !withheld.includes(event.seat)) return step;
    return { ...step, event: { ...event, nonceCommitment: commitToNonce(table, event.seat, 'another one') } };
  });
};

/** Each is folded and played on. */
const MOST_TRIED = 12;

interface Exchange {
  readonly one: Token;
  readonly other: Token;
  readonly since: number;
}

/** Pairs of like components of which nothing was shown since: they may change places. */
const exchangesSince = (
  game: Game,
  { past, next }: World,
  viewer: Viewer,
  since: number,
  ones: readonly Token[],
  others: readonly Token[],
): readonly Exchange[] => {
  const later = past.filter(({ seq }) => seq >= since);
  const seen = told(game, later, viewer) + JSON.stringify(next.filter(({ seat }) => seat === viewer));
  const isFree = (token: Token): boolean => !seen.includes(`"${token}"`);
  const free = others.filter(isFree);
  return ones
    .filter(isFree)
    .flatMap((one) =>
      free.flatMap((other) => (one !== other && kindOf(one) === kindOf(other) ? [{ one, other, since }] : [])),
    );
};

/** The same since each event that the viewer saw in part, the latest first. */
const laterExchanges = (game: Game, world: World, viewer: Viewer, hidden: readonly Token[]): readonly Exchange[] =>
  world.past
    .toReversed()
    .flatMap(({ seq, event }) => {
      const seen = JSON.stringify(eventSeenBy(game, event, viewer));
      const kept = hidden.filter(
        (token) => JSON.stringify(event).includes(`"${token}"`) && !seen.includes(`"${token}"`),
      );
      return exchangesSince(game, world, viewer, seq, kept, hidden).slice(0, MOST_TRIED);
    })
    .slice(0, MOST_LATER);

const MOST_LATER = 48;

const exchanged = (world: World, { one, other, since }: Exchange): World => {
  const swap = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, member: unknown) => {
      if (member === one) return other;
      return member === other ? one : member;
    }) as T;
  const past = world.past.map((step) => (step.seq < since ? step : swap(step)));
  return { ...world, past, next: swap(world.next) };
};

/** Whether it can have happened, with something else in it, and the rules have the viewer see the same in both. */
const isLike = ({ game, chance }: Played, here: World, there: World, viewer: Viewer): boolean => {
  if (JSON.stringify(here.past) === JSON.stringify(there.past)) return false;
  if (told(game, here.past, viewer) !== told(game, there.past, viewer)) return false;
  if (componentsOf(game, here) !== componentsOf(game, there)) return false;
  const one = comesOf(game, here, chance);
  const other = comesOf(game, there, chance);
  return one !== null && other !== null && told(game, one, viewer) === told(game, other, viewer);
};

/** All that there is at the table; null where somebody has what is not there to be had. */
const componentsOf = (game: Game, world: World): string | null => {
  try {
    return (JSON.stringify(tableOf(game, world).state).match(/"[^"]+"/g) ?? []).toSorted().join();
  } catch {
    // What cannot have happened cannot be folded.
    return null;
  }
};

const told = (game: Game, steps: readonly TrueStep[], viewer: Viewer): string =>
  JSON.stringify(steps.map(({ event }) => eventSeenBy(game, event, viewer)));

export const tableOf = (game: Game, { past }: World): PlayingTable<object> => {
  const [first, ...rest] = past;
  if (first?.event.type !== 'TableOpened') throw new Error('A table begins with its opening.');
  let table: Table = openTable(first.event as Parameters<typeof openTable>[0]);
  for (const step of rest) table = evolveTable(game, table, step, 'auditor');
  if (table.status !== 'playing') throw new Error('The game is going on.');
  return table;
};

/** What the next commands bring about, or null where one of them is refused. */
const comesOf = (game: Game, world: World, chance: Played['chance']): readonly TrueStep[] | null => {
  let table: Table = tableOf(game, world);
  const before = drawnIn(world);
  const handed: Draws[] = [];
  const steps: TrueStep[] = [];
  for (const { seat, command } of world.next) {
    const drawn = handed.reduce((sum, draws) => sum + draws.used(), before);
    const luck = { ...chance, drawn, handedOut: (draws: Draws) => void handed.push(draws) };
    const decision = table.status === 'playing' ? act(game, table, seat, command, luck) : null;
    if (decision?.ok !== true) return null;
    for (const event of decision.events as readonly Happening[]) {
      const step: TrueStep = { seq: table.seq + 1, event, seat, command: `n${steps.length}` };
      table = evolveTable(game, table, step, 'auditor');
      steps.push(step);
    }
  }
  return steps;
};
