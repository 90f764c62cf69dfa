/**
 * How much one thing is worth against another, in victory points. Found by playing hundreds of games of the bot against
 * versions of itself; the reasons say what goes wrong without.
 */

/** Gold is worth most while it is missing, and little once there is nothing left to buy: what each next lot brings. */
export const GOLD_LOTS = [
  { gold: 6, each: 0.85 },
  { gold: 10, each: 0.4 },
  { gold: 14, each: 0.2 },
  { gold: Infinity, each: 0.05 },
] as const;
/** Gold that is still to be earned. */
export const GOLD_EARNED = 0.55;
/** Gold that gondoliers on the way still want and that is not there. */
export const GOLD_OWED = 0.85;
/** With fewer turns left than this, gold loses its use: there is no time to spend it. */
export const TURNS_TO_SPEND = 5;
/** In the end gold only breaks ties. */
export const GOLD_AT_END = 0.01;

/** What a turn is worth, whatever it is used for: what waits for a turn has to bring more, and what is done is done. */
export const TURN = 2.5;

/** What waits to be done counts a little less with each turn that it waits. */
export const PATIENCE = 0.99;

/** What stands between a future that helps a card and now: the price of laying a tile on purpose. */
export const PRICE_HELD = 0.4;
export const PRICE_BOUGHT = 2;
export const PRICE_STREET = 1.2;
/** In few turns there is no time to help a card along. */
export const HASTE = 3;

/** A gondolier on a berth that no card held wants yet: some card may come. */
export const IDLE_GONDOLIER = 1.5;

/** The first shops and factories earn gold later: what each further one adds, with so many turns left. */
export const ENGINE = [2, 1.5, 1, 0.3];
export const ENGINE_TURNS = 15;

/** A gondolier in hand: it may still be placed or dismissed. */
export const SPARE_GONDOLIER = 1.8;

/** What a turn nearer to the end is worth to who is clearly ahead. */
export const PUSH = 0.35;
/** After so many turns of its own each seat wants to come to an end, more with every turn. */
export const LONG_EVENING = { turns: 16, push: 0.06 } as const;

/** From then on it is better to end and lose than to go on. */
export const VERY_LONG_EVENING = { turns: 65, push: 1 } as const;

/** A special building in hand: the best of three cards. */
export const SPECIAL_IN_HAND = 3.5;

/** What a rival's hidden character brings on the average, as seen in the games that the bot plays. */
export const HIDDEN_CHARACTER = 9;
