import type { Layout, Piece } from '../piece.js';
import { cutOut } from './cutout.js';
import type { Cutout, Easel } from './cutout.js';
import { LIFTED } from './figure.js';
import type { Pieces, Pictures } from './figure.js';
import { ring } from './ornaments.js';

/** Above the pieces, below the targets. */
const ABOVE = LIFTED / 4;
const FAINT = 0.55;
/** A frame around something smaller would hide it. */
const LEAST_FRAMED = 40;

/** How things would lie, shown faintly above how they do. */
export interface Ghosts {
  show(layout: Layout | null): void;
}

export const openGhosts = (easel: Easel, pictures: Pictures, pieces: Pieces, pixel: () => number): Ghosts => {
  let shown: readonly Cutout[] = [];

  const wouldLieElsewhere = (piece: Piece): boolean => {
    const now = pieces.find(piece.id);
    if (now === undefined) return true;
    const { x, y } = now.pose();
    return piece.x !== x || piece.y !== y;
  };

  const show = (piece: Piece): readonly Cutout[] => {
    const picture = pictures.art(piece.art);
    const faint = { ...piece, alpha: piece.alpha * FAINT };
    const cutout = cutOut(easel, picture, faint);
    const size = { width: Math.round(picture.width * piece.scale), height: Math.round(picture.height * piece.scale) };
    const isSmall = Math.min(size.width, size.height) < LEAST_FRAMED;
    const edge = isSmall ? [] : [cutOut(easel, ring(size, 'would', pixel()), { ...piece, scale: 1, alpha: 0.9 })];
    const written = piece.writing === null ? [] : [cutOut(easel, pictures.writing(piece.writing), faint)];
    const all = [cutout, ...written, ...edge];
    for (const [index, one] of all.entries()) one.rank(ABOVE + piece.z + index * 1e-3);
    return all;
  };

  return {
    show: (layout) => {
      for (const cutout of shown) cutout.gone();
      shown = [...(layout?.values() ?? [])].filter(wouldLieElsewhere).flatMap(show);
    },
  };
};
