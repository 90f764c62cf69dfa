import { CHARACTERS } from '#events/burano/components.js';
import type { Character, Column, Floor, House } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Spot } from '../kit/piece.js';

/** The whole board, in its own units. */
export const BOARD = { width: 1600, height: 1140 } as const;
/** The side of a floor card as it is drawn; everywhere it lies larger or smaller. */
export const FLOOR = 100;
/** A character as it is drawn. */
export const FIGURE = { width: 70, height: 110 } as const;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const middleOf = ({ left, top, width, height }: Box): Spot => ({ x: left + width / 2, y: top + height / 2 });

/** How a street is divided from above: sky, three floors, the quay where people stand, and what its player has. */
interface Storeys {
  readonly sky: number;
  readonly floor: number;
  readonly quay: number;
  readonly strip: number;
}

/** How the board is divided up: the fewer play, the larger is everything. */
export interface Plan {
  readonly market: Box;
  readonly columns: number;
  /** The side of a card in the market, and from one to the next. */
  readonly shelf: { readonly card: number; readonly across: number; readonly down: number };
  readonly piazza: Box;
  /** Characters side by side on the piazza, and how large they are. */
  readonly rank: number;
  readonly figure: number;
  readonly scenes: readonly Box[];
  readonly storeys: Storeys;
  /** How large what lies in a strip is. */
  readonly means: number;
}

const EDGE = 6;

const scenesAt = (spots: readonly (readonly [left: number, top: number])[], width: number, height: number) =>
  spots.map(([left, top]) => ({ left, top, width, height }));

const quarters = (columns: number): Plan => ({
  market: { left: EDGE, top: 4, width: columns === 5 ? 562 : 478, height: 268 },
  columns,
  shelf: { card: 71, across: 84, down: 76 },
  piazza: { left: columns === 5 ? 660 : 576, top: 4, width: columns === 5 ? 934 : 1018, height: 268 },
  rank: CHARACTERS.length,
  figure: 1.24,
  scenes: scenesAt(
    [
      [EDGE, 278],
      [804, 278],
      [EDGE, 710],
      [804, 710],
    ],
    790,
    426,
  ),
  storeys: { sky: 18, floor: 86, quay: 76, strip: 74 },
  means: 1,
});

const halves: Plan = {
  market: { left: EDGE, top: 4, width: 520, height: 404 },
  columns: 3,
  shelf: { card: 110, across: 119, down: 119 },
  piazza: { left: EDGE, top: 516, width: 520, height: 620 },
  rank: 4,
  figure: 1.5,
  scenes: scenesAt(
    [
      [534, 4],
      [534, 573],
    ],
    1060,
    563,
  ),
  storeys: { sky: 20, floor: 116, quay: 101, strip: 94 },
  means: 1.24,
};

const whole: Plan = {
  market: { left: EDGE, top: 4, width: 560, height: 366 },
  columns: 4,
  shelf: { card: 98, across: 104, down: 104 },
  piazza: { left: 680, top: 4, width: 914, height: 366 },
  rank: 6,
  figure: 1.16,
  scenes: scenesAt([[EDGE, 378]], 1588, 756),
  storeys: { sky: 22, floor: 172, quay: 122, strip: 96 },
  means: 1.28,
};

const PLANS: readonly Plan[] = [whole, halves, quarters(4), quarters(5)];

/** The plan for so many players. */
export const planFor = (seats: number): Plan => PLANS[seats - 1] ?? quarters(5);

const SIGN = 30;

/** Where a card of the market lies; a deck lies to the left of its row, as the column before the first. */
const shelfAt = ({ market, shelf }: Plan, column: Column, floor: Floor): Spot => ({
  x: market.left + 14 + shelf.across * (column + 1.5) + (column < 0 ? 0 : 14),
  y: market.top + SIGN + Math.max(4, (market.height - SIGN - 12 - 3 * shelf.down) / 2) + shelf.down * (3.5 - floor),
});

/** Where a character stands who is left to come: the tourists and the inhabitants, in the order of the rules. */
const crowdAt = ({ piazza, rank, figure }: Plan, character: Character): Spot => {
  const at = CHARACTERS.indexOf(character);
  const rows = Math.ceil(CHARACTERS.length / rank);
  const row = Math.floor(at / rank);
  const inRow = Math.min(rank, CHARACTERS.length - row * rank);
  const across = (piazza.width - 24) / rank;
  const down = (piazza.height - 44) / rows;
  return {
    x: piazza.left + piazza.width / 2 + ((at % rank) - (inRow - 1) / 2) * across,
    y: piazza.top + 40 + down * (row + 0.5) - 12 * figure,
  };
};

/** Between market and piazza, be they beside each other or one below the other. */
const besideMarket = ({ market, piazza }: Plan, x: number, part: number): Spot =>
  market.left === piazza.left
    ? { x: market.left + x, y: market.top + market.height + 55 }
    : { x: (market.left + market.width + piazza.left) / 2, y: piazza.top + piazza.height * part };

const below = ({ x, y }: Spot, by: number): Spot => ({ x, y: y + by });

const sceneOf = (plan: Plan, seat: Seat): Box => {
  const scene = plan.scenes[seat];
  if (scene === undefined) throw new Error(`No street for seat ${seat}.`);
  return scene;
};

/** Where the houses stand: the upper edge of the pavement. */
const footOf = (plan: Plan, seat: Seat): number => sceneOf(plan, seat).top + plan.storeys.sky + 3 * plan.storeys.floor;

const houseX = (plan: Plan, seat: Seat, house: House): number => {
  const { left, width } = sceneOf(plan, seat);
  return left + width / 2 + (house - 4) * plan.storeys.floor;
};

const stripOf = (plan: Plan, seat: Seat): Box => {
  const { left, top, width, height } = sceneOf(plan, seat);
  return { left, top: top + height - plan.storeys.strip, width, height: plan.storeys.strip };
};

/** What lies in a strip from left to right, in its own units before it is enlarged. */
const MEANS = { badge: 26, name: 152, points: 288, purse: 347, tokens: 402, scaffold: 445 } as const;
const SCAFFOLD_STEP = 30;
const HAND_FROM = 496;
/** At the right end of a strip lies the prow of who starts the round. */
const START_ROOM = 40;

const inStrip = (plan: Plan, seat: Seat, x: number): Spot => {
  const strip = stripOf(plan, seat);
  return { x: strip.left + x * plan.means, y: strip.top + strip.height / 2 };
};

/** Cards in hand are so large, and lie beside each other as far as there is room. */
export const handCard = (plan: Plan): number => plan.storeys.strip - 10;

const handAt = (plan: Plan, seat: Seat, index: number, count: number): Spot => {
  const strip = stripOf(plan, seat);
  const side = handCard(plan);
  const room = strip.width - (HAND_FROM + START_ROOM) * plan.means - side;
  const step = Math.min(side + 6, room / Math.max(1, count - 1));
  return { x: strip.left + HAND_FROM * plan.means + side / 2 + index * step, y: strip.top + strip.height / 2 };
};

/** Where everything lies. */
export const spotOf = {
  shelf: shelfAt,
  /** At the lower edge of a deck. */
  left: (plan: Plan, floor: Floor): Spot => below(shelfAt(plan, -1, floor), plan.shelf.card * 0.34),
  crowd: crowdAt,
  many: (plan: Plan, character: Character): Spot =>
    below(crowdAt(plan, character), (FIGURE.height / 2 + 6) * plan.figure),
  bank: (plan: Plan): Spot => besideMarket(plan, 120, 0.72),
  bell: (plan: Plan): Spot => besideMarket(plan, 400, 0.3),
  space: (plan: Plan, seat: Seat, house: House, floor: Floor): Spot => ({
    x: houseX(plan, seat, house),
    y: footOf(plan, seat) - (floor - 0.5) * plan.storeys.floor,
  }),
  visitor: (plan: Plan, seat: Seat, house: House): Spot => ({
    x: houseX(plan, seat, house) - plan.storeys.floor * 0.12,
    y: footOf(plan, seat) + plan.storeys.quay * 0.22,
  }),
  worth: (plan: Plan, seat: Seat, house: House): Spot => ({
    x: houseX(plan, seat, house) + plan.storeys.floor * 0.29,
    y: footOf(plan, seat) + plan.storeys.quay * 0.4,
  }),
  /** Above the door of a house, and above its roof. */
  door: (plan: Plan, seat: Seat, house: House): Spot => ({
    x: houseX(plan, seat, house),
    y: footOf(plan, seat) + plan.storeys.quay * 0.34,
  }),
  corner: (plan: Plan, seat: Seat): Spot => middleOf(stripOf(plan, seat)),
  badge: (plan: Plan, seat: Seat): Spot => inStrip(plan, seat, MEANS.badge),
  name: (plan: Plan, seat: Seat): Spot => inStrip(plan, seat, MEANS.name),
  points: (plan: Plan, seat: Seat): Spot => inStrip(plan, seat, MEANS.points),
  purse: (plan: Plan, seat: Seat): Spot => inStrip(plan, seat, MEANS.purse),
  tokens: (plan: Plan, seat: Seat): Spot => inStrip(plan, seat, MEANS.tokens),
  start: (plan: Plan, seat: Seat): Spot => inStrip(plan, seat, stripOf(plan, seat).width / plan.means - 30),
  aside: (plan: Plan, seat: Seat, index: number): Spot => inStrip(plan, seat, MEANS.scaffold + index * SCAFFOLD_STEP),
  hand: handAt,
  /** Beside the prow. */
  crown: (plan: Plan, seat: Seat): Spot => inStrip(plan, seat, stripOf(plan, seat).width / plan.means - 92),
  rating: (plan: Plan): Spot => ({ x: BOARD.width - 196, y: sceneOf(plan, 0).top + 60 }),
} as const;

/** Where a street stands, from the sky to the quay, and what its player has. */
export const boxOf = {
  scene: (plan: Plan, seat: Seat): Box => {
    const { left, top, width, height } = sceneOf(plan, seat);
    return { left, top, width, height: height - plan.storeys.strip };
  },
  whole: sceneOf,
  strip: stripOf,
  home: (plan: Plan, seat: Seat, house: House): Box => ({
    left: houseX(plan, seat, house) - plan.storeys.floor / 2,
    top: footOf(plan, seat) - 3 * plan.storeys.floor,
    width: plan.storeys.floor,
    height: 3 * plan.storeys.floor,
  }),
  column: (plan: Plan, column: Column): Box => {
    const { x } = shelfAt(plan, column, 2);
    const top = shelfAt(plan, column, 3).y - plan.shelf.card / 2;
    return {
      left: x - plan.shelf.card / 2,
      top,
      width: plan.shelf.card,
      height: shelfAt(plan, column, 1).y + plan.shelf.card / 2 - top,
    };
  },
} as const;
