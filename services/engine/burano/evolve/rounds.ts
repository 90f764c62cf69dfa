import { withoutOne } from '../characters.js';
import { withoutDrawn } from '../deck.js';
import { refilled, withoutCards } from '../supply.js';
import type { Evolve } from './fold.js';

/** What happens between turns and rounds. */
export const evolveRounds: Evolve<
  | 'StartPlayerDrawn'
  | 'SupplyRefilled'
  | 'FloorsRemoved'
  | 'CharacterDismissed'
  | 'RoundBegun'
  | 'StreetCompleted'
  | 'SupplyFoundEmpty'
  | 'GameEnded'
> = {
  StartPlayerDrawn: (state, { seat }) => ({ ...state, start: seat, phase: { kind: 'taking', seat } }),

  SupplyRefilled: (state, { drawn }) => ({
    ...state,
    supply: state.supply.map((row, index) => refilled(row, drawn[index] ?? [])),
    decks: state.decks.map((deck, index) => withoutDrawn(deck, drawn[index] ?? [])),
  }),

  FloorsRemoved: (state, { cards }) => ({
    ...state,
    supply: withoutCards(state.supply, cards),
    gone: [...state.gone, ...cards],
  }),

  CharacterDismissed: (state, { character }) => ({
    ...state,
    characters: withoutOne(state.characters, character),
    dismissed: [...state.dismissed, character],
  }),

  RoundBegun: (state, { start }) => ({
    ...state,
    start,
    round: state.round + 1,
    phase: { kind: 'taking', seat: start },
  }),

  StreetCompleted: (state) => ({ ...state, ending: 'five-houses' }),

  SupplyFoundEmpty: (state, { seat }) => ({
    ...state,
    ending: state.ending ?? 'empty-supply',
    phase: { kind: 'placing', seat, placed: 0, completed: [] },
  }),

  GameEnded: (state, { why, sheets, rating }) => ({ ...state, ending: why, sheets, rating, phase: { kind: 'over' } }),
};
