import type { LightMastersCommand } from '#events/light-masters/commands.js';
import { strong } from '#bots/light-masters/strong.js';
import { random } from '#bots/random.js';
import type { Options } from '#engine/kit/game.js';
import type { FinishedTable } from '#engine/kit/table.js';
import { lightMasters, lightMastersEditions } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { playAny, playedBy, takingBack } from '../any-game.js';
import type { ChooserIn } from '../any-game.js';
import type { Kept, Playthroughs } from '../kept.js';
import { wordsWith } from '../words.js';

const ENDS = ['at once', 'after the round'] as const;
const WINS = ['by Lira', 'by fewer creations', 'together'] as const;

type LightMastersGame = typeof lightMasters;

interface Plan {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** Whether the last hand was completed in the last turn of a round, or others had turns left in it. */
  readonly end: (typeof ENDS)[number];
  readonly won: (typeof WINS)[number];
  /** Who plays: good players, or plain ones who complete what they can and otherwise do anything. */
  readonly players: keyof typeof PLAYERS;
  /** In how many of a hundred decisions they undo the one before, where they can. */
  readonly undoes: number;
  /** Name and deal fix all luck: another deal is another game. */
  readonly deal: number;
}

type Chooser = ChooserIn<LightMastersState, LightMastersCommand>;

const anything = playedBy(lightMasters, random);

const plain: Chooser = (table, seat, choices, luck) => {
  const completing = choices.filter(({ type }) => type === 'complete');
  const useful = choices.filter(({ type }) => !WASTEFUL.includes(type));
  const [liked = choices] = luck.below(100) < OFTEN ? [completing, useful].filter(({ length }) => length > 0) : [];
  return anything(table, seat, liked, luck);
};

/** What plain players do seldom. */
const WASTEFUL: readonly LightMastersCommand['type'][] = ['putFirst', 'turnRing', 'sellSeveral'];
const OFTEN = 93;

const PLAYERS = { good: playedBy(lightMasters, strong), plain } as const;

const USUAL = { options: {}, end: 'after the round', won: 'by Lira', undoes: 0 } as const;

/** At least one for each number of seats, for each way of ending and of winning, and for each option. */
const PLANS: readonly Plan[] = [
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

const keptOf = (game: LightMastersGame, plan: Plan): Kept => ({
  ...plan,
  ends: [plan.end, plan.won],
  play: () => playAny(game, `${plan.name}, deal ${plan.deal}`, plan, takingBack(plan.undoes, PLAYERS[plan.players])),
});

/** How a finished game ended and was won. */
const endOf = ({ state, outcome: { standings } }: FinishedTable<LightMastersState>): readonly string[] => {
  const { starter, endedBy, players } = state;
  const best = Math.max(...standings.map(({ points }) => points));
  const tied = standings.filter(({ points }) => points === best).length > 1;
  const winners = standings.filter(({ place }) => place === 1).length;
  return [
    endedBy !== null && (endedBy + 1) % players.length === starter ? 'at once' : 'after the round',
    winners > 1 ? 'together' : tied ? 'by fewer creations' : 'by Lira',
  ];
};

const playthroughsOf = (game: LightMastersGame): Playthroughs => ({
  game,
  words: wordsWith(() => null),
  kept: PLANS.map((plan) => keptOf(game, plan)),
  ways: [...ENDS, ...WINS],
  seldom: [],
  endOf,
  told: ([end, won]) => `It ends ${end}, and is won ${won}.`,
});

/** Games of Light Masters worth keeping, for each edition. */
export const playthroughs: readonly Playthroughs[] = lightMastersEditions.map((game) => playthroughsOf(game));
