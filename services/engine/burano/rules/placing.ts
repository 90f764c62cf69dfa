import { HOUSES, spaceAt } from '#events/burano/components.js';
import type { FloorCard, House } from '#events/burano/components.js';
import { accept, refuse } from '../../kit/decision.js';
import type { Refused } from '../../kit/decision.js';
import { factsOf } from '../data/floors.js';
import { PLACING_PRICES } from '../data/supply.js';
import { playerOf } from '../players.js';
import type { BuranoState, Player } from '../state.js';
import {
  completes,
  isFree,
  isHeldUp,
  isInReach,
  matchesNeighbour,
  mixesColours,
  outlineOf,
  scaffoldsFor,
} from '../street.js';
import type { Outline } from '../street.js';
import type { CommandOf, Rule } from './rule.js';

/** Placing a floor card, with the scaffold moves that it needs (rules T5, G1 to G6, B1 to B3). */
export const placing: Rule<'placeFloor'> = {
  choices: (state, seat) => {
    const player = playerOf(state, seat);
    if (whyNotNow(state, player) !== null) return [];
    const outline = outlineOf(player.street);
    const offered: CommandOf<'placeFloor'>[] = [];
    for (const card of player.hand)
      for (let house = 0; card !== null && house < HOUSES; house += 1)
        if (whyNotThere(player, outline, card, house) === null) offered.push({ type: 'placeFloor', card, house });
    return offered;
  },

  decide: (state, seat, { card, house }) => {
    const player = playerOf(state, seat);
    const notNow = whyNotNow(state, player);
    if (notNow !== null) return notNow;
    if (!player.hand.includes(card)) return refuse('T5', 'You do not hold that floor card.');
    const outline = outlineOf(player.street);
    const notThere = whyNotThere(player, outline, card, house);
    if (notThere !== null) return notThere;

    const { floor } = factsOf(card);
    return accept({
      type: 'FloorPlaced',
      seat,
      card,
      house,
      coins: priceNow(state),
      tokens: tokensFor(outline, card, house),
      scaffolds: scaffoldsFor(player.street.with(spaceAt(house, floor), card)),
      completes: completes(outline, floor, house),
    });
  },
};

/** Regulatory tokens that a card costs at a house: one, whether it breaks one rule there or both (rule B3). */
export const tokensFor = (outline: Outline, card: FloorCard, house: House): number => {
  const { colour } = factsOf(card);
  return mixesColours(outline, colour, house) || matchesNeighbour(outline, colour, house) ? 1 : 0;
};

/** What the next card costs; nothing is for sale beyond the third. */
const priceNow = ({ phase }: BuranoState): number =>
  phase.kind === 'placing' ? (PLACING_PRICES[phase.placed] ?? Infinity) : Infinity;

const whyNotNow = (state: BuranoState, { coins }: Player): Refused | null => {
  const { phase } = state;
  if (phase.kind !== 'placing') return NOT_PLACING;
  if (phase.placed >= PLACING_PRICES.length) return ALL_PLACED;
  return coins < priceNow(state) ? TOO_DEAR : null;
};

const NOT_PLACING = refuse('T1', 'Floor cards are placed after taking, and before the visits.');
const ALL_PLACED = refuse('T5', 'You have placed three floor cards in this turn.');
const TOO_DEAR = refuse('T5', 'You cannot pay for placing another floor card.');

export const whyNotThere = (
  { tokens }: Pick<Player, 'tokens'>,
  outline: Outline,
  card: FloorCard,
  house: House,
): Refused | null => {
  const { floor } = factsOf(card);
  if (!isFree(outline, floor, house)) return TAKEN;
  if (!isInReach(outline, house)) return OUT_OF_REACH;
  if (!isHeldUp(outline, floor, house)) return UNSUPPORTED;
  return tokens < tokensFor(outline, card, house) ? UNLAWFUL : null;
};

const TAKEN = refuse('G1', 'A floor card stands there already, and never moves.');
const OUT_OF_REACH = refuse('G4', 'A street begins in the middle, and never spans more than five houses.');
const UNSUPPORTED = refuse('G5', 'Your two scaffolds cannot hold a card there.');
const UNLAWFUL = refuse('B3', 'Its colour breaks a rule there, and you have no regulatory token left.');
