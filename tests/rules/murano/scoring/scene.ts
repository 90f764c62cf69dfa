import { character, ISLANDS, STREET_TILES } from '#events/murano/components.js';
import type { Beads, Berth, BuildingCard, Colour, Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { murano } from '#engine/murano/game.js';
import { berthsOf, SITES, sitesOf } from '#engine/murano/data/islands.js';
import type { Ground } from '#engine/murano/data/islands.js';
import { playerOf, withPlayer } from '#engine/murano/players.js';
import type { Laid, MuranoState } from '#engine/murano/state.js';

export const ANNA: Seat = 0;
export const BEN: Seat = 1;

/** What Anna holds, and how far the scoring is: hers has just begun, and with it everybody's. */
export interface Given {
  readonly seats?: number;
  readonly characters?: readonly number[];
  readonly gold?: number;
  readonly beads?: Partial<Beads>;
  readonly cards?: readonly BuildingCard[];
  readonly newCards?: readonly BuildingCard[];
  readonly used?: readonly Berth[];
  readonly endedBy?: Seat;
}

/**
 * A game whose scoring has come to Anna. The picture has a line for each island that matters: whose gondoliers lie on its
 * four berths, then its tiles, each laid on the first site that takes it, since only what lies there counts.
 *
 *     san-donato  ab..  Fa Rb P2 S - r gg
 *
 * `a` to `d` are Anna, Ben, Carla and Dora; `F` a factory; `R`, `B`, `G` a shop; `P` a palace and its crests; `S` a special
 * building; `-` a blank street; `r`, `b`, `g`, once or twice, a street by its customers.
 */
export const scene = (picture: string, given: Given = {}): MuranoState => {
  const { seats = 4, endedBy = ANNA, used = [], characters = [], gold = 0, cards = [], newCards = [] } = given;
  const bare: MuranoState = {
    ...murano.blank({ seats, options: {} }),
    endedBy,
    phase: { kind: 'scoring', seat: ANNA, used },
  };
  const anna = {
    gold,
    cards,
    newCards,
    characters: characters.map(character),
    beads: { red: 0, green: 0, blue: 0, ...given.beads },
  };
  return picture
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce(drawIsland, withPlayer(bare, ANNA, anna));
};

/** The same, before anybody scores. */
export const stillSailing = (state: MuranoState): MuranoState => ({
  ...state,
  endedBy: null,
  phase: { kind: 'sailing', seat: BEN, moved: [], shared: false },
});

/** As things are, with Anna about to score if she has not begun. */
export const annaScores = (state: MuranoState): MuranoState =>
  state.phase.kind === 'scoring'
    ? state
    : { ...state, endedBy: ANNA, phase: { kind: 'scoring', seat: ANNA, used: [] } };

export const anna = (state: MuranoState) => playerOf(state, ANNA);

export const berth = (island: Island, number: number): Berth => {
  const found = berthsOf(island)[number];
  if (found === undefined) throw new Error(`No berth ${String(number)} on ${island}.`);
  return found;
};

const drawIsland = (state: MuranoState, line: string): MuranoState => {
  const [name = '', berths = '', ...tiles] = line.split(/\s+/);
  const island = ISLANDS.find((one) => one === name);
  if (island === undefined) throw new Error(`No island is called ${name}.`);
  const moored = [...berths].reduce(
    (all, owner, number) => (owner === '.' ? all : all.with(berth(island, number), seatCalled(owner))),
    state.berths,
  );
  return tiles.reduce((drawn, tile) => lay(drawn, island, tile), { ...state, berths: moored });
};

const lay = (state: MuranoState, island: Island, tile: string): MuranoState => {
  const laid = laidBy(tile);
  const ground: Ground = laid.kind === 'street' ? 'paved' : 'brown';
  const site = sitesOf(island).find((at) => SITES[at]?.ground === ground && state.sites[at] === null);
  if (site === undefined) throw new Error(`No site for ${tile} on ${island}.`);
  return { ...state, sites: state.sites.with(site, laid) };
};

const SHOPS: Readonly<Record<string, Colour>> = { R: 'red', B: 'blue', G: 'grey' };
const CUSTOMERS: Readonly<Record<string, Colour>> = { r: 'red', b: 'blue', g: 'grey' };

const laidBy = (tile: string): Laid => {
  const [first = '', second = ''] = tile;
  if (first === 'F') return { kind: 'factory', owner: seatCalled(second) };
  if (first === 'P') return { kind: 'palace', crests: Number(second) };
  if (first === 'S') return { kind: 'special' };
  const colour = SHOPS[first];
  return colour === undefined ? street(tile) : { kind: 'shop', colour, owner: seatCalled(second) };
};

const street = (tile: string): Laid => {
  const name = tile === '-' ? 'street-blank' : ['street', ...[...tile].map((letter) => CUSTOMERS[letter])].join('-');
  const found = STREET_TILES.find((one) => one === name);
  if (found === undefined) throw new Error(`No tile is drawn as ${tile}.`);
  return { kind: 'street', tile: found };
};

const seatCalled = (letter: string): Seat => {
  const seat = 'abcd'.indexOf(letter);
  if (letter === '' || seat === -1) throw new Error(`Nobody is called ${letter}.`);
  return seat;
};
