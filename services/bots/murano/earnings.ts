import { playerOf } from '#engine/murano/players.js';
import { BEAD_GOLD } from '#engine/murano/rules/prices.js';
import { glassClasses, total } from '#engine/murano/scoring/beads.js';
import type { MuranoState } from '#engine/murano/state.js';
import { boardOf } from './board.js';
import type { Board, Outlook } from './outlook.js';
import { GOLD_EARNED } from './weights.js';

/** What shops, factories and beads will earn until the end, in VP beyond what a turn is worth anyhow. */
export const earningsOf = (state: MuranoState, outlook: Outlook): number => {
  const board = boardOf(state, outlook);
  return (incomeToCome(board, outlook) + glassToCome(board, outlook) + beadsToSell(state, outlook)) * GOLD_EARNED;
};

/** The best island again and again; it has to be better than just taking gold. */
const incomeToCome = ({ islands }: Board, { turns }: Outlook): number => {
  const incomes = islands.map(({ there, ownShops, room }) =>
    ownShops.reduce((sum, colour) => sum + there.customers[colour] + room.paved * CUSTOMERS_A_SITE, 0),
  );
  const best = Math.max(...incomes);
  return Math.min(MOST_INCOMES, turns / TURNS_BETWEEN_INCOMES) * ((best * best) / (best + GOLD_IN_A_TURN));
};
const TURNS_BETWEEN_INCOMES = 4;
const MOST_INCOMES = 5;
const GOLD_IN_A_TURN = 3;
/** Streets that will be laid bring some customers, whom one can steer a little. */
const CUSTOMERS_A_SITE = 0.3;

const glassToCome = ({ factories }: Board, { turns }: Outlook): number =>
  Math.min(1, turns / LONG) * (GLASS_EARNED[Math.min(factories, GLASS_EARNED.length - 1)] ?? 0);
const LONG = 8;
const GLASS_EARNED = [0, 2.5, 5, 7, 8];

/** Beads in hand, were they sold in a later production. */
const beadsToSell = (state: MuranoState, { seat, turns }: Outlook): number => {
  const player = playerOf(state, seat);
  const sets = glassClasses(player.cards).map((colours) => total(player.beads, colours));
  const most = Math.min(MOST_SOLD, Math.max(...sets));
  const others = sets.reduce((all, number) => all + number, 0) - most;
  return Math.min(1, turns / LONG) * ((BEAD_GOLD[most] ?? 0) * SOLD_LATER + others * GOLD_A_BEAD);
};
const MOST_SOLD = 3;
const SOLD_LATER = 0.7;
const GOLD_A_BEAD = 2;
