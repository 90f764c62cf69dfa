import type { House } from '#events/burano/components.js';
import { spaceAt } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import { withoutOne } from '../characters.js';
import { factsOf } from '../data/floors.js';
import { withReturned } from '../deck.js';
import { playerOf, withPlayer, withoutCard } from '../players.js';
import type { BuranoState, Phase } from '../state.js';
import { withoutCards } from '../supply.js';
import type { Evolve } from './fold.js';

/** What one does in a turn. */
export const evolveTurns: Evolve<
  'FloorsTaken' | 'FloorPlaced' | 'PlacingFinished' | 'CharacterCame' | 'NobodyCame' | 'FloorReturned' | 'TurnEnded'
> = {
  FloorsTaken: (state, { seat, cards, kept, coins }) => {
    const player = playerOf(state, seat);
    const change = { coins: player.coins + coins, hand: [...player.hand, ...kept] };
    return {
      ...withPlayer(state, seat, change, { kind: 'placing', seat, placed: 0, completed: [] }),
      supply: withoutCards(state.supply, cards),
    };
  },

  FloorPlaced: (state, { seat, card, house, coins, tokens, scaffolds, completes }) => {
    const player = playerOf(state, seat);
    const change = {
      coins: player.coins - coins,
      tokens: player.tokens - tokens,
      hand: withoutCard(player.hand, card),
      street: player.street.with(spaceAt(house, factsOf(card).floor), card),
      scaffolds,
    };
    const { placed, completed } = placedIn(state);
    const phase = {
      kind: 'placing',
      seat,
      placed: placed + 1,
      completed: completes ? [...completed, house] : completed,
    } as const;
    return { ...withPlayer(state, seat, change, phase), idle: 0 };
  },

  PlacingFinished: (state, { seat, visits, surplus }) => ({ ...state, phase: afterVisits(seat, visits, surplus) }),

  CharacterCame: (state, { seat, house, character }) => {
    const { houses, surplus } = visitsIn(state);
    const waiting = houses.filter((other) => other !== house);
    const visits = [...playerOf(state, seat).visits, { house, character }];
    return {
      ...withPlayer(state, seat, { visits }, afterVisits(seat, waiting, surplus)),
      characters: withoutOne(state.characters, character),
    };
  },

  NobodyCame: (state, { seat }) => ({ ...state, phase: afterVisits(seat, [], visitsIn(state).surplus) }),

  FloorReturned: (state, { seat, floor, card }) => {
    const surplus = state.phase.kind === 'returning' ? state.phase.surplus - 1 : 0;
    const hand = withoutCard(playerOf(state, seat).hand, card);
    return {
      ...withPlayer(state, seat, { hand }, { kind: 'returning', seat, surplus }),
      decks: state.decks.map((deck, row) => (row === floor - 1 ? withReturned(deck, { card, by: seat }) : deck)),
    };
  },

  TurnEnded: (state, { seat, lost, next }) => {
    const coins = playerOf(state, seat).coins - lost;
    const phase: Phase = next === null ? { kind: 'betweenRounds', seat } : { kind: 'taking', seat: next };
    return { ...withPlayer(state, seat, { coins }, phase), idle: state.idle + 1, turn: state.turn + 1 };
  },
};

const placedIn = ({ phase }: BuranoState): { readonly placed: number; readonly completed: readonly House[] } =>
  phase.kind === 'placing' ? phase : { placed: 0, completed: [] };

const visitsIn = ({ phase }: BuranoState): { readonly houses: readonly House[]; readonly surplus: number } =>
  phase.kind === 'visiting' ? phase : { houses: [], surplus: 0 };

const afterVisits = (seat: Seat, houses: readonly House[], surplus: number): Phase =>
  houses.length > 0 ? { kind: 'visiting', seat, houses, surplus } : { kind: 'returning', seat, surplus };
