import { CATEGORIES } from '#events/light-masters/components.js';
import type { Creation } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { windowAt } from '#engine/light-masters/data/board.js';
import { cardOf } from '#engine/light-masters/data/creations.js';
import type { LightMastersState, Player } from '#engine/light-masters/state.js';
import type { Names, Passage } from '../../kit/face.js';
import { askedIn } from './asked.js';
import { pairAt } from './pair.js';
import { advantageWords } from './vocabulary.js';
import type { LightMastersVocabulary } from './vocabulary.js';

/** The whole table, for who reads it. */
export const tableIn =
  (vocabulary: LightMastersVocabulary) =>
  (state: LightMastersState, names: Names): readonly Passage[] => [
    turnOf(vocabulary, state, names),
    ...state.players.map((player, seat) => playerIn(vocabulary, player, seat, names)),
    circleIn(vocabulary, state),
    marketsIn(vocabulary, state),
    advantagesIn(vocabulary, state),
  ];

const turnOf = (vocabulary: LightMastersVocabulary, state: LightMastersState, names: Names): Passage => ({
  title: vocabulary.table.turn(state.turn),
  lines: [
    askedIn(vocabulary)(state, null, names),
    vocabulary.table.starter(names(state.starter)),
    ...(state.endedBy === null ? [] : [vocabulary.table.endedBy(names(state.endedBy))]),
  ],
});

const playerIn = (vocabulary: LightMastersVocabulary, player: Player, seat: Seat, names: Names): Passage => {
  const { table, phrases, creations } = vocabulary;
  const known = player.hand.filter((card) => card !== null);
  const costing = (creation: Creation): string => table.costing(creations[creation], cardOf(creation).cost);
  const named = (cards: readonly Creation[]) => cards.map((card) => creations[card]);
  return {
    title: names(seat),
    lines: [
      phrases.lira(player.lira),
      table.bench(player.bench),
      ...(player.hand.length > 0 ? [table.hand(known.map(costing), player.hand.length - known.length)] : []),
      ...(player.completed.length > 0 ? [table.completed(named(player.completed))] : []),
      ...(player.activated.length > 0 ? [table.activated(named(player.activated))] : []),
    ],
  };
};

const circleIn = ({ table }: LightMastersVocabulary, state: LightMastersState): Passage => {
  const now = pairAt(state, state.selector);
  const next = pairAt(state, state.selector + 1);
  return {
    title: table.circle,
    lines: [table.selector(now.inner, now.ring), table.next(next.inner, next.ring), table.warehouse(state.warehouse)],
  };
};

const marketsIn = ({ table }: LightMastersVocabulary, { side, turned, markets }: LightMastersState): Passage => ({
  title: table.markets,
  lines: markets.map((wares, market) => table.market(market, wares, windowAt(side, turned, market))),
});

const advantagesIn = (vocabulary: LightMastersVocabulary, { advantages }: LightMastersState): Passage => ({
  title: vocabulary.table.advantages,
  lines: CATEGORIES.map((category) => {
    const { name, rule } = advantageWords(vocabulary, advantages[category]);
    return vocabulary.table.advantage(vocabulary.categories[category], name, rule);
  }),
});
