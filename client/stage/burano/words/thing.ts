import { CHARACTERS, FLOOR_CARDS, FLOORS } from '#events/burano/components.js';
import type { Floor } from '#events/burano/components.js';
import { playerOf } from '#engine/burano/players.js';
import { pointsOf } from '#engine/burano/scoring/characters.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import { columnOf } from '#engine/burano/supply.js';
import type { Names } from '../../kit/face.js';
import { totalOf } from '../reckoning.js';
import type { BuranoVocabulary } from './vocabulary.js';

/** What a thing on the board is: things are called as in `names.ts`. */
export const thingIn =
  (vocabulary: BuranoVocabulary) =>
  (piece: string, state: BuranoState, names: Names): string | null => {
    for (const [form, say] of THINGS) {
      const found = form.exec(piece);
      if (found !== null) return say({ vocabulary, state, names }, found[1] ?? '', found[2] ?? '', found[3] ?? '');
    }
    return null;
  };

interface Asking {
  readonly vocabulary: BuranoVocabulary;
  readonly state: BuranoState;
  readonly names: Names;
}

type Say = (asking: Asking, first: string, second: string, third: string) => string | null;

const floorOf = (number: string): Floor => FLOORS[Number(number) - 1] ?? 1;

const floor: Say = ({ vocabulary: { things, nouns } }, name) => {
  const card = FLOOR_CARDS.find((one) => one === name);
  return card === undefined ? null : things.floor(nouns.card(card), nouns.painted(card));
};

const deck: Say = ({ vocabulary: { things }, state }, number) => {
  const { pool, under } = state.decks[Number(number) - 1] ?? { pool: [], under: [] };
  return things.deck(floorOf(number), pool.length + under.length);
};

const column: Say = ({ vocabulary: { things, nouns }, state }, number, floors) => {
  const cards = columnOf(state, Number(number)).flatMap((card, index) =>
    card === null || (floors !== '' && !floors.includes(String(index + 1))) ? [] : [nouns.card(card)],
  );
  return things.column(Number(number) + 1, cards);
};

const crowd: Say = ({ vocabulary: { things, nouns }, state }, name) => {
  const character = CHARACTERS.find((one) => one === name);
  if (character === undefined) return null;
  const words = nouns.characters[character];
  return things.crowd(words.name, words.rule, state.characters[character]);
};

/** What is said of what a player has, with the player's name. */
const ofPlayer =
  (say: (asking: Asking, name: string, player: Player, seat: number) => string): Say =>
  (asking, seat) => {
    const player = asking.state.players[Number(seat)];
    return player === undefined ? null : say(asking, asking.names(Number(seat)), player, Number(seat));
  };

const inHand: Say = ({ vocabulary: { things, nouns }, state, names }, seat, index) => {
  const card = state.players[Number(seat)]?.hand[Number(index)];
  if (card === undefined) return null;
  const name = names(Number(seat));
  return card === null ? things.hidden(name) : things.inHand(name, nouns.card(card), nouns.painted(card));
};

const visitor: Say = ({ vocabulary: { things, nouns }, state }, seat, house) => {
  const { street, visits } = playerOf(state, Number(seat));
  const visit = visits.find((one) => one.house === Number(house));
  if (visit === undefined) return null;
  const { name, rule } = nouns.characters[visit.character];
  return things.visitor(name, rule, pointsOf(visit.character, street, visit.house));
};

const rating: Say = ({ vocabulary: { nouns }, state }) =>
  state.rating === null ? null : `${nouns.ratings[state.rating]}.`;

const THINGS: readonly (readonly [RegExp, Say])[] = [
  [/^floor-(.+)$/, floor],
  [/^(?:deck|left)-([123])$/, deck],
  [/^column-(\d+)$/, column],
  [/^run-(\d+)-([123]+)$/, column],
  [/^market$/, ({ vocabulary: { table } }) => table.market],
  [/^piazza$/, ({ vocabulary: { table } }) => table.crowd],
  [/^bank$/, ({ vocabulary: { things } }) => things.bank],
  [/^bell$/, ({ vocabulary: { things }, state }) => things.bell(state.ending !== null)],
  [/^start$/, ({ vocabulary: { things }, state, names }) => things.start(names(state.start))],
  [/^(?:crowd|many)-(.+)$/, crowd],
  [/^(?:corner|badge|name)-(\d)$/, ofPlayer(({ vocabulary: { things } }, name) => things.corner(name))],
  [/^purse-(\d)$/, ofPlayer(({ vocabulary: { things } }, name, { coins }) => things.purse(name, coins))],
  [/^tokens-(\d)$/, ofPlayer(({ vocabulary: { things } }, name, { tokens }) => things.tokens(name, tokens))],
  [
    /^points-(\d)$/,
    ofPlayer(({ vocabulary: { things }, state }, name, _, seat) => things.points(name, totalOf(state, seat))),
  ],
  [/^hand-(\d)-(\d+)$/, inHand],
  [/^scaffold-(\d)-\d$/, ofPlayer(({ vocabulary: { things } }, name) => things.scaffold(name))],
  [
    /^lot-\d-(\d)-([123])$/,
    ({ vocabulary: { things } }, house, number) => things.lot(Number(house) + 1, floorOf(number)),
  ],
  [
    /^home-(\d)-(\d)$/,
    ({ vocabulary: { things }, names }, seat, house) => things.home(names(Number(seat)), Number(house) + 1),
  ],
  [/^(?:visitor|worth)-(\d)-(\d)$/, visitor],
  [/^awaiting-\d-(\d)$/, ({ vocabulary: { things } }, house) => things.awaiting(Number(house) + 1)],
  [/^crown-(\d)$/, ofPlayer(({ vocabulary: { things } }, name) => things.crown(name))],
  [/^rating$/, rating],
];
