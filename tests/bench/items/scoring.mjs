import { bestScoring, drawsAt, evolveTable, murano } from '../engine-under-test.mjs';
import { randomFrom } from '../measure/random.mjs';
import { AUDITOR, KEY } from '../record.mjs';
import { same } from '../same.mjs';

/** The best scoring as the scoring begins: of each seat's own hand, and of a hand larger than most. */
export const scoringItem = (games) => {
  const begun = games.map(scoringBegun);
  for (const state of begun) same('Murano, best scoring', followed(state), promised(state));

  const hands = begun.flatMap((state) =>
    state.players.map(({ characters }, seat) => ({ state, seat, cards: characters })),
  );
  const random = randomFrom(1);
  const large = hands.map((hand) => ({ ...hand, cards: someOf(ALL_CHARACTERS, LARGE, random) }));
  return {
    contenders: [
      { id: OWN, wait: scoredInTurn(hands) },
      { id: LARGEST, wait: scoredInTurn(large) },
    ],
    rows: [
      { of: 'wait', what: 'Murano, best scoring of a hand: ms', ours: OWN },
      { of: 'wait', what: `Murano, best scoring of ${LARGE} characters: ms`, ours: LARGEST },
    ],
  };
};

const OWN = 'Murano, best scoring';
const LARGEST = 'Murano, best scoring of a large hand';
const LARGE = 12;
const ALL_CHARACTERS = Array.from({ length: 40 }, (_, index) => `character-${index + 1}`);

const someOf = (items, count, random) =>
  items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item);

const scoredInTurn = (hands) => {
  let next = 0;
  return () => {
    const { state, seat, cards } = hands[next];
    next = (next + 1) % hands.length;
    return bestScoring(state, seat, cards);
  };
};

const scoringBegun = ({ opened, steps }) => {
  let table = opened;
  for (const step of steps) {
    table = evolveTable(murano, table, step, AUDITOR);
    if (step.event.type === 'ScoringBegun') return table.state;
  }
  throw new Error('A game of Murano that never came to its scoring.');
};

const promised = (state) => {
  const { seat } = state.phase;
  const { vp, gold } = bestScoring(state, seat);
  return { vp: state.players[seat].vp + vp, gold };
};

/** What its steps bring when they are followed. */
const followed = (state) => {
  const { seat } = state.phase;
  const commands = [...bestScoring(state, seat).steps, { type: 'finishScoring' }];
  const { vp, gold } = commands.reduce((before, command) => {
    const { events } = murano.decide(before, seat, command, drawsAt(KEY, 'scoring', 1));
    return events.reduce(murano.evolve, before);
  }, state).players[seat];
  return { vp, gold };
};
