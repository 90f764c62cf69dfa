import { FRAGMENTS } from '#events/light-masters/components.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Moment } from '../kit/face.js';
import type { Piece, Spot } from '../kit/piece.js';
import { CARD } from './art/card.js';
import { drawing } from './art/drawing.js';
import { WIDTH, divisionFor, inCorner } from './corners.js';
import { HEAP_PLATE, marketBox, spotOf } from './map.js';
import { named } from './names.js';

type Place = Spot & { readonly width: number; readonly height: number };

/** Where something that can be picked lies and how large it is: a place of the board by its name, or a piece. */
export const placeOf = (pick: string, { state, layout }: Moment<LightMastersState>): Place | null => {
  const place = onBoard(pick, state);
  if (place !== null) return place;
  const piece = layout.get(pick);
  return piece === undefined ? null : placeOfPiece(piece);
};

const SEGMENT = 70;

const onBoard = (pick: string, { players, markets }: LightMastersState): Place | null => {
  const [, kind, digits] = /^(market|position|shelf)-(\d+)$/.exec(pick) ?? [];
  const number = Number(digits);
  if (kind === 'market') return number < markets.length ? marketBox(number) : null;
  if (kind === 'position') return { ...spotOf.ring(number), width: SEGMENT, height: SEGMENT };
  return kind === 'shelf' && number < players.length ? shelf(number, players.length) : null;
};

/** Where the creations of a seat stand. */
const shelf = (seat: number, seats: number): Place => {
  const { completed, card } = divisionFor(seats);
  return { ...inCorner(seat, seats, { x: WIDTH / 2, y: completed }), width: WIDTH - 20, height: CARD.height * card };
};

const HEAP = { width: 84, height: 74 } as const;

const WINDOW = 118;

/** A heap is pressed above its plate. */
const placeOfPiece = ({ id, art, x, y, scale }: Piece): Place => {
  // It stands at any angle: what is pressed is its window.
  if (id === named.selector) return { x, y, width: WINDOW, height: WINDOW };
  if (id.startsWith('heap-')) return { x, y: y - HEAP_PLATE, width: HEAP.width, height: HEAP.height };
  const { width, height } = drawing(art);
  const room = FRAGMENTS.some((fragment) => art === `glass-${fragment}`) ? SHADOW : 1;
  return { x, y, width: width * scale * room, height: height * scale * room };
};

/** A fragment's picture has room for the light that it casts. */
const SHADOW = 0.8;
