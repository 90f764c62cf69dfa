import { CATEGORIES, CREATIONS, FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment } from '#events/light-masters/components.js';
import { POSITIONS, ringAt, windowAt } from '#engine/light-masters/data/board.js';
import { cardOf } from '#engine/light-masters/data/creations.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Names } from '../../kit/face.js';
import { pairAt } from './pair.js';
import { advantageWords } from './vocabulary.js';
import type { LightMastersVocabulary } from './vocabulary.js';

/** What a thing on the board is: things are called as in `names.ts`. */
export const thingIn =
  (vocabulary: LightMastersVocabulary) =>
  (piece: string, state: LightMastersState, names: Names): string | null => {
    for (const [form, say] of THINGS) {
      const found = form.exec(piece);
      if (found !== null) return say({ vocabulary, state, names }, found[1] ?? '', found[2] ?? '');
    }
    return null;
  };

interface Asking {
  readonly vocabulary: LightMastersVocabulary;
  readonly state: LightMastersState;
  readonly names: Names;
}

type Say = (asking: Asking, first: string, second: string) => string | null;

const fragmentOf = (name: string): Fragment | undefined => FRAGMENTS.find((fragment) => fragment === name);

const selector: Say = ({ vocabulary: { things }, state }) => {
  const { inner, ring } = pairAt(state, state.selector);
  return things.selector(inner, ring);
};

const position: Say = ({ vocabulary: { things }, state }, number) => {
  const { inner, ring } = pairAt(state, Number(number));
  return Number(number) < POSITIONS ? things.position(inner, ring) : null;
};

const heap: Say = ({ vocabulary: { things }, state }, name) => {
  const fragment = fragmentOf(name);
  return fragment === undefined ? null : things.heap(fragment, state.warehouse[fragment]);
};

const market: Say = ({ vocabulary: { things }, state: { markets, side, turned } }, number) => {
  const wares = markets[Number(number)];
  return wares === undefined ? null : things.market(Number(number), wares, windowAt(side, turned, Number(number)));
};

const wares: Say = ({ vocabulary: { things } }, number, name) => {
  const fragment = fragmentOf(name);
  return fragment === undefined ? null : things.wares(fragment, Number(number));
};

const glass: Say = ({ vocabulary: { things }, names }, seat, name) => {
  const fragment = fragmentOf(name);
  return fragment === undefined ? null : things.glass(fragment, names(Number(seat)));
};

const advantage: Say = ({ vocabulary, state }, name) => {
  const category = CATEGORIES.find((each) => each === name);
  if (category === undefined) return null;
  const words = advantageWords(vocabulary, state.advantages[category]);
  return vocabulary.table.advantage(vocabulary.categories[category], words.name, words.rule);
};

const card: Say = ({ vocabulary: { things, creations, categories } }, name) => {
  const creation = CREATIONS.find((each) => each === name);
  if (creation === undefined) return null;
  const { cost, categories: own } = cardOf(creation);
  return things.card(
    creations[creation],
    cost,
    own.map((category) => categories[category]),
  );
};

const ofSeat =
  (say: (vocabulary: LightMastersVocabulary, name: string, lira: number) => string): Say =>
  ({ vocabulary, state, names }, seat) => {
    const player = state.players[Number(seat)];
    return player === undefined ? null : say(vocabulary, names(Number(seat)), player.lira);
  };

const THINGS: readonly (readonly [RegExp, Say])[] = [
  [/^table$/, ({ vocabulary: { things } }) => things.table],
  [/^warehouse$/, ({ vocabulary: { things } }) => things.warehouse],
  [/^(?:ring|crank)$/, ({ vocabulary: { things } }) => things.ring],
  [/^selector$/, selector],
  [
    /^segment-(\d+)$/,
    ({ vocabulary: { things }, state: { side } }, segment) => things.segment(ringAt(side, 0, Number(segment))),
  ],
  [/^position-(\d+)$/, position],
  [/^heap-(\w+)$/, heap],
  [/^bank$/, ({ vocabulary: { things } }) => things.bank],
  [/^market-(\d+)$/, market],
  [/^wares-(\d+)-(\w+)-\d+$/, wares],
  [/^glass-(\d+)-(\w+)-\d+$/, glass],
  [/^advantage-(\w+)$/, advantage],
  [/^card-([\w-]+)$/, card],
  [/^(?:corner|badge|name)-(\d+)$/, ofSeat(({ things }, name) => things.corner(name))],
  [/^purse-(\d+)$/, ofSeat(({ things }, name, lira) => things.purse(name, lira))],
  [/^shelf-(\d+)$/, ofSeat(({ things }, name) => things.shelf(name))],
  [/^back-(\d+)-\d+$/, ofSeat(({ things }, name) => things.back(name))],
  [/^steps$/, ({ vocabulary: { things } }) => things.steps],
  [/^first$/, ({ vocabulary: { things }, state, names }) => things.first(names(state.starter))],
  [
    /^last$/,
    ({ vocabulary: { things }, state: { endedBy }, names }) => (endedBy === null ? null : things.last(names(endedBy))),
  ],
];
