import type { Scheme } from '#events/chain/schemes.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { Chance } from '#engine/kit/act.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Game } from '#engine/kit/game.js';
import { evolveTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import { isUndo, undoable } from '#engine/kit/undo.js';
import { firstDifference } from './difference.js';
import type { Law } from './law.js';
import { luckOf } from './luck.js';
import type { Luck } from './luck.js';
import type { Moment, Played } from './played.js';
import { momentsOf } from './sampling.js';
import { isNewsAt } from './ways-back.js';

/**
 * A player who knows what will be drawn gains nothing by acting and undoing before it (rule K8). Looked at under one scheme,
 * whatever the game was played with: the first scheme does not keep this promise, and the law is to find that.
 */
export const drawsStayUnder = (scheme: Scheme): Law => ({
  id: 'D1',
  promise: 'whatever is done and undone before a draw, it and every later one stays as it was',

  *broken(played, effort) {
    for (const moment of momentsOf(played, effort)) {
      const table = { ...moment.table, scheme };
      const luck = luckOf(`${played.seed} detour at ${table.seq}`);
      for (const seat of played.game.deciding(table.state)) {
        const back = afterDetour(played.game, table, seat, moment.chance, luck);
        if (typeof back === 'string') yield { seq: table.seq, message: `seat ${seat} on a detour: ${back}` };
        const fault = back === null || typeof back === 'string' ? null : otherDraw(played, moment, table, back);
        if (fault !== null) yield { seq: table.seq, message: `after a detour of seat ${seat}: ${fault}` };
      }
    }
  },
});

/** New tables are played under it. */
export const drawsStay = drawsStayUnder(2);

/** The table after a seat did something free, up to so many times, and undid it; `null` where there is nothing of the kind. */
const afterDetour = (
  game: Game,
  from: PlayingTable<object>,
  seat: Seat,
  chance: Chance,
  luck: Luck,
): PlayingTable<object> | string | null => {
  let table = from;
  for (let steps = 1 + luck.below(LONGEST_DETOUR); steps > 0; steps -= 1) {
    const there = freeStep(game, table, seat, chance, luck);
    if (there === null) break;
    table = there;
  }
  if (table === from) return null;
  const ways = undoable(table, seat).filter((to) => to >= from.seq);
  for (const to of luck.below(2) === 0 ? ways : ways.slice(-1)) {
    const back = done(game, table, seat, { type: 'undo', to }, chance);
    if (back?.table.status !== 'playing' || back.drew > 0) return 'an undo is refused, or draws';
    table = back.table;
  }
  const difference = firstDifference(from.state, table.state);
  return difference === null ? table : `the undo leads elsewhere: ${difference}`;
};

/** Something that a seat may do that draws nothing, shows nobody anything, and can be undone. */
const freeStep = (game: Game, table: PlayingTable<object>, seat: Seat, chance: Chance, luck: Luck) => {
  if (!game.deciding(table.state).includes(seat)) return null;
  for (const command of luck.shuffled(game.choices(table.state, seat)).slice(0, MOST_TRIED)) {
    const there = done(game, table, seat, command, chance);
    if (there === null || there.drew > 0 || there.events.some((event) => isNewsAt(game, event))) continue;
    if (there.table.status === 'playing' && undoable(there.table, seat).includes(table.seq)) return there.table;
  }
  return null;
};

/** The first thing that comes out otherwise after the detour, by the commands that came then, for a few turns. */
const otherDraw = (
  { game, moments }: Played,
  moment: Moment,
  direct: PlayingTable<object>,
  detour: PlayingTable<object>,
): string | null => {
  let tables: readonly Table[] = [direct, detour];
  const from = moments.indexOf(moment);
  for (const { seat, command, chance } of moments.slice(from, from + LONGEST_LOOK)) {
    if (isUndo(command)) return null;
    const [straight, around] = tables.map((table) => done(game, table, seat, command, chance));
    const difference = firstDifference(straight?.events, around?.events);
    if (difference !== null) return `${command.type} comes out otherwise: ${difference}`;
    if (!straight || !around) return null;
    tables = [straight.table, around.table];
  }
  return null;
};

interface Done {
  readonly events: readonly Happening[];
  readonly drew: number;
  readonly table: Table;
}

const done = (game: Game, from: Table, seat: Seat, command: unknown, chance: Chance): Done | null => {
  const handed: Draws[] = [];
  const decision = act(game, from, seat, command, { ...chance, handedOut: (draws) => void handed.push(draws) });
  if (!decision.ok) return null;
  const name = `detour ${from.seq}`;
  const table = decision.events.reduce<Table>(
    (before, event) => evolveTable(game, before, { seq: before.seq + 1, event, seat, command: name }, 'auditor'),
    from,
  );
  const drew = handed.reduce((sum, draws) => sum + draws.used(), 0);
  return { events: decision.events, drew, table };
};

const LONGEST_DETOUR = 3;
/** A few turns: in them something is drawn in every game. */
const LONGEST_LOOK = 40;
/** Of many choices a few are enough to find a free one. */
const MOST_TRIED = 12;
