import type { BuildingCard } from '#events/murano/components.js';
import { playerOf } from '#engine/murano/players.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import { boardOf } from './board.js';
import type { Outlook } from './outlook.js';

/** What the effect of a special building will bring until the end, in VP. */
export const specialWorth = (card: BuildingCard, state: MuranoState, outlook: Outlook): number => {
  const { factories } = boardOf(state, outlook);
  return WORTH[card]({ player: playerOf(state, outlook.seat), turns: outlook.turns, factories });
};

interface Owner {
  readonly player: Player;
  /** Turns left. */
  readonly turns: number;
  /** Built ones. */
  readonly factories: number;
}

/** So much a turn while the game lasts, and so much at most: what one wants of a thing is soon had. */
const steadily =
  (aTurn: number, most: number) =>
  ({ turns }: Owner): number =>
    Math.min(turns * aTurn, most);

/** The same, for who makes glass. */
const forGlass =
  (aTurn: number, most: number) =>
  (owner: Owner): number =>
    owner.factories > 0 ? steadily(aTurn, most)(owner) : 0;

/** A gondolier is placed every third turn or so. */
const PLACED_A_TURN = 0.35;
const toPlace = ({ player, turns }: Owner): number => Math.min(player.gondoliers, turns * PLACED_A_TURN);
/** The Harbor saves 1 or 2 gold a gondolier. */
const SAVED = 0.75;

/** With a crane one builds what is in hand and some of what one will buy, as far as there are turns to build. */
const BUILT_A_TURN = 0.6;
const toBuild = (held: number, boughtATurn: number, turns: number): number =>
  Math.min(held + turns * boughtATurn, turns * BUILT_A_TURN);

const WORTH: Readonly<Record<BuildingCard, (owner: Owner) => number>> = {
  // Its 5 VP were paid when it was built.
  'building-basilica': () => 0,
  'building-bank': steadily(0.18, 5),
  'building-inn': steadily(0.22, 4),
  'building-hostel': steadily(0.24, 5),
  'building-dockside-bar': toPlace,
  'building-harbor': (owner) => toPlace(owner) * SAVED,
  'building-crane-a': ({ player, turns }) => toBuild(player.palaces.length + player.specials, 0.2, turns),
  'building-crane-b': ({ player, turns }) => toBuild(player.shops.length + player.factories, 0.15, turns),
  'building-assembly-hall': steadily(0.08, 2),
  'building-lighthouse': steadily(0.12, 3),
  'building-guild-hall': forGlass(0.08, 2),
  'building-trading-station': forGlass(0.08, 1.5),
  'building-studio-red-green': forGlass(0.14, 3),
  'building-studio-blue-green': forGlass(0.14, 3),
  'building-studio-red-blue': forGlass(0.14, 3),
};
