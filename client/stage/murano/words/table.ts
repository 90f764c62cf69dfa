import { COLOURS } from '#events/murano/components.js';
import type { Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { berthsOf, islandsFor, sitesOf } from '#engine/murano/data/islands.js';
import { RING } from '#engine/murano/data/ring.js';
import { UNDRAWN_CHARACTERS, customersOf } from '#engine/murano/data/supply.js';
import { cardsLeft } from '#engine/murano/deck.js';
import { beadCount } from '#engine/murano/players.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import type { Names, Passage } from '../../kit/face.js';
import type { StackKind } from '../names.js';
import { askedIn } from './asked.js';
import { characterWords } from './characters.js';
import { placeOfSite, rowMark, siteMark } from './places.js';
import type { MuranoVocabulary } from './vocabulary.js';

/** The whole table, for who reads it. */
export const tableIn =
  (vocabulary: MuranoVocabulary) =>
  (state: MuranoState, names: Names): readonly Passage[] => [
    turnOf(vocabulary, state, names),
    ...state.players.map((player, seat) => playerIn(vocabulary, state, player, seat, names)),
    ringIn(vocabulary, state),
    stacksIn(vocabulary, state),
    ...islandsFor(state.players.length).map((island) => islandIn(vocabulary, state, island, names)),
  ];

const turnOf = (vocabulary: MuranoVocabulary, state: MuranoState, names: Names): Passage => ({
  title: vocabulary.table.turn(state.turn),
  lines: [
    askedIn(vocabulary)(state, null, names),
    ...(state.endedBy === null ? [] : [vocabulary.table.endedBy(names(state.endedBy))]),
  ],
});

const ringIn = ({ table }: MuranoVocabulary, { ships }: MuranoState): Passage => ({
  title: table.ring,
  lines: RING.map((_, space) => table.onSpace(space, shipsOn(ships, space))),
});

export const shipsOn = (ships: readonly number[], space: number): readonly number[] =>
  ships.flatMap((at, ship) => (at === space ? [ship] : []));

const stacksIn = ({ table }: MuranoVocabulary, state: MuranoState): Passage => ({
  title: table.stacks,
  lines: [...STACKS.map((kind) => table.stack[kind](leftOnStack(state, kind))), table.bag(state.bag)],
});

const STACKS: readonly StackKind[] = [
  'streets',
  'shops',
  'palaces',
  'factories',
  'specials',
  'characters',
  'buildings',
];

export const leftOnStack = ({ stacks, characters, buildings }: MuranoState, kind: StackKind): number => {
  switch (kind) {
    case 'streets':
    case 'shops':
    case 'palaces':
      return stacks[kind].length;
    case 'factories':
    case 'specials':
      return stacks[kind];
    case 'characters':
      return cardsLeft(characters, UNDRAWN_CHARACTERS);
    case 'buildings':
      return cardsLeft(buildings);
  }
};

const playerIn = (
  vocabulary: MuranoVocabulary,
  state: MuranoState,
  player: Player,
  seat: Seat,
  names: Names,
): Passage => {
  const { table, phrases, buildings } = vocabulary;
  const onBerths = state.berths.filter((owner) => owner === seat).length;
  const cards = player.cards.map((card) => buildings[card].name);
  const newCards = player.newCards.map((card) => buildings[card].name);
  const scored = player.scored.map((card) => characterWords(vocabulary, card).name);
  return {
    title: table.player(names(seat), seat),
    lines: [
      phrases.vp(player.vp),
      phrases.gold(player.gold),
      table.gondoliers(player.gondoliers, onBerths, player.dismissed),
      ...(player.factories > 0 ? [table.factories(player.factories)] : []),
      ...(player.specials > 0 ? [table.specials(player.specials)] : []),
      ...heldLine(player.shops, phrases.shop, table.held.shop),
      ...heldLine(player.palaces, phrases.palace, table.held.palace),
      ...heldLine(player.characters, (card) => characterWords(vocabulary, card).name, table.held.character),
      ...(beadCount(player.beads) > 0 ? [phrases.beads(player.beads)] : []),
      ...(cards.length > 0 ? [table.cards(cards)] : []),
      ...(newCards.length > 0 ? [table.newCards(newCards)] : []),
      ...(scored.length > 0 ? [table.scored(scored)] : []),
    ],
  };
};

const heldLine = <T>(
  held: readonly (T | null)[],
  name: (token: T) => string,
  line: (known: readonly string[], hidden: number) => string,
): readonly string[] => {
  const known = held.filter((token) => token !== null);
  return held.length === 0 ? [] : [line(known.map(name), held.length - known.length)];
};

const islandIn = (
  { islands, table, phrases }: MuranoVocabulary,
  state: MuranoState,
  island: Island,
  names: Names,
): Passage => {
  const sites = sitesOf(island);
  const rows = [...new Set(sites.map((site) => placeOfSite(site).row))];
  const customers = sites.flatMap((site) => {
    const laid = state.sites[site];
    return laid?.kind === 'street' ? customersOf(laid.tile) : [];
  });
  const [red = 0, blue = 0, grey = 0] = COLOURS.map((colour) => customers.filter((one) => one === colour).length);
  return {
    title: islands[island],
    lines: [
      table.customers(red, blue, grey),
      table.berths(
        berthsOf(island).map((berth) => {
          const owner = state.berths[berth] ?? null;
          return table.berth(berth, owner === null ? null : names(owner));
        }),
      ),
      ...rows.map((row) =>
        table.row(
          rowMark(row),
          sites
            .filter((site) => placeOfSite(site).row === row)
            .map((site) => `${siteMark(site)} ${phrases.lying(state.sites[site] ?? null, site, names)}`),
        ),
      ),
    ],
  };
};
