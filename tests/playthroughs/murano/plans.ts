import type { FinishedTable } from '#engine/kit/table.js';
import { muranoEditions } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Kept, Playthroughs } from '../kept.js';
import { playGame } from './play.js';
import type { MuranoGame } from './play.js';
import { playedIn } from './style.js';
import type { Style } from './style.js';
import { muranoWords } from './words.js';

interface Plan {
  readonly name: string;
  readonly seats: number;
  /** Which stacks are empty in the end. */
  readonly empty: readonly Kind[];
  readonly style: Style;
  /** Name and deal fix all luck: another deal is another game. */
  readonly deal: number;
}

/** A kind of stack that can run out, and so bring the end (rule E1). */
const KINDS = ['streets', 'shops', 'palaces', 'factories', 'specials'] as const;
type Kind = (typeof KINDS)[number];

const USUAL = { takeGold: 3, gondolier: 1, recruit: 2.5, placeGondolier: 2.5, build: 3, income: 3, production: 3 };
/** There is only one space to buy them on, so whoever wants them to run out must want little else. */
const SPECIALS = { ...USUAL, recruit: 1.5, placeGondolier: 1.5, build: 1.2, special: 40 };
/** Quick with gold, and fond of characters: more is scored in the end. */
const SOCIAL = { ...USUAL, takeGold: 5, recruit: 6, placeGondolier: 6, gondolier: 0.5 };

/** At least one for each number of seats and each pair of stacks that can run out. */
const PLANS: readonly Plan[] = [
  {
    name: '2-streets-shops',
    seats: 2,
    deal: 1,
    empty: ['streets', 'shops'],
    style: { likes: { ...SOCIAL, build: 9, shop: 9 }, undoes: 0 },
  },
  {
    name: '2-shops-palaces',
    seats: 2,
    deal: 3,
    empty: ['shops', 'palaces'],
    style: { likes: { ...SOCIAL, shop: 9, palace: 9 }, undoes: 0 },
  },
  {
    name: '2-shops-specials',
    seats: 2,
    deal: 11,
    empty: ['shops', 'specials'],
    style: { likes: { ...SPECIALS, shop: 2 }, undoes: 0 },
  },
  {
    name: '2-factories-specials',
    seats: 2,
    deal: 3,
    empty: ['factories', 'specials'],
    style: { likes: { ...SPECIALS, factory: 2 }, undoes: 0 },
  },
  {
    name: '3-palaces-factories',
    seats: 3,
    deal: 8,
    empty: ['palaces', 'factories'],
    style: { likes: { ...USUAL, palace: 8, factory: 8 }, undoes: 0 },
  },
  {
    name: '3-palaces-specials',
    seats: 3,
    deal: 2,
    empty: ['palaces', 'specials'],
    style: { likes: { ...SPECIALS, build: 0.8, palace: 2 }, undoes: 0 },
  },
  {
    name: '3-streets-palaces',
    seats: 3,
    deal: 14,
    empty: ['streets', 'palaces'],
    style: { likes: { ...SOCIAL, build: 8, palace: 9 }, undoes: 0 },
  },
  {
    name: '3-streets-factories-with-undo',
    seats: 3,
    deal: 3,
    empty: ['streets', 'factories'],
    style: { likes: { ...USUAL, build: 8, factory: 8, production: 8 }, undoes: 6 },
  },
  {
    name: '4-shops-factories',
    seats: 4,
    deal: 2,
    empty: ['shops', 'factories'],
    style: { likes: { ...USUAL, shop: 8, factory: 8 }, undoes: 0 },
  },
  {
    name: '4-streets-specials',
    seats: 4,
    deal: 5,
    empty: ['streets', 'specials'],
    style: { likes: { ...SPECIALS, build: 8, special: 20 }, undoes: 0 },
  },
  {
    name: '4-streets-shops',
    seats: 4,
    deal: 1,
    empty: ['streets', 'shops'],
    style: { likes: { ...SOCIAL, build: 8, shop: 9 }, undoes: 0 },
  },
];

const keptOf = (game: MuranoGame, { name, seats, deal, empty, style }: Plan): Kept => ({
  name,
  seats,
  options: {},
  ends: [pairOf(empty)],
  play: () => playGame(game, `${name}, deal ${deal}`, seats, playedIn(style)),
});

const pairOf = (empty: readonly Kind[]): string => empty.join(' and no ');

const emptyIn = ({ stacks }: MuranoState): readonly Kind[] =>
  KINDS.filter((kind) => {
    const left = stacks[kind];
    return (typeof left === 'number' ? left : left.length) === 0;
  });

const playthroughsOf = (game: MuranoGame): Playthroughs => ({
  game,
  words: muranoWords,
  kept: PLANS.map((plan) => keptOf(game, plan)),
  ways: KINDS.flatMap((one, index) => KINDS.slice(index + 1).map((other) => pairOf([one, other]))),
  seldom: [],
  endOf: ({ state }: FinishedTable<MuranoState>) => [pairOf(emptyIn(state))],
  told: ([pair]) => `In the end there are no ${pair} left.`,
});

/** Games of Murano worth keeping, for each edition. */
export const playthroughs: readonly Playthroughs[] = muranoEditions.map((game) => playthroughsOf(game));
