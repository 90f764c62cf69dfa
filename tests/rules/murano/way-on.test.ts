import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MuranoCommand } from '#events/murano/commands.js';
import type { Space } from '#events/murano/components.js';
import { noDraws } from '#engine/kit/draws.js';
import { RING } from '#engine/murano/data/ring.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import {
  ANNA,
  anna,
  annaOwns,
  bag,
  beads,
  berths,
  characterDeck,
  characters,
  island,
  opening,
  stacks,
} from './scenery.js';
import type { Part } from './scenery.js';

/** Parts of the table that leave Anna little to do: each is there or not. */
const WANTS: readonly Part[] = [
  stacks({ factories: 0 }),
  stacks({ shops: [] }),
  stacks({ palaces: [] }),
  stacks({ specials: 0 }),
  stacks({ streets: [] }),
  characterDeck([], []),
  bag(0, 0, 0),
  island('san-donato', '. # - # .'),
  island('san-donato', '. SrA - FA .'),
  berths('san-donato', 'bbbb'),
];

const CARDS = [
  'building-lighthouse',
  'building-inn',
  'building-harbor',
  'building-assembly-hall',
  'building-trading-station',
] as const;

const spaces = RING.map((_, space) => space);

/** Tables at which Anna, poor for the most part, is about to sail; the red ship may share a space. */
const tables: fc.Arbitrary<MuranoState> = fc
  .record({
    ships: fc.shuffledSubarray(spaces, { minLength: 8, maxLength: 8 }),
    isShared: fc.boolean(),
    wants: fc.subarray([...WANTS], { minLength: 5 }),
    cards: fc.subarray([...CARDS], { maxLength: 2 }),
    holding: fc.record({
      gold: fc.nat({ max: 4 }),
      vp: fc.nat({ max: 3 }),
      gondoliers: fc.nat({ max: 1 }),
      dismissed: fc.nat({ max: 1 }),
      factories: fc.nat({ max: 1 }),
      red: fc.constantFrom(0, 0, 0, 1),
      held: fc.constantFrom(characters(), characters(21, 22)),
    }),
  })
  .map(({ ships, isShared, wants, cards, holding: { red, held, ...holding } }) =>
    [
      ...wants,
      annaOwns(...cards),
      anna({ ...holding, beads: beads(red, 0, 0), characters: held }),
      (state: MuranoState) => ({ ...state, ships: isShared ? ships.with(0, ships[1] ?? 0) : ships }),
    ].reduce((state, part) => part(state), opening(2)),
  );

const ROUNDS = { numRuns: 150, seed: 17 };

test('T6: a ship sails exactly where something can be carried out in the end, however one plays on', () => {
  fc.assert(
    fc.property(tables, (state) => {
      expect(goingOn(state)).toEqual(goingOnByTrying(state));
      firstSails(state).forEach((after) => {
        expect(goingOn(after)).toEqual(goingOnByTrying(after));
        expect(murano.choices(after, ANNA)).not.toEqual([]);
      });
    }),
    ROUNDS,
  );
});

test('T6: whatever is chosen, something can be chosen afterwards', () => {
  fc.assert(
    fc.property(tables, fc.infiniteStream(fc.nat()), (state, picks) => {
      let now = state;
      while (now.turn === state.turn) {
        const choices = murano.choices(now, ANNA);
        const pick = Number(picks.next().value) % Math.max(1, choices.length);
        const choice = choices[pick];
        expect(choice).toBeDefined();
        if (choice === undefined) return;
        now = carriedOut(now, choice, pick);
      }
    }),
    ROUNDS,
  );
});

type Sail = Extract<MuranoCommand, { type: 'sail' }>;

/** The sailing that the rules accept. */
const goingOn = (state: MuranoState): readonly string[] =>
  everySail(state)
    .filter((sail) => murano.decide(state, ANNA, sail, noDraws).ok)
    .map(nameOf);

/** The same found out by playing every way to its end, with nothing but the free way and the gold to mind. */
const goingOnByTrying = (state: MuranoState): readonly string[] =>
  everySail(state)
    .filter((sail) => isPossible(state, sail) && hasWayOn(sailed(state, sail)))
    .map(nameOf);

const hasWayOn = (state: MuranoState): boolean =>
  canPass(state) ||
  canAct(state) ||
  everySail(state).some((sail) => isPossible(state, sail) && hasWayOn(sailed(state, sail)));

const canPass = ({ phase }: MuranoState): boolean =>
  phase.kind === 'sailing' && phase.moved.length === 1 && !phase.shared;

/** What the rules offer of a state where no ship may sail on: the actions of the space. */
const canAct = (state: MuranoState): boolean =>
  state.phase.kind === 'sailing' &&
  murano.choices({ ...state, phase: { ...state.phase, shared: true } }, ANNA).length > 0;

const everySail = ({ ships }: MuranoState): readonly Sail[] =>
  ships.flatMap((_, ship) => spaces.map((to) => ({ type: 'sail' as const, ship, to })));

/** Whether a ship can get there, by the letter of rules T2 to T4 and L15. */
const isPossible = ({ ships, phase, players }: MuranoState, { ship, to }: Sail): boolean => {
  const from = ships[ship];
  const player = players[ANNA];
  if (phase.kind !== 'sailing' || phase.shared || from === undefined || player === undefined) return false;
  if (phase.moved.includes(ship) || player.gold < phase.moved.length || to === from) return false;
  const steps = (to - from + RING.length) % RING.length;
  const crossed = spaces.map((space) => (from + space) % RING.length).slice(1, steps);
  if (crossed.some((space: Space) => ships.includes(space))) return false;
  return !ships.includes(to) || (ship === 0 && player.cards.includes('building-lighthouse'));
};

const sailed = (state: MuranoState, { ship, to }: Sail): MuranoState => {
  const gold = state.phase.kind === 'sailing' ? state.phase.moved.length : 0;
  return murano.evolve(state, { type: 'ShipSailed', seat: ANNA, ship, to, gold });
};

const firstSails = (state: MuranoState): readonly MuranoState[] =>
  everySail(state)
    .filter((sail) => murano.decide(state, ANNA, sail, noDraws).ok)
    .map((sail) => sailed(state, sail));

const carriedOut = (state: MuranoState, choice: MuranoCommand, luck: number): MuranoState => {
  const decision = murano.decide(state, ANNA, choice, { below: (count) => luck % count, used: () => 1 });
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.events.reduce((before, event) => murano.evolve(before, event), state);
};

const nameOf = ({ ship, to }: Sail): string => `${ship} to ${to}`;
