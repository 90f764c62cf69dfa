import type { LightMastersVocabulary, Standing } from '../vocabulary.js';
import { creations } from './cards.js';
import { COLOURS, count, fragment, fragments, lira, market } from './nouns.js';

export const over = 'The game is over.';
export const lastRound = 'This is your last turn.';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const asked: LightMastersVocabulary['asked'] = {
  collecting: ({ inner, ring }) => `Your turn: collect. The pair is ${COLOURS[inner]} and ${COLOURS[ring]}.`,
  negotiating: (at) => {
    const ways = waysIn(at);
    const more = at.actions > 1 ? ` You may do so ${at.actions} times.` : '';
    return ways.length === 0
      ? 'You cannot negotiate: go on, or end your turn.'
      : `Negotiate: ${OR.format(ways)}.${more}`;
  },
  negotiatingOn: (at) => {
    const ways = waysIn(at);
    return ways.length === 0 ? completing(at) : `You may negotiate once more: ${OR.format(ways)}. ${completing(at)}`;
  },
  negotiated: (at) => completing(at),
  completing: (at) => completing(at),
  surplus: ({ surplus }) => `Your bench holds 8: give back ${count(surplus, 'fragment')}.`,
  replacing: () => 'Part of the pair is not in the warehouse: take another fragment, or none.',
  presented: () => 'Choose the fragment that you take.',
  picking: () => 'Choose what you take of what the ring shows.',
  selling: () => 'Sell fragments, two at least; then close the sale.',
  ordering: ({ placed }) => `Which card is to be number ${placed + 1} of your hand?`,
  travelling: () => 'Move a fragment from one market to another.',
  swapping: () => 'Swap a fragment of yours for one of another colour, for 1 L.',
  seeing: () => 'Turn the ring as you like.',
};

const waysIn = ({ mayExchange, mayBuy, maySell }: Standing): readonly string[] => [
  ...(mayExchange ? ['Exchange'] : []),
  ...(mayBuy ? ['Buy'] : []),
  ...(maySell ? ['Sell'] : []),
];

const completing = ({
  creation,
  mayComplete,
}: Parameters<LightMastersVocabulary['asked']['completing']>[0]): string => {
  if (creation === null) return 'Your hand is empty: end your turn.';
  return mayComplete
    ? `You can complete the ${creations[creation]}, or end your turn.`
    : `You cannot complete the ${creations[creation]} yet: end your turn.`;
};

export const watched: LightMastersVocabulary['watched'] = {
  collecting: (name) => `${name} is about to collect.`,
  negotiating: (name) => `${name} is negotiating.`,
  negotiatingOn: (name) => `${name} is negotiating.`,
  negotiated: (name) => `${name} may complete creations.`,
  completing: (name) => `${name} is completing creations.`,
  surplus: (name) => `${name} has to give fragments back.`,
  replacing: (name) => `${name} is choosing another fragment.`,
  presented: (name) => `${name} is choosing a fragment.`,
  picking: (name) => `${name} is choosing what to take from the ring.`,
  selling: (name) => `${name} is selling fragments.`,
  ordering: (name) => `${name} is putting the hand in order.`,
  travelling: (name) => `${name} is moving a fragment between markets.`,
  swapping: (name) => `${name} is swapping fragments.`,
  seeing: (name) => `${name} is turning the ring.`,
};

export const choices: LightMastersVocabulary['choices'] = {
  collect: () => 'Collect',
  take: ({ fragment: one }) => `Take ${fragment(one)}`,
  takeNone: () => 'Take none',
  giveBack: ({ fragment: one }) => `Give back ${fragment(one)}`,
  exchange: ({ fragment: one, market: to }) => `Exchange: ${COLOURS[one]} into ${market(to)}`,
  pick: ({ fragments: some }) => `Take ${fragments(some)}`,
  buy: ({ market: from }, { state }) => `Buy ${market(from)}: ${fragments(state.markets[from] ?? NOTHING)}`,
  sell: ({ fragment: one }) => `Sell ${fragment(one)}`,
  sellSeveral: () => 'Sell several fragments',
  sellOne: ({ fragment: one }) => `Sell ${fragment(one)}`,
  closeSale: () => 'Close the sale',
  complete: ({ pays }, { inHand }) => `Complete the ${inHand(0)} with ${fragments(pays)}`,
  endTurn: () => 'End turn',
  putFirst: ({ to }, { inHand }) => `Put the ${inHand(0)} at place ${to + 1}`,
  turnRing: () => 'Turn the ring one step',
  activate: ({ creation, category }, { creation: nameOf, advantage }) =>
    `${advantage(category)}, with the ${nameOf(creation)}`,
  putNext: ({ from }, { inHand }) => `Next: ${inHand(from)}`,
  move: ({ fragment: one, from, to }) => `Move ${COLOURS[one]} from ${market(from)} to ${market(to)}`,
  swap: ({ gives, takes }) => `Give ${COLOURS[gives]} for ${COLOURS[takes]}`,
  stopSwapping: () => 'Swap no more',
  turnRingTo: ({ turned }, { state, atSelector }) =>
    `Turn the ring by ${count((turned - state.turned + 12) % 12, 'step')}: ${COLOURS[atSelector(turned)]} at the selector`,
};

const NOTHING = { blue: 0, green: 0, yellow: 0, red: 0, clear: 0 };

export const effects: LightMastersVocabulary['effects'] = {
  costs: (paid, have) => `Costs ${lira(paid)} (you have ${have}).`,
  gains: (got, then) => `Brings ${lira(got)}; then you have ${then}.`,
  comes: (some) => `You get ${fragments(some)}.`,
  goes: (some) => `You give ${fragments(some)}.`,

  collect: (inner, ring) => `The pair is ${COLOURS[inner]} and ${COLOURS[ring]}, as far as the warehouse has them.`,
  take: () => 'It comes from the warehouse.',
  takeNone: () => 'You do without it.',
  giveBack: () => 'It goes back to the warehouse.',
  exchange: (to, expert) =>
    expert
      ? `It goes into ${market(to)}; then you choose 1 to 3 of what the ring shows there.`
      : `It goes into ${market(to)}; what the ring shows there comes from the warehouse, clear ones excepted.`,
  pick: () => 'They come from the warehouse.',
  buy: (from) => `All that lies in ${market(from)} is yours.`,
  sell: () => 'It goes back to the warehouse.',
  sellSeveral: () => 'Two fragments or more, one after another, for this much in all.',
  sellOne: () => 'The price of the sale is paid already.',
  closeSale: () => 'You keep the rest.',
  complete: (creation, empty, second, isLast) =>
    `${creation}: 1 L for each of ${count(empty, 'empty place')} of your bench${second ? ', and 2 L for the second creation of a turn' : ''}.${isLast ? ' It is your last card: the end of the game is triggered.' : ''}`,
  endTurn: (next) => (next === null ? 'Then the game is over.' : `Then it is ${next}’s turn.`),
  putFirst: (next) => `The ${next} is your first card then.`,
  turnRing: (one) => `At the selector the ring will show ${COLOURS[one]}.`,
  putNext: () => 'The others follow.',
  move: () => 'The market it leaves has a place more.',
  swap: (again) => (again ? 'After that you may swap once more.' : 'It is the second and last swap.'),
  stopSwapping: () => 'Your turn goes on.',
};
