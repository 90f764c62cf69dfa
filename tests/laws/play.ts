import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { commitToSeed, tableKey } from '#events/chain/commitment.js';
import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import { NEWEST_SCHEME } from '#events/chain/schemes.js';
import type { Scheme } from '#events/chain/schemes.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import type { Bot } from '#bots/bot.js';
import { random } from '#bots/random.js';
import { comeBack, standIn, warn } from '#engine/kit/absence.js';
import { act, start } from '#engine/kit/act.js';
import type { Chance } from '#engine/kit/act.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Asking, Game, Setting } from '#engine/kit/game.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { chanceBy } from './chance-by.js';
import { luckOf } from './luck.js';
import type { Luck } from './luck.js';
import { seatsOf } from './played.js';
import type { Fault, Happened, Moment, Played } from './played.js';

/** More commands than any honest game takes: what plays on after so many never ends. */
const MOST_COMMANDS = 5_000;

export interface Sitting {
  readonly game: Game;
  readonly setting: Setting;
  readonly seed: string;
  /** Who decides for each seat; random where nobody is named. */
  readonly bots?: readonly Bot<object, Asking>[];
  /** How the table's draws are keyed: by the newest scheme where none is named. */
  readonly scheme?: Scheme;
  /** In scheme 2: how each seat comes by its nonce, the first one's way first, and in turns where there are more seats. */
  readonly adds?: readonly Way[];
  /** A server that cheats: behind so many draws it leaves some out. */
  readonly skip?: Skip;
  /** How many times out of a hundred somebody takes back what can be taken back. */
  readonly undos?: number;
  /** After how many commands out of a hundred somebody is warned, stood in for, or comes back. */
  readonly absences?: number;
}

/** Names its nonce, names none, or commits to one and then reveals or withholds it. */
export type Way = 'named' | 'derived' | 'revealed' | 'withheld';

/** Two seats commit where there are three: the last of them keeps its nonce to itself. */
const EVERY_WAY: readonly Way[] = ['revealed', 'named', 'withheld', 'derived'];

/** Play a game at a real table, by the kit's own rules, until it ends. */
export const play = (sitting: Sitting): Played => {
  const { game, setting, seed } = sitting;
  const { opening, chance, seated } = seatedTable(sitting);
  const luck = luckOf(seed);
  const open = seated.at(-1)?.table ?? openTable(opening);
  const counter = counting(chance, sitting.skip);
  const happened = [...seated, ...stepsOf(game, open, start(game, open, counter.next()), null, null)];
  const drew = counter.taken();
  const moments: Moment[] = [];

  let table = happened.at(-1)?.table ?? open;
  while (table.status === 'playing' && game.deciding(table.state).length > 0 && moments.length < MOST_COMMANDS) {
    const moment = momentAt(sitting, table, counter, luck, `c${moments.length}`);
    if ('message' in moment)
      return { game, seed, setting, chance, drew, opening, happened, moments, end: table, fault: moment };
    moments.push(moment);
    happened.push(...moment.happened);
    happened.push(...absenceAfter(sitting, moment));
    table = happened.at(-1)?.table ?? table;
  }
  return { game, seed, setting, chance, drew, opening, happened, moments, end: table, fault: null };
};

/** What somebody does next, or what goes wrong where he does what he may do. */
const momentAt = (
  sitting: Sitting,
  table: PlayingTable<object>,
  counter: Counter,
  luck: Luck,
  name: string,
): Moment | Fault => {
  const { game } = sitting;
  const wish = wishAt(sitting, table, luck);
  if (wish.command === null) return { table, seat: wish.seat, command: null, message: 'has no choice' };
  try {
    const chance = counter.next();
    const decision = act(game, table, wish.seat, wish.command, chance);
    if (!decision.ok) return { ...wish, table, message: `refused: ${decision.refusal.message}` };
    return {
      ...wish,
      table,
      chance,
      drew: counter.taken(),
      happened: stepsOf(game, table, decision.events, wish.seat, name),
    };
  } catch (error) {
    return { ...wish, table, message: `threw: ${String(error)}` };
  }
};

type Wish = Pick<Moment, 'seat' | 'command' | 'choices'> | { readonly seat: Seat; readonly command: null };

/** What somebody asks for: one of the seats that are to decide, or one that takes something back. */
const wishAt = ({ game, bots = [], undos = 5 }: Sitting, table: PlayingTable<object>, luck: Luck): Wish => {
  const back = luck.below(100) < undos ? waysBack(table) : [];
  if (back.length > 0) return luck.pick(back);

  const seat = luck.pick(game.deciding(table.state));
  const choices = game.choices(table.state, seat);
  if (choices.length === 0) return { seat, command: null };
  const view = {
    seat,
    choices,
    luck: luck.next,
    /** Only a bot that looks pays for the looking. */
    get state() {
      return game.redact(table.state, seat);
    },
  };
  return { seat, choices, command: (bots[seat] ?? random)(view) };
};

const waysBack = (table: PlayingTable<object>): readonly Wish[] =>
  seatsOf(table.setting).flatMap((seat) =>
    undoable(table, seat).map((to) => ({ seat, choices: [], command: { type: 'undo' as const, to } })),
  );

/** What the table's clock does between two commands. Its luck is its own: with absences a game begins as without. */
const absenceAfter = ({ game, seed, absences = 0 }: Sitting, { happened }: Moment): readonly Happened[] => {
  const table = happened.at(-1)?.table;
  if (table?.status !== 'playing') return [];
  const luck = luckOf(`${seed} away at ${table.seq}`);
  if (luck.below(100) >= absences) return [];
  const seat = luck.below(table.setting.seats);
  const decision = table.standIns[seat] === null ? luck.pick([warn, standInOf])(table, seat) : comeBack(table, seat);
  return decision.ok ? stepsOf(game, table, decision.events, null, null) : [];
};

const standInOf = (table: Table, seat: Seat) => standIn(table, seat, 'random');

const seatedTable = ({ game, setting, seed, scheme = NEWEST_SCHEME, adds = EVERY_WAY }: Sitting) => {
  const secret = sha256(utf8ToBytes(seed));
  const opening = {
    type: 'TableOpened',
    game: game.id,
    edition: game.edition,
    ...setting,
    commitment: commitToSeed(secret),
    ...(scheme === 1 ? {} : { scheme }),
  } as const;
  const table = `table-${seed}`;
  const seats = seatsOf(setting).map((seat) => {
    const way = adds[seat % adds.length] ?? 'derived';
    return seatIn(opening, table, seat, `nonce-${seed}-${seat}`, way);
  });
  const settled = seats.flatMap(({ settles }) => (settles === null ? [] : [settles]));
  const asked: readonly TableEvent[] = settled.length === 0 ? [] : [{ type: 'RevealsAsked' }];
  // What is withheld is settled when the time is over, behind every reveal.
  const [reveals, withheld] = [settled.filter(isReveal), settled.filter((event) => !isReveal(event))];
  const events = [...seats.map(({ taken }) => taken), ...asked, ...reveals, ...withheld];
  const chance = chanceBy(
    tableKey(
      secret,
      seats.map(({ nonce }) => nonce),
    ),
    table,
  );
  return { opening, chance, seated: stepsOf(game, openTable(opening), events, null, null) };
};

const isReveal = ({ type }: TableEvent): boolean => type === 'NonceRevealed';

interface Seated {
  readonly nonce: string;
  readonly taken: TableEvent;
  /** The end of a commitment: the reveal, or the derived nonce in its place. */
  readonly settles: TableEvent | null;
}

const seatIn = (
  { scheme = 1, commitment }: { readonly scheme?: Scheme; readonly commitment: string },
  table: string,
  seat: Seat,
  nonce: string,
  way: Way,
): Seated => {
  const taken = { type: 'SeatTaken', seat } as const;
  const claim = `claim-${nonce}`;
  if (scheme === 1) return { nonce, taken: { ...taken, nonce }, settles: null };
  const derived = derivedNonce(commitment, table, seat);
  const committed = { ...taken, claim, nonceCommitment: commitToNonce(table, seat, nonce) };
  switch (way) {
    case 'named':
      return { nonce, taken: { ...taken, claim, nonce }, settles: null };
    case 'derived':
      return { nonce: derived, taken: { ...taken, claim, derivedNonce: derived }, settles: null };
    case 'revealed':
      return { nonce, taken: committed, settles: { type: 'NonceRevealed', seat, nonce } };
    case 'withheld':
      return { nonce: derived, taken: committed, settles: { type: 'NonceWithheld', seat, derivedNonce: derived } };
  }
};

const stepsOf = (
  game: Game,
  from: Table,
  events: readonly Happening[],
  seat: Seat | null,
  command: string | null,
): Happened[] => {
  let table = from;
  return events.map((event) => {
    const step = { seq: table.seq + 1, event, seat, command };
    table = evolveTable(game, table, step, 'auditor');
    return { step, table };
  });
};

interface Skip {
  readonly after: number;
  readonly by: number;
}

interface Counter {
  /** For one decision. */
  next(): Chance;
  /** How many draws the last one took. */
  taken(): number;
}

/** Counts the draws of a table as the service does: what an earlier decision took is behind the next one. */
const counting = (chance: Chance, { after, by }: Skip = { after: Infinity, by: 0 }): Counter => {
  let drawn = 0;
  let handed: Draws | null = null;
  const taken = (): number => handed?.used() ?? 0;
  return {
    next: () => {
      drawn += taken();
      handed = null;
      return { ...chance, drawn: drawn >= after ? drawn + by : drawn, handedOut: (draws) => void (handed = draws) };
    },
    taken,
  };
};
