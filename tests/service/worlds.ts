import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableId } from '#events/envelope.js';
import type { Happening } from '#events/seen-by.js';
import { kindOf } from '#events/token.js';
import type { Token } from '#events/token.js';
import type { Viewer } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
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
  readonly next: readonly Given[];
}

export interface Given {
  readonly seat: number;
  readonly command: Asking | Undo;
}

/** The world of a played game, up to one of its moments and so many commands further. */
export const worldAt = ({ opening, happened, moments, seed, chance }: Played, at: number, further: number): World => {
  const seq = moments[at]?.table.seq ?? 0;
  return {
    id: chance.table as TableId,
    seed: sha256(utf8ToBytes(seed)),
    past: [
      { seq: 1, event: opening, seat: null, command: null },
      ...happened.map(({ step }) => step).filter((step) => step.seq <= seq),
    ],
    next: moments.slice(at, at + further).map(({ seat, command }) => ({ seat, command })),
  };
};

/**
 * Another world that a viewer cannot tell from this one: two components that were never shown to him have changed places
 * ever since the beginning. Null where the two are not alike to him after all, since what comes next would show them.
 */
export const otherWorld = (played: Played, world: World, viewer: Viewer): World | null => {
  const { game } = played;
  const here = tableOf(game, world);
  const seen = told(game, world.past, viewer) + JSON.stringify(world.next.filter(({ seat }) => seat === viewer));
  const hidden = hiddenFrom(game, here.state, viewer).slots.map(({ token }) => token);
  const free = luckOf(`${played.seed} ${viewer}`).shuffled(hidden.filter((token) => !seen.includes(`"${token}"`)));
  const alike = free.flatMap((one) =>
    free.flatMap((other) => (one < other && kindOf(one) === kindOf(other) ? [[one, other] as const] : [])),
  );
  for (const [one, other] of alike.slice(0, MOST_TRIED)) {
    const there = exchanged(world, one, other);
    if (isLike(played, world, there, viewer)) return there;
  }
  return null;
};

/** Each is folded and played on. */
const MOST_TRIED = 12;

const exchanged = (world: World, one: Token, other: Token): World => {
  const swap = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, member: unknown) => {
      if (member === one) return other;
      return member === other ? one : member;
    }) as T;
  return { ...world, past: swap(world.past), next: swap(world.next) };
};

/** Whether the rules have the viewer see the same happen in both, and something else happened before. */
const isLike = ({ game, chance }: Played, here: World, there: World, viewer: Viewer): boolean => {
  const one = comesOf(game, here, chance);
  const other = comesOf(game, there, chance);
  return (
    one !== null &&
    other !== null &&
    JSON.stringify(here.past) !== JSON.stringify(there.past) &&
    told(game, here.past, viewer) === told(game, there.past, viewer) &&
    told(game, one, viewer) === told(game, other, viewer)
  );
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
  const steps: TrueStep[] = [];
  for (const { seat, command } of world.next) {
    const decision = table.status === 'playing' ? act(game, table, seat, command, chance) : null;
    if (decision?.ok !== true) return null;
    for (const event of decision.events as readonly Happening[]) {
      const step: TrueStep = { seq: table.seq + 1, event, seat, command: `n${steps.length}` };
      table = evolveTable(game, table, step, 'auditor');
      steps.push(step);
    }
  }
  return steps;
};
