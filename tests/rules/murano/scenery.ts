import { character, STREET_TILES } from '#events/murano/components.js';
import type { Beads, BuildingCard, Character, Colour, Island, Site, StreetTile } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { murano } from '#engine/murano/game.js';
import { berthsOf, SITES } from '#engine/murano/data/islands.js';
import { ANCHORS, RING } from '#engine/murano/data/ring.js';
import type { Action } from '#engine/murano/data/ring.js';
import { customersOf } from '#engine/murano/data/supply.js';
import type { Building, Laid, MuranoState, Player, Stacks } from '#engine/murano/state.js';

export const ANNA: Seat = 0;
export const BEN: Seat = 1;
export const CARLA: Seat = 2;
export const DORA: Seat = 3;

/** A part of the table that a story starts from. */
export type Part = (state: MuranoState) => MuranoState;

/** A table set up, the red ship on space 0, Anna about to sail. */
export const opening = (seats: number): MuranoState => ({ ...murano.blank({ seats, options: {} }), ships: ANCHORS });

export const anna = (holding: Partial<Player>): Part => holds(ANNA, holding);
export const ben = (holding: Partial<Player>): Part => holds(BEN, holding);
export const carla = (holding: Partial<Player>): Part => holds(CARLA, holding);

const holds =
  (seat: Seat, holding: Partial<Player>): Part =>
  (state) => ({
    ...state,
    players: state.players.map((player, other) => (other === seat ? { ...player, ...holding } : player)),
  });

/** The same building card for all of a story. */
export const annaOwns = (...cards: readonly BuildingCard[]): Part => anna({ cards });

export const beads = (red: number, green: number, blue: number): Beads => ({ red, green, blue });

export const characters = (...numbers: readonly number[]): readonly Character[] => numbers.map(character);

/**
 * Where the ships lie on the ring of 18 spaces: `*` is the red one, `o` a black one, `@` the red one and a black one, `.`
 * a free space. Black ships are numbered from 1 as they come.
 */
export const ring =
  (picture: string): Part =>
  (state) => {
    const marks = [...picture];
    if (marks.length !== RING.length) throw new Error(`The ring has ${RING.length} spaces, not ${marks.length}.`);
    const red = marks.findIndex((mark) => '*@'.includes(mark));
    return { ...state, ships: [red, ...marks.flatMap((mark, space) => ('o@'.includes(mark) ? [space] : []))] };
  };

/** Anna's first ship, a black one, has just entered a space with this action where the red ship is not. */
export const entered =
  (action: Action): Part =>
  (state) => {
    const space = RING.findIndex((other, number) => other === action && number !== state.ships[0]);
    const ship = Math.max(1, state.ships.indexOf(space, 1));
    return {
      ...state,
      ships: state.ships.map((at, other) => (other === ship ? space : at)),
      phase: { kind: 'sailing', seat: ANNA, moved: [ship], shared: false },
    };
  };

/** The red ship lies just behind a black one on a space with this action; Anna has the Lighthouse. */
export const redBehind =
  (action: Action): Part =>
  (state) => {
    const taken = RING.indexOf(action, 1);
    const others = [2, 3, 4, 5, 6, 7].map((steps) => (taken + steps) % RING.length);
    return annaOwns('building-lighthouse')({ ...state, ships: [taken - 1, taken, ...others] });
  };

/** Who emptied the second stack in an earlier turn, so that Anna plays her final turn. */
export const finalTurn =
  (endedBy: Seat): Part =>
  (state) => ({ ...state, endedBy });

/** Anna has already laid that many tiles in this turn. */
export const hasLaid =
  (placed: number): Part =>
  (state) => ({ ...state, phase: { kind: 'building', seat: ANNA, placed } });

/** Anna has done her action. */
export const hasActed: Part = (state) => ({ ...state, phase: { kind: 'acted', seat: ANNA } });

/** The scoring has come to Anna. */
export const scoring: Part = (state) => ({ ...state, phase: { kind: 'scoring', seat: ANNA, used: [] } });

export const hasBought =
  (building: Building): Part =>
  (state) => ({ ...state, phase: { kind: 'bought', seat: ANNA, building } });

export const stacks =
  (left: Partial<Stacks>): Part =>
  (state) => ({ ...state, stacks: { ...state.stacks, ...left } });

export const bag =
  (red: number, green: number, blue: number): Part =>
  (state) => ({ ...state, bag: beads(red, green, blue) });

/** The characters that were never drawn, and those put back under them. */
export const characterDeck =
  (pool: readonly Character[], under: readonly Character[]): Part =>
  (state) => ({ ...state, characters: { pool, under } });

export const buildingDeck =
  (...pool: readonly BuildingCard[]): Part =>
  (state) => ({ ...state, buildings: { pool, under: [] } });

/** Whose gondoliers lie on an island's four berths: `ab..` is Anna's on her own, Ben's on his own, two free. */
export const berths =
  (island: Island, picture: string): Part =>
  (state) =>
    [...picture].reduce((before, letter, at) => {
      const owner = 'abcd'.indexOf(letter);
      const berth = berthsOf(island)[at];
      if (berth === undefined) throw new Error(`${island} has four berths: ${picture}?`);
      return owner < 0 ? before : { ...before, berths: before.berths.with(berth, owner) };
    }, state);

/** An island drawn row by row, as `islandGrid` writes it: `FA` a factory of Anna's, `-rr` a street, `=` and `#` free. */
export const island =
  (name: Island, ...rows: readonly string[]): Part =>
  (state) =>
    rows
      .flatMap((line, row) => line.split(/\s+/).map((mark, column) => ({ mark, row, column })))
      .filter(({ mark }) => !'.=#'.includes(mark))
      .reduce(
        (before, { mark, row, column }) => ({
          ...before,
          sites: before.sites.with(at(name, row + 1, column + 1), laidAs(mark)),
        }),
        state,
      );

/** Blank streets on all paved sites, but not on these islands. */
export const streetsAllOver =
  (...bare: readonly Island[]): Part =>
  (state) => ({
    ...state,
    sites: state.sites.map((laid, site) => {
      const place = SITES[site];
      return place?.ground === 'paved' && !bare.includes(place.island)
        ? { kind: 'street', tile: 'street-blank' }
        : laid;
    }),
  });

/** A site by its row and column, both from 1. */
export const at = (island: Island, row: number, column: number): Site => {
  const site = SITES.findIndex(
    (place) => place.island === island && place.row === row - 1 && place.column === column - 1,
  );
  if (site < 0) throw new Error(`No site in row ${row}, column ${column} of ${island}.`);
  return site;
};

const laidAs = (mark: string): Laid => {
  const last = mark.slice(-1);
  if (mark === 'X') return { kind: 'special' };
  if (mark.startsWith('P')) return { kind: 'palace', crests: Number(last) };
  if (mark.startsWith('F')) return { kind: 'factory', owner: seatNamed(last) };
  if (mark.startsWith('S')) return { kind: 'shop', colour: colourNamed(mark.charAt(1)), owner: seatNamed(last) };
  return { kind: 'street', tile: streetWith(mark.slice(1)) };
};

const seatNamed = (letter: string): Seat => 'ABCD'.indexOf(letter);

const colourNamed = (letter: string): Colour => {
  const colour = (['red', 'blue', 'grey'] as const).find((name) => name.startsWith(letter));
  if (colour === undefined) throw new Error(`No shop has the colour ${letter}.`);
  return colour;
};

const streetWith = (customers: string): StreetTile => {
  const tile = STREET_TILES.find(
    (street) =>
      customersOf(street)
        .map((colour) => colour.charAt(0))
        .join('') === customers,
  );
  if (tile === undefined) throw new Error(`No street has the customers ${customers}.`);
  return tile;
};
