import { GLASS } from '#events/murano/components.js';
import type { Beads, Glass } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import type { Draws } from '../../kit/draws.js';
import { addBeads, beadCount, holdsBeads, oneBead, playerOf, works } from '../players.js';
import { beadSets, countAsOne } from '../scoring/beads.js';
import type { MuranoState, Player } from '../state.js';
import { isAt, notAt } from './at.js';
import { BEAD_GOLD } from './prices.js';
import type { Rules } from './rule.js';
import { SMOKE, mostFactories } from './works.js';

/** Production, selling glass, and the bead that the Trading Station wants back (rules A12, A13, L13). */
export const glassRules: Rules<'produce' | 'sellBeads' | 'returnBead'> = {
  produce: {
    choices: (state, seat) =>
      Array.from({ length: mostFactories(state, seat) + 1 }, (_, factories) => factories).flatMap((factories) =>
        mayProduce(state, seat, factories) ? [{ type: 'produce', factories }] : [],
      ),
    decide: (state, seat, { factories }, draws) => {
      if (!isAt(state, 'production')) return notAt('A12', 'Production');
      if (factories > mostFactories(state, seat))
        return refuse('A12', 'Each producing factory is yours on the board, costs 2 VP and needs a bead in the bag.');
      if (!mayProduce(state, seat, factories))
        return refuse('A12', 'You have neither glass to make nor beads to sell.');

      const player = playerOf(state, seat);
      const owes = factories > 0 && works(player, 'building-trading-station') && beadCount(state.bag) > factories;
      const beads = drawBeads(draws, state.bag, factories + (owes ? 1 : 0));
      const vp = factories > 0 && works(player, 'building-guild-hall') ? 1 : 0;
      return accept({ type: 'GlassProduced', seat, factories, beads, lost: SMOKE * factories, vp, owes });
    },
  },

  sellBeads: {
    choices: (state, seat) => {
      const player = playerOf(state, seat);
      return beadSets(player.beads, player.cards)
        .filter((beads) => isSellable(state, player, beads))
        .map((beads) => ({ type: 'sellBeads', beads }));
    },
    decide: (state, seat, { beads }) => {
      const player = playerOf(state, seat);
      if (state.phase.kind !== 'selling') return refuse('A13', 'Glass is sold after a production, once.');
      if (!holdsBeads(player.beads, beads)) return refuse('A13', 'You do not have those beads.');
      if (!countAsOne(player.cards, beads)) return refuse('A13', 'You sell 1 to 3 beads of one colour.');
      if (!isSellable(state, player, beads)) return refuse('L13', 'One bead must stay for the Trading Station.');

      return accept({ type: 'BeadsSold', seat, beads, gold: BEAD_GOLD[beadCount(beads)] ?? 0 });
    },
  },

  returnBead: {
    choices: (state, seat) =>
      owesBead(state)
        ? GLASS.flatMap((bead) => (playerOf(state, seat).beads[bead] > 0 ? [{ type: 'returnBead', bead }] : []))
        : [],
    decide: (state, seat, { bead }) => {
      if (!owesBead(state)) return refuse('L13', 'You owe the bag no bead.');
      if (playerOf(state, seat).beads[bead] === 0) return refuse('L13', 'You do not have a bead of that colour.');

      return accept({ type: 'BeadReturned', seat, bead });
    },
  },
};

const mayProduce = (state: MuranoState, seat: Seat, factories: number): boolean =>
  factories > 0 || beadCount(playerOf(state, seat).beads) > 0;

const owesBead = ({ phase }: MuranoState): boolean =>
  phase.kind === 'returningBead' || (phase.kind === 'selling' && phase.owes);

const drawBeads = (draws: Draws, bag: Beads, count: number): Beads => {
  let drawn: Beads = { red: 0, green: 0, blue: 0 };
  for (let bead = 0; bead < count; bead += 1)
    drawn = addBeads(drawn, oneBead(drawBead(draws, addBeads(bag, drawn, -1))));
  return drawn;
};

const drawBead = (draws: Draws, bag: Beads): Glass => {
  const at = draws.below(beadCount(bag));
  if (at < bag.red) return 'red';
  return at < bag.red + bag.green ? 'green' : 'blue';
};

const isSellable = ({ phase }: MuranoState, player: Player, beads: Beads): boolean =>
  !(phase.kind === 'selling' && phase.owes) || beadCount(beads) < beadCount(player.beads);
