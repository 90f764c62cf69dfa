import type { BuranoCommand } from '#events/burano/commands.js';
import { ENDINGS } from '#events/burano/components.js';
import type { Ending } from '#events/burano/components.js';
import { strong } from '#bots/burano/strong.js';
import { random } from '#bots/random.js';
import { burano, buranoEditions } from '#engine/burano/game.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Options } from '#engine/kit/game.js';
import type { FinishedTable } from '#engine/kit/table.js';
import { playAny, playedBy, takingBack } from '../any-game.js';
import type { ChooserIn } from '../any-game.js';
import type { Kept, Playthroughs } from '../kept.js';
import { wordsWith } from '../words.js';

type BuranoGame = typeof burano;

interface Plan {
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

const anything = playedBy(burano, random);

/** Any of the choices, but placing over finishing, or finishing over placing, so many times in a hundred. */
const fondOf =
  (unwanted: BuranoCommand['type'], often: number): Chooser =>
  (table, seat, choices, luck) => {
    const liked = luck.below(100) < often ? choices.filter(({ type }) => type !== unwanted) : [];
    return anything(table, seat, liked.length > 0 ? liked : choices, luck);
  };

const PLAYERS = {
  good: playedBy(burano, strong),
  hasty: fondOf('finishPlacing', 95),
  idle: fondOf('placeFloor', 95),
} as const;

const PLAIN = { options: {}, undoes: 0, deal: 1 } as const;

/** At least one for each number of seats, for each way of ending and for each option. */
const PLANS: readonly Plan[] = [
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

const keptOf = (game: BuranoGame, plan: Plan): Kept => ({
  ...plan,
  ends: [plan.why],
  play: () => playAny(game, `${plan.name}, deal ${plan.deal}`, plan, takingBack(plan.undoes, PLAYERS[plan.players])),
});

const playthroughsOf = (game: BuranoGame): Playthroughs => ({
  game,
  words: wordsWith(() => null),
  kept: PLANS.map((plan) => keptOf(game, plan)),
  ways: ENDINGS,
  seldom: ['NobodyCame'],
  endOf: ({ state: { ending } }: FinishedTable<BuranoState>) => (ending === null ? [] : [ending]),
  told: ([why]) => `It ends by ${why}.`,
});

/** Games of Walking in Burano worth keeping, for each edition. */
export const playthroughs: readonly Playthroughs[] = buranoEditions.map((game) => playthroughsOf(game));
