import { join } from 'node:path';
import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import { strong } from '#bots/light-masters/strong.js';
import { random } from '#bots/random.js';
import type { Options } from '#engine/kit/game.js';
import { undoable } from '#engine/kit/undo.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { playAny } from './any-game.js';
import type { ChooserIn, MoveIn } from './any-game.js';
import { transcriptOf } from './transcript.js';
import { wordsWith } from './words.js';

/** One game of Light Masters worth keeping. */
export interface LightMastersPlan {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** Whether the last hand was completed in the last turn of a round, or others had turns left in it. */
  readonly end: 'at once' | 'after the round';
  readonly won: 'by Lira' | 'by fewer creations' | 'together';
  /** Who plays: good players, or plain ones who complete what they can and otherwise do anything. */
  readonly players: keyof typeof PLAYERS;
  /** In how many of a hundred decisions they undo the one before, where they can. */
  readonly undoes: number;
  /** Name and deal fix all luck: another deal is another game. */
  readonly deal: number;
}

type Chooser = ChooserIn<LightMastersState, LightMastersCommand>;
type Move = MoveIn<LightMastersState, LightMastersCommand, LightMastersEvent>;

export const LIGHT_MASTERS_FOLDER = join('tests', 'playthroughs', 'light-masters');

export const lightMastersPlayed = (plan: LightMastersPlan): readonly Move[] =>
  playAny(lightMasters, `${plan.name}, deal ${plan.deal}`, plan, (table, seat, choices, luck) => {
    const [back] = undoable(table, seat);
    if (back !== undefined && plan.undoes > luck.below(PERCENT)) return { type: 'undo', to: back };
    return PLAYERS[plan.players](table, seat, choices, luck);
  });

export const lightMastersText = ({ name, seats, end, won }: LightMastersPlan, moves: readonly Move[]): string =>
  transcriptOf(
    lightMasters,
    wordsWith(() => null),
    `Murano: Light Masters, ${seats} seats: ${name}. It ends ${end}, and is won ${won}.`,
    seats,
    moves,
  );

const PERCENT = 100;
const FINE = 1_000_000;

const good: Chooser = ({ state }, seat, choices, luck) =>
  strong({ state: lightMasters.redact(state, seat), seat, choices, luck: () => luck.below(FINE) / FINE });

const plain: Chooser = ({ state }, seat, choices, luck) => {
  const completing = choices.filter(({ type }) => type === 'complete');
  const useful = choices.filter(({ type }) => !WASTEFUL.includes(type));
  const [liked = choices] = luck.below(PERCENT) < OFTEN ? [completing, useful].filter(({ length }) => length > 0) : [];
  return random({ state, seat, choices: liked, luck: () => luck.below(FINE) / FINE });
};

/** What plain players do seldom. */
const WASTEFUL: readonly LightMastersCommand['type'][] = ['putFirst', 'turnRing', 'sellSeveral'];
const OFTEN = 93;

const PLAYERS = { good, plain } as const;

const USUAL = { options: {}, end: 'after the round', won: 'by Lira', undoes: 0 } as const;

/** At least one for each number of seats, for each way of ending and of winning, and for each option. */
export const LIGHT_MASTERS_PLANS: readonly LightMastersPlan[] = [
  { ...USUAL, name: '2-good', deal: 9, seats: 2, players: 'good' },
  { ...USUAL, name: '2-first-game', deal: 95, seats: 2, players: 'plain', options: { firstGame: true } },
  { ...USUAL, name: '2-fewer-creations', deal: 582, seats: 2, players: 'plain', won: 'by fewer creations' },
  { ...USUAL, name: '2-shared', deal: 683, seats: 2, players: 'plain', won: 'together' },
  { ...USUAL, name: '3-at-once-with-undo', deal: 27, seats: 3, players: 'plain', end: 'at once', undoes: 5 },
  { ...USUAL, name: '3-other-ring', deal: 15, seats: 3, players: 'good', options: { ringB: true } },
  { ...USUAL, name: '4-good', deal: 8, seats: 4, players: 'good', end: 'at once' },
  {
    ...USUAL,
    name: '4-first-game-on-the-other-ring',
    deal: 225,
    seats: 4,
    players: 'plain',
    options: { firstGame: true, ringB: true },
  },
];

/** How a finished game ended and was won. */
export const endOf = (moves: readonly Move[]): Pick<LightMastersPlan, 'end' | 'won'> | null => {
  const table = moves.at(-1)?.after;
  if (table?.status !== 'finished') return null;
  const { starter, endedBy, players } = table.state;
  const { standings } = table.outcome;
  const best = Math.max(...standings.map(({ points }) => points));
  const tied = standings.filter(({ points }) => points === best).length > 1;
  const winners = standings.filter(({ place }) => place === 1).length;
  return {
    end: endedBy !== null && (endedBy + 1) % players.length === starter ? 'at once' : 'after the round',
    won: winners > 1 ? 'together' : tied ? 'by fewer creations' : 'by Lira',
  };
};
