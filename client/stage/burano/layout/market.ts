import { FLOORS } from '#events/burano/components.js';
import type { BuranoState } from '#engine/burano/state.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { named } from '../names.js';
import { FLOOR, spotOf } from '../plan.js';
import type { Plan } from '../plan.js';
import { DEPTH } from './depth.js';

/** The end is near where a deck has no more than these. */
const FEW = 3;

/** The market: three shelves with what can be taken, the decks beside them, the bank and the bell. */
export const market = (state: BuranoState, plan: Plan): readonly Piece[] => {
  const scale = plan.shelf.card / FLOOR;
  return [
    ...FLOORS.flatMap((floor) => {
      const { pool, under } = state.decks[floor - 1] ?? { pool: [], under: [] };
      const left = pool.length + under.length;
      const cards = state.supply[floor - 1] ?? [];
      return [
        piece(
          named.deck(floor),
          left === 0 ? 'deck-none' : `deck-${floor}`,
          spotOf.shelf(plan, -1, floor),
          DEPTH.deck,
          {
            scale,
          },
        ),
        piece(named.left(floor), 'plate', spotOf.left(plan, floor), DEPTH.shelf, {
          writing: { text: String(left), style: left <= FEW ? 'few' : 'count' },
        }),
        ...cards.flatMap((card, column) =>
          card === null
            ? []
            : [piece(named.floor(card), card, spotOf.shelf(plan, column, floor), DEPTH.shelf, { scale })],
        ),
      ];
    }),
    piece(named.bank, 'bank', spotOf.bank(plan), DEPTH.deck),
    piece(named.bell, state.ending === null ? 'bell' : 'bell-rung', spotOf.bell(plan), DEPTH.deck),
  ];
};
