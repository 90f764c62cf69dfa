import { FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { Floor, House, Space } from '#events/burano/components.js';
import { SCAFFOLDS } from '#engine/burano/data/supply.js';
import { pointsOf } from '#engine/burano/scoring/characters.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import type { Seat } from '#events/viewer.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { named } from '../names.js';
import { FLOOR, spotOf } from '../plan.js';
import type { Plan } from '../plan.js';
import { DEPTH } from './depth.js';

/** Every street: its floors and scaffolds, who came to its houses, and which of them await somebody. */
export const streets = ({ players, phase }: BuranoState, plan: Plan): readonly Piece[] =>
  players.flatMap((player, seat) => [
    ...built(player, seat, plan),
    ...scaffolds(player, seat, plan),
    ...visitors(player, seat, plan),
    ...(phase.kind === 'visiting' && phase.seat === seat
      ? phase.houses.map((house) =>
          piece(named.awaiting(seat, house), 'awaiting', spotOf.door(plan, seat, house), DEPTH.worth, {
            scale: plan.means,
          }),
        )
      : []),
  ]);

const HOUSE_PLACES: readonly House[] = Array.from({ length: HOUSES }, (_, house) => house);

const built = ({ street }: Player, seat: Seat, plan: Plan): readonly Piece[] =>
  HOUSE_PLACES.flatMap((house) =>
    FLOORS.flatMap((floor) => {
      const card = street[spaceAt(house, floor)] ?? null;
      if (card === null) return [];
      const at = spotOf.space(plan, seat, house, floor);
      return [piece(named.floor(card), card, at, DEPTH.street, { scale: plan.storeys.floor / FLOOR })];
    }),
  );

/** Those that stand in the street, and those that lie aside. */
const scaffolds = (player: Player, seat: Seat, plan: Plan): readonly Piece[] =>
  Array.from({ length: SCAFFOLDS }, (_, index) => {
    const space = player.scaffolds[index];
    const id = named.scaffold(seat, index);
    if (space === undefined)
      return piece(id, 'scaffold', spotOf.aside(plan, seat, index), DEPTH.means, { scale: 0.28 * plan.means });
    const { house, floor } = placeOfSpace(space);
    const at = spotOf.space(plan, seat, house, floor);
    return piece(id, 'scaffold', at, DEPTH.scaffold, { scale: plan.storeys.floor / FLOOR });
  });

/** Which place of a street a space is. */
const placeOfSpace = (space: Space): { readonly house: House; readonly floor: Floor } => ({
  house: Math.floor(space / FLOORS.length),
  floor: FLOORS[space % FLOORS.length] ?? 1,
});

const visitors = ({ street, visits }: Player, seat: Seat, plan: Plan): readonly Piece[] =>
  visits.flatMap(({ house, character }) => [
    piece(named.visitor(seat, house), character, spotOf.visitor(plan, seat, house), DEPTH.visitor, {
      scale: (plan.storeys.quay / FLOOR) * VISITOR,
    }),
    piece(named.worth(seat, house), 'medal', spotOf.worth(plan, seat, house), DEPTH.worth, {
      scale: Math.max(1, plan.means * 0.94),
      writing: { text: String(pointsOf(character, street, house)), style: 'worth' },
    }),
  ]);

/** How much of the quay is as high as somebody on it. */
const VISITOR = 0.86;
