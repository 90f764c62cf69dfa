/**
 * How much one thing is worth against another, in Lira: estimates by the prices of the game, which hundreds of games
 * against random players and among its like bear out. The reasons say what goes wrong without.
 */

/** A fragment that the first card of the hand wants, the second, and so on: what is far off may never be paid for. */
export const WANTED = [1.6, 1.3, 1, 0.7, 0.5, 0.4] as const;
/** A fragment that no card wants any more still serves for an Exchange or a Sale, but takes a place. */
export const UNWANTED = 0.1;
/** A clear fragment left over: it will stand for something. */
export const CLEAR_LEFT = 1;
/** What the next pair brings is not on the bench yet. */
export const NEXT_PAIR = 0.6;

/** A card still in hand: each takes time, and whoever is through first ends the game for all. */
export const CARD_IN_HAND = 1.2;
/** In few turns not all cards can be completed: what a card takes, in turns. */
export const TURNS_A_CARD = 1.35;

/** What each advantage still to be activated is good for, by its number; less when there are few turns left. */
export const ADVANTAGES: readonly number[] = [
  1.3, 1.3, 1.4, 2.6, 1, 1.3, 1.3, 1.5, 1.6, 0.8, 1.2, 1.6, 0.3, 1.6, 0.8, 0.8,
];
export const TURNS_TO_ACTIVATE = 2;

/** Whoever ends the game ahead has won it; who is behind had better go on and catch up. */
export const AHEAD = 14;
export const BEHIND = 14;
/** What a rival may still win in the rest of the round, with so many fragments on the bench and with fewer. */
export const ENOUGH = 3;
export const FULL_LAST_TURN = 7;
export const POOR_LAST_TURN = 2;

/** A game lasts so many rounds; longer ones become a burden, more with every round, or two who wait would wait for ever. */
export const USUAL_ROUNDS = 10;
export const HURRY = 0.4;
export const HURRY_TO_END = 4;
