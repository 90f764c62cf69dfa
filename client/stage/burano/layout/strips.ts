import { sheetsOf } from '#engine/burano/scoring/sheet.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import { outcome } from '#engine/burano/outcome.js';
import { RATINGS } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Names } from '../../kit/face.js';
import { piece } from '../../kit/piece.js';
import type { Piece, Spot } from '../../kit/piece.js';
import type { Style } from '../letterings.js';
import { named } from '../names.js';
import { FLOOR, handCard, spotOf } from '../plan.js';
import type { Plan } from '../plan.js';
import { DEPTH } from './depth.js';

/** What each player has before the street, openly with its number, and what is hidden with its back up. */
export const strips = (state: BuranoState, plan: Plan, names: Names): readonly Piece[] => {
  const totals = sheetsOf(state).map(({ total }) => total);
  return [
    ...state.players.flatMap((player, seat) => [
      ...strip(state, seat, plan, names),
      ...means(player, seat, plan, totals[seat] ?? 0),
      ...hand(player, seat, plan),
    ]),
    piece(named.start, 'start', spotOf.start(plan, state.start), DEPTH.start, { scale: plan.means }),
    ...honours(state, plan),
  ];
};

const strip = ({ phase, players }: BuranoState, seat: Seat, plan: Plan, names: Names): readonly Piece[] => {
  const lit = phase.kind !== 'over' && phase.seat === seat ? '-lit' : '';
  const scale = plan.means;
  return [
    piece(named.corner(seat), `corner-${players.length}${lit}`, spotOf.corner(plan, seat), DEPTH.corner),
    piece(named.badge(seat), `badge-${seat}`, spotOf.badge(plan, seat), DEPTH.means, { scale }),
    piece(named.name(seat), `nameplate${lit}`, spotOf.name(plan, seat), DEPTH.corner + 1, {
      scale,
      writing: { text: names(seat), style: 'name' },
    }),
  ];
};

const means = ({ coins, tokens }: Player, seat: Seat, plan: Plan, total: number): readonly Piece[] => {
  const numbered = (id: string, art: string, at: Spot, many: number, style: Style): Piece =>
    piece(id, art, at, DEPTH.means, { scale: plan.means, writing: { text: String(many), style } });
  return [
    numbered(named.points(seat), 'points', spotOf.points(plan, seat), total, 'points'),
    numbered(named.purse(seat), 'purse', spotOf.purse(plan, seat), coins, 'coins'),
    numbered(named.tokens(seat), 'tokens', spotOf.tokens(plan, seat), tokens, 'tokens'),
  ];
};

const hand = ({ hand: cards }: Player, seat: Seat, plan: Plan): readonly Piece[] =>
  cards.map((card, index) =>
    piece(
      named.hand(seat, index),
      card ?? 'floor-back',
      spotOf.hand(plan, seat, index, cards.length),
      DEPTH.hand + index,
      { scale: handCard(plan) / FLOOR },
    ),
  );

/** So that it fits into a strip. */
const CROWN = 0.86;

/** When it is over: who won, or how well one did alone. */
const honours = (state: BuranoState, plan: Plan): readonly Piece[] => {
  const scale = plan.means;
  if (state.rating !== null) {
    const stars = RATINGS.indexOf(state.rating) + 1;
    return [piece(named.rating, `rating-${stars}`, spotOf.rating(plan), DEPTH.crown, { scale })];
  }
  const first = (outcome(state)?.standings ?? []).filter(({ place }) => place === 1);
  return first.map(({ seat }) =>
    piece(named.crown(seat), 'crown', spotOf.crown(plan, seat), DEPTH.crown, { scale: scale * CROWN }),
  );
};
