import { BOARD, FRAME, TRACK, trackCell } from '../map.js';
import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { figure, INK, n, picture } from '../../kit/svg.js';

/** The track of victory points that frames the board, in four lengths. */

/** The lengths of the frame: what part of the board each shows. */
export const FRAMES = {
  'frame-top': { left: 0, top: 0, width: BOARD.width, height: FRAME },
  'frame-right': { left: BOARD.width - FRAME, top: FRAME, width: FRAME, height: BOARD.height - 2 * FRAME },
  'frame-bottom': { left: 0, top: BOARD.height - FRAME, width: BOARD.width, height: FRAME },
  'frame-left': { left: 0, top: FRAME, width: FRAME, height: BOARD.height - 2 * FRAME },
} as const;
type Length = keyof typeof FRAMES;

const length = (id: string, name: Length): Drawing => {
  const { left, top, width, height } = FRAMES[name];
  const cells = Array.from({ length: TRACK.length }, (_, points) => ({ points, ...trackCell(points) })).filter(
    ({ x, y }) => x > left && x < left + width && y > top && y < top + height,
  );
  return picture(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="url(#${id}-wood)"/>`,
      ...cells.map((cell) => field(cell.points, { ...cell, x: cell.x - left, y: cell.y - top })),
      `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" fill="none" stroke="${INK}" stroke-width="1.500"/>`,
    ].join(''),
    `<pattern id="${id}-wood" width="180" height="34" patternUnits="userSpaceOnUse"><rect width="180" height="34" fill="#7b4f28"/><path d="M0 6q45 5 90 0t90 0M0 17q60-6 110 0t70 0M0 27q40 4 95 0t85 0" fill="none" stroke="#5a3618" stroke-width="1.600" opacity=".7"/></pattern>`,
  );
};

/** A cell of the track; every fifth is lighter and bears its number. */
const field = (
  points: number,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string => {
  const [w, h] = [width - 4, height - 6];
  const fifth = points % 5 === 0;
  const box = `x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="5"`;
  return [
    `<rect ${box} fill="${fifth ? '#f8e3ad' : '#e9d6ac'}" stroke="#3d2610" stroke-width="1.200"/>`,
    `<path d="M${n(x - w / 2 + 4)} ${n(y - h / 2 + 2.2)}h${n(w - 8)}" stroke="#fffaf0" stroke-width="1.600" stroke-linecap="round"/>`,
    fifth
      ? figure(points, x, y, points % 10 === 0 ? 22 : 19, '#6b2a14')
      : `<circle cx="${n(x)}" cy="${n(y)}" r="2.600" fill="#a58248"/>`,
  ].join('');
};

export const frames: Makers = Object.fromEntries(
  (['frame-top', 'frame-right', 'frame-bottom', 'frame-left'] as const).map((name) => [
    name,
    (id: string) => length(id, name),
  ]),
);
