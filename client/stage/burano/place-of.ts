import type { Floor } from '#events/burano/components.js';
import { FLOORS } from '#events/burano/components.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Moment } from '../kit/face.js';
import type { Piece, Spot } from '../kit/piece.js';
import { drawing } from './art/drawing.js';
import { boxOf, middleOf, planFor, spotOf } from './plan.js';
import type { Box, Plan } from './plan.js';

type Place = Spot & { readonly width: number; readonly height: number };

/** Where something that can be picked lies and how large it is: a place of the board by its name, or a piece. */
export const placeOf = (pick: string, { state, layout }: Moment<BuranoState>): Place | null => {
  const plan = planFor(state.players.length);
  for (const [form, place] of PLACES) {
    const found = form.exec(pick);
    if (found !== null) return place(plan, Number(found[1]), found[2] ?? '', Number(found[3]));
  }
  const piece = layout.get(pick);
  return piece === undefined ? null : placeOfPiece(piece);
};

type PlaceFor = (plan: Plan, first: number, second: string, third: number) => Place;

const PLACES: readonly (readonly [RegExp, PlaceFor])[] = [
  [/^column-(\d+)$/, (plan, column) => placeOfBox(boxOf.column(plan, column))],
  [/^run-(\d+)-([123]*)$/, (plan, column, floors) => placeOfRun(plan, column, floors)],
  [
    /^lot-(\d)-(\d)-([123])$/,
    (plan, seat, house, floor) => {
      const side = plan.storeys.floor - INSIDE;
      return { ...spotOf.space(plan, seat, Number(house), floorOf(floor)), width: side, height: side };
    },
  ],
  [/^home-(\d)-(\d)$/, (plan, seat, house) => placeOfBox(boxOf.home(plan, seat, Number(house)))],
];

/** So that the frames of neighbouring spaces do not touch. */
const INSIDE = 8;

const floorOf = (number: number): Floor => FLOORS[number - 1] ?? 1;

const placeOfBox = (box: Box): Place => ({ ...middleOf(box), width: box.width, height: box.height });

/** Each way to take of a column is a rung halfway between the cards it takes, so that none hides another. */
const placeOfRun = (plan: Plan, column: number, floors: string): Place => {
  const lies = [...floors].map((floor) => spotOf.shelf(plan, column, floorOf(Number(floor))));
  const y = lies.reduce((sum, at) => sum + at.y, 0) / Math.max(1, lies.length);
  return { x: lies[0]?.x ?? 0, y, width: plan.shelf.card, height: plan.shelf.down / 2 - RUNG };
};
const RUNG = 9;

const placeOfPiece = ({ art, x, y, scale }: Piece): Place => {
  const { width, height } = drawing(art);
  return { x, y, width: width * scale, height: height * scale };
};
