import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { Seat } from '#events/viewer.js';
import { BENCH } from '#engine/light-masters/data/supply.js';
import { countOf } from '#engine/light-masters/fragments.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { CommandOf, CommandType } from '#engine/light-masters/rules/rule.js';
import type { LightMastersState, Player } from '#engine/light-masters/state.js';
import type { Names } from '../../kit/face.js';
import { reckon } from '../reckoning.js';
import type { Reckoning } from '../reckoning.js';
import { labelled } from './labelled.js';
import { pairOf } from './pair.js';
import { advantageWords } from './vocabulary.js';
import type { LightMastersVocabulary } from './vocabulary.js';

/** What a command costs and brings, and what comes of it. */
export const effectIn =
  (vocabulary: LightMastersVocabulary) =>
  (command: LightMastersCommand, state: LightMastersState, seat: Seat, names: Names): string => {
    const asking: Asking = { vocabulary, state, seat, player: playerOf(state, seat), names };
    const outcome = (OUTCOMES[command.type] as OutcomeOf)(command, asking);
    return [...amounts(asking, reckon(command, state, seat)), outcome].join(' ');
  };

interface Asking {
  readonly vocabulary: LightMastersVocabulary;
  readonly state: LightMastersState;
  readonly seat: Seat;
  readonly player: Player;
  readonly names: Names;
}

/** The outcomes are total over the commands, which TypeScript cannot follow through an index by a union. */
type OutcomeOf = (command: LightMastersCommand, asking: Asking) => string;

const amounts = ({ vocabulary: { effects }, player }: Asking, { lira, comes, goes }: Reckoning): readonly string[] => [
  ...(lira < 0 ? [effects.costs(-lira, player.lira)] : []),
  ...(lira > 0 ? [effects.gains(lira, player.lira + lira)] : []),
  ...(countOf(goes) > 0 ? [effects.goes(goes)] : []),
  ...(countOf(comes) > 0 ? [effects.comes(comes)] : []),
];

const OUTCOMES: { readonly [T in CommandType]: (command: CommandOf<T>, asking: Asking) => string } = {
  collect: (_, { vocabulary: { effects }, state }) => {
    const { inner, ring } = pairOf(state);
    return effects.collect(inner, ring);
  },
  take: (_, { vocabulary: { effects } }) => effects.take(),
  takeNone: (_, { vocabulary: { effects } }) => effects.takeNone(),
  giveBack: (_, { vocabulary: { effects } }) => effects.giveBack(),
  exchange: ({ market }, { vocabulary: { effects }, state: { phase } }) =>
    effects.exchange(market, phase.kind === 'negotiating' && phase.expertise),
  pick: (_, { vocabulary: { effects } }) => effects.pick(),
  buy: ({ market }, { vocabulary: { effects } }) => effects.buy(market),
  sell: (_, { vocabulary: { effects } }) => effects.sell(),
  sellSeveral: (_, { vocabulary: { effects } }) => effects.sellSeveral(),
  sellOne: (_, { vocabulary: { effects } }) => effects.sellOne(),
  closeSale: (_, { vocabulary: { effects } }) => effects.closeSale(),
  complete: ({ pays }, asking) => {
    const { vocabulary, state, player } = asking;
    const empty = BENCH - countOf(player.bench) + countOf(pays);
    const second = state.phase.kind === 'completing' && state.phase.completed === 1;
    const isLast = player.hand.length === 1 && state.endedBy === null;
    return vocabulary.effects.complete(inHand(asking, 0), empty, second, isLast);
  },
  endTurn: (_, { vocabulary: { effects }, state, seat, names }) => {
    const next = (seat + 1) % state.players.length;
    return effects.endTurn(state.endedBy !== null && next === state.starter ? null : names(next));
  },
  putFirst: (_, asking) => asking.vocabulary.effects.putFirst(inHand(asking, 1)),
  turnRing: (_, { vocabulary, state, seat }) =>
    vocabulary.effects.turnRing(labelled(vocabulary, state, seat).atSelector(state.turned + 1)),
  activate: ({ category }, { vocabulary, state }) => advantageWords(vocabulary, state.advantages[category]).rule,
  putNext: (_, { vocabulary: { effects } }) => effects.putNext(),
  move: (_, { vocabulary: { effects } }) => effects.move(),
  swap: (_, { vocabulary: { effects }, state: { begun } }) =>
    effects.swap(begun?.kind === 'swapping' && !begun.swapped),
  stopSwapping: (_, { vocabulary: { effects } }) => effects.stopSwapping(),
  turnRingTo: ({ turned }, { vocabulary, state, seat }) =>
    vocabulary.effects.turnRing(labelled(vocabulary, state, seat).atSelector(turned)),
};

const inHand = ({ vocabulary, state, seat }: Asking, index: number): string =>
  labelled(vocabulary, state, seat).inHand(index);
