import { ISLANDS } from '#events/murano/components.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Moment } from '../kit/face.js';
import type { Piece, Spot } from '../kit/piece.js';
import { drawing } from './art/drawing.js';
import { boxOfIsland } from './ground.js';
import { BERTH, PAD, SITE, spotOf } from './map.js';

type Place = Spot & { readonly width: number; readonly height: number };

/** Where something that can be picked lies and how large it is: a place of the board by its name, or a piece. */
export const placeOf = (pick: string, { layout }: Moment<MuranoState>): Place | null => {
  const place = onBoard(pick);
  if (place !== null) return place;
  const piece = layout.get(pick);
  return piece === undefined ? null : placeOfPiece(piece);
};

const onBoard = (pick: string): Place | null => {
  const [kind, number] = [pick.slice(0, pick.indexOf('-')), Number(pick.slice(pick.indexOf('-') + 1))];
  const island = ISLANDS.find((name) => name === pick || `island-${name}` === pick);
  if (island !== undefined) {
    const { left, top, width, height } = boxOfIsland(island);
    return { x: left + width / 2, y: top + height / 2, width, height };
  }
  if (!Number.isInteger(number) || number < 0) return null;
  if (kind === 'site') return { ...spotOf.site(number), width: SITE, height: SITE };
  if (kind === 'berth') return { ...spotOf.berth(number), width: BERTH.width, height: BERTH.height };
  return kind === 'space' ? { ...spotOf.space(number), width: PAD.width, height: PAD.height } : null;
};

/** A pile's picture has room for its plate: what is pressed is the pile. */
const PILE = { width: 80, height: 88, above: 30 } as const;

const placeOfPiece = ({ id, art, x, y, scale }: Piece): Place => {
  if (id.startsWith('stack-') || id === 'bag') return { x, y: y - PILE.above, width: PILE.width, height: PILE.height };
  const { width, height } = drawing(art);
  return { x, y, width: width * scale, height: height * scale };
};
