import { CHARACTERS, FLOORS, HOUSES, spaceAt } from '#events/burano/components.js';
import type { House } from '#events/burano/components.js';
import { SCAFFOLDS } from '#engine/burano/data/supply.js';
import { playerOf } from '#engine/burano/players.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import { columnOf } from '#engine/burano/supply.js';
import type { Seat } from '#events/viewer.js';
import type { Names, Passage } from '../../kit/face.js';
import { totalOf } from '../reckoning.js';
import { askedIn } from './asked.js';
import type { BuranoVocabulary } from './vocabulary.js';

/** The whole table, for who reads it. */
export const tableIn =
  (vocabulary: BuranoVocabulary) =>
  (state: BuranoState, names: Names): readonly Passage[] => [
    roundOf(vocabulary, state, names),
    ...state.players.map((player, seat) => streetIn(vocabulary, state, player, seat, names)),
    marketIn(vocabulary, state),
    crowdIn(vocabulary, state),
  ];

const roundOf = (vocabulary: BuranoVocabulary, state: BuranoState, names: Names): Passage => ({
  title: vocabulary.table.round(state.round),
  lines: [
    askedIn(vocabulary)(state, null, names),
    vocabulary.table.starts(names(state.start)),
    ...(state.ending === null || state.phase.kind === 'over' ? [] : [vocabulary.lastRound]),
    ...(state.rating === null ? [] : [vocabulary.nouns.ratings[state.rating]]),
  ],
});

const marketIn = ({ table, nouns }: BuranoVocabulary, state: BuranoState): Passage => ({
  title: table.market,
  lines: [
    ...(state.supply[0] ?? []).map((_, column) =>
      table.column(
        column + 1,
        columnOf(state, column).flatMap((card) =>
          card === null ? [] : `${nouns.card(card)} (${nouns.painted(card)})`,
        ),
      ),
    ),
    table.decks(state.decks.map(({ pool, under }) => pool.length + under.length)),
  ],
});

const crowdIn = ({ table, nouns }: BuranoVocabulary, { characters }: BuranoState): Passage => ({
  title: table.crowd,
  lines: CHARACTERS.filter((character) => characters[character] > 0).map((character) =>
    table.left(nouns.characters[character].name, characters[character]),
  ),
});

const streetIn = (
  vocabulary: BuranoVocabulary,
  state: BuranoState,
  player: Player,
  seat: Seat,
  names: Names,
): Passage => {
  const { table, nouns } = vocabulary;
  const known = player.hand.filter((card) => card !== null);
  const houses = Array.from({ length: HOUSES }, (_, house) => house).flatMap((house) =>
    houseLine(vocabulary, player, house),
  );
  return {
    title: names(seat),
    lines: [
      table.worth(totalOf(state, seat)),
      table.means(player.coins, player.tokens, SCAFFOLDS - playerOf(state, seat).scaffolds.length),
      ...(player.hand.length === 0
        ? []
        : [
            table.hand(
              known.map((card) => `${nouns.card(card)} (${nouns.painted(card)})`),
              player.hand.length - known.length,
            ),
          ]),
      ...(houses.length === 0 ? [table.empty] : houses),
    ],
  };
};

/** A house from below, if anything of it stands. */
const houseLine = (
  { table, nouns }: BuranoVocabulary,
  { street, scaffolds, visits }: Player,
  house: House,
): readonly string[] => {
  const floors = FLOORS.map((floor) => {
    const space = spaceAt(house, floor);
    const card = street[space] ?? null;
    if (card !== null) return `${nouns.card(card)} (${nouns.painted(card)})`;
    return scaffolds.includes(space) ? table.scaffold : null;
  });
  if (floors.every((floor) => floor === null)) return [];
  const visitor = visits.find((visit) => visit.house === house);
  return [
    table.house(
      house + 1,
      floors.map((floor) => floor ?? table.emptyFloor),
      visitor === undefined ? null : nouns.characters[visitor.character].name,
    ),
  ];
};
