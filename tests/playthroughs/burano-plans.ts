import { join } from 'node:path';
import type { BuranoCommand } from '#events/burano/commands.js';
import type { Ending } from '#events/burano/components.js';
import type { BuranoEvent } from '#events/burano/events.js';
import { strong } from '#bots/burano/strong.js';
import { random } from '#bots/random.js';
import { burano } from '#engine/burano/game.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Options } from '#engine/kit/game.js';
import { undoable } from '#engine/kit/undo.js';
import { playAny } from './any-game.js';
import type { ChooserIn, MoveIn } from './any-game.js';
import { transcriptOf } from './transcript.js';
import { wordsWith } from './words.js';

/** One game of Walking in Burano worth keeping. */
export interface BuranoPlan {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  readonly why: Ending;
  /** Who plays: good players, hasty ones who place what they can, or idle ones who seldom do. */
  readonly players: keyof typeof PLAYERS;
  /** In how many of a hundred decisions they undo the one before, where they can. */
  readonly undoes: number;
  /** Name and deal fix all luck: another deal is another game. */
  readonly deal: number;
}

type Chooser = ChooserIn<BuranoState, BuranoCommand>;
type Move = MoveIn<BuranoState, BuranoCommand, BuranoEvent>;

export const BURANO_FOLDER = join('tests', 'playthroughs', 'burano');

export const playedIn = (plan: BuranoPlan): readonly Move[] =>
  playAny(burano, `${plan.name}, deal ${plan.deal}`, plan, (table, seat, choices, luck) => {
    const [back] = undoable(table, seat);
    if (back !== undefined && plan.undoes > luck.below(PERCENT)) return { type: 'undo', to: back };
    return PLAYERS[plan.players](table, seat, choices, luck);
  });

export const buranoText = ({ name, seats, why }: BuranoPlan, moves: readonly Move[]): string =>
  transcriptOf(
    burano,
    wordsWith(() => null),
    `Walking in Burano, ${seats} seats: ${name}. It ends by ${why}.`,
    seats,
    moves,
  );

const PERCENT = 100;
const FINE = 1_000_000;

const good: Chooser = ({ state }, seat, choices, luck) =>
  strong({ state: burano.redact(state, seat), seat, choices, luck: () => luck.below(FINE) / FINE });

/** Any of the choices, but placing over finishing, or finishing over placing, so many times in a hundred. */
const fondOf =
  (unwanted: BuranoCommand['type'], often: number): Chooser =>
  ({ state }, seat, choices, luck) => {
    const liked = luck.below(PERCENT) < often ? choices.filter(({ type }) => type !== unwanted) : [];
    return random({ state, seat, choices: liked.length > 0 ? liked : choices, luck: () => luck.below(FINE) / FINE });
  };

const PLAYERS = { good, hasty: fondOf('finishPlacing', 95), idle: fondOf('placeFloor', 95) } as const;

const PLAIN = { options: {}, undoes: 0, deal: 1 } as const;

/** At least one for each number of seats, for each way of ending and for each option. */
export const BURANO_PLANS: readonly BuranoPlan[] = [
  { ...PLAIN, name: '1-five-houses', seats: 1, why: 'five-houses', players: 'good' },
  { ...PLAIN, name: '1-no-characters', seats: 1, why: 'no-characters', players: 'hasty' },
  { ...PLAIN, name: '2-five-houses', seats: 2, why: 'five-houses', players: 'good' },
  { ...PLAIN, name: '2-empty-supply-with-undo', seats: 2, why: 'empty-supply', players: 'hasty', undoes: 30 },
  { ...PLAIN, name: '3-five-houses', seats: 3, why: 'five-houses', players: 'good' },
  { ...PLAIN, name: '3-standstill', seats: 3, why: 'standstill', players: 'idle' },
  {
    ...PLAIN,
    name: '4-five-houses-for-beginners',
    seats: 4,
    options: { beginnersCharacters: true, noWindowPenalty: true },
    why: 'five-houses',
    players: 'hasty',
  },
  { ...PLAIN, name: '4-five-houses', seats: 4, why: 'five-houses', players: 'good' },
];
