import { RING } from '#engine/murano/data/ring.js';
import { islandsFor } from '#engine/murano/data/islands.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Island } from '#events/murano/components.js';
import type { Spot } from '../kit/piece.js';
import { FRAMES } from './art/frames.js';
import { MARGIN } from './art/shores.js';
import { CANAL, GIACOMO } from './art/waterways.js';
import { GRID_AT, gridOf, SITE, spotOf } from './map.js';

interface Lying {
  readonly art: string;
  readonly at: Spot;
  readonly z: number;
}

/** What lies under everything but the water: the canal, the islands, the spaces of the ring, and the frame of the board. */
export const ground = (state: MuranoState): readonly Lying[] => {
  const islands = islandsFor(state.players.length);
  return [
    { art: 'canal', at: middleOf(CANAL), z: -40 },
    ...(islands.includes('sacca-serenella') ? [] : [{ art: 'compass', at: OPEN_LAGOON, z: -39 }]),
    ...SCENERY,
    { art: 'giacomo', at: middleOf(GIACOMO), z: -30 },
    ...islands.map((island) => ({ art: `island-${island}`, at: middleOfIsland(island), z: -25 })),
    ...RING.map((_, space) => ({ art: `pad-${space}`, at: padAt(space), z: -20 })),
    ...Object.entries(FRAMES).map(([art, box]) => ({ art, at: middleOf(box), z: -10 })),
  ];
};

/** Where Sacca Serenella would be. */
const OPEN_LAGOON: Spot = { x: 1330, y: 872 };

/** What lives between the islands. */
const SCENERY: readonly Lying[] = [
  ['marsh', 1214, 312],
  ['fisher', 1226, 180],
  ['bricola', 764, 346],
  ['bricola', 1190, 372],
  ['gulls', 764, 90],
  ['marsh', 1128, 968],
  ['bricola', 1128, 708],
  ['bricola', 740, 930],
  ['gulls', 340, 604],
  ['bricola', 1536, 690],
  ['marsh', 1500, 380],
].map(([art, x, y]) => ({ art: String(art), at: { x: Number(x), y: Number(y) }, z: -38 }));

const middleOf = ({ left, top, width, height }: Box): Spot => ({ x: left + width / 2, y: top + height / 2 });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All that belongs to an island, its pier and its name too. */
export const boxOfIsland = (island: Island): Box => {
  const { columns, rows } = gridOf(island);
  return {
    left: GRID_AT[island].x - MARGIN.left,
    top: GRID_AT[island].y - MARGIN.top,
    width: columns * SITE + MARGIN.left + MARGIN.right,
    height: rows * SITE + MARGIN.top + MARGIN.bottom,
  };
};

const middleOfIsland = (island: Island): Spot => middleOf(boxOfIsland(island));

/** Its picture is a shadow's breadth higher than the space itself. */
const padAt = (space: number): Spot => {
  const { x, y } = spotOf.space(space);
  return { x, y: y + 2 };
};
