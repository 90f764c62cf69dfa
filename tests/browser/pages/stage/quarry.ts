import type { Drawn } from '#client/stage/kit/phaser/open-stage.js';
import { piece } from '#client/stage/kit/piece.js';
import type { Layout, Piece } from '#client/stage/kit/piece.js';

/** An invented game, to try a stage with: stones that are carried, cards that turn over, a purse. */
export const quarry: Drawn = {
  board: { width: 800, height: 600 },
  surroundings: 'water',
  drawing: (art) => ({ svg: drawn(art), ...sizeOf(art) }),
  letterings: {
    number: { size: 26, colour: '#1c2b30', weight: 'bold', family: 'serif', edge: '#fffaf0' },
    name: { size: 18, colour: '#1c2b30', weight: 'normal', family: 'sans' },
  },
};

/** What lies under everything, and a part that one can go near to. */
export const ground = [{ art: 'yard', at: { x: 400, y: 300 }, z: 0 }];
export const parts = [{ id: 'yard', at: { x: 200, y: 200 }, width: 240, height: 200 }];

/** A board of so many stones in rows, with a card and a purse. */
export const before = (stones: number): Layout =>
  laid([
    ...Array.from({ length: stones }, (_, index) =>
      stone(index, 60 + (index % 12) * 60, 80 + Math.floor(index / 12) * 60),
    ),
    piece('card', 'back', { x: 640, y: 460 }, 5, { angle: -8 }),
    piece('purse', 'purse', { x: 120, y: 500 }, 3, { writing: { text: '12', style: 'number' } }),
  ]);

/** The same board later: half of the stones have moved, one is gone and one is new, the card is open, the purse fuller. */
export const after = (stones: number): Layout =>
  laid([
    ...Array.from({ length: stones - 1 }, (_, index) => {
      const at = stone(index, 60 + (index % 12) * 60, 80 + Math.floor(index / 12) * 60);
      return index % 2 === 0 ? { ...at, y: at.y + 190, angle: 30 * index, scale: index % 4 === 0 ? 1 : 0.75 } : at;
    }),
    piece('stone-new', 'stone-1', { x: 500, y: 520 }, 4, { alpha: 0.8 }),
    piece('card', 'face', { x: 600, y: 420 }, 5, { writing: { text: 'Marble', style: 'name' } }),
    piece('purse', 'purse', { x: 120, y: 500 }, 3, { writing: { text: '27', style: 'number' } }),
  ]);

const stone = (index: number, x: number, y: number): Piece =>
  piece(`stone-${index}`, `stone-${index % 3}`, { x, y }, 2);

const laid = (pieces: readonly Piece[]): Layout => new Map(pieces.map((one) => [one.id, one]));

const sizeOf = (art: string): { readonly width: number; readonly height: number } => {
  if (art === 'yard') return { width: 760, height: 560 };
  if (art === 'back' || art === 'face') return { width: 90, height: 130 };
  return { width: 48, height: 48 };
};

const COLOURS: Readonly<Record<string, string>> = {
  yard: '#e9dcc0',
  back: '#8c3320',
  face: '#fffaf0',
  purse: '#e3b04b',
  'stone-0': '#7f8a93',
  'stone-1': '#7a4a2b',
  'stone-2': '#2f5fa8',
};

const drawn = (art: string): string => {
  const { width, height } = sizeOf(art);
  const look = `fill="${COLOURS[art] ?? '#000000'}" stroke="#1c2b30" stroke-width="2"`;
  const shape =
    width === height
      ? `<circle cx="${width / 2}" cy="${height / 2}" r="${width / 2 - 2}" ${look}/>`
      : `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="10" ${look}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shape}</svg>`;
};
