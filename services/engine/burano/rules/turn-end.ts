import type { FloorCard } from '#events/burano/components.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { Seat } from '#events/viewer.js';
import type { Draws } from '../../kit/draws.js';
import { isNobodyLeft } from '../characters.js';
import { COIN_LIMIT, MOST_HOUSES, STANDSTILL_ROUNDS, removesRightmost } from '../data/supply.js';
import { evolve } from '../evolve/evolve.js';
import { playerOf } from '../players.js';
import { drawnFor } from '../refill.js';
import { rulingsOf } from '../rulings.js';
import type { BuranoState } from '../state.js';
import { completeHouses } from '../street.js';
import { isSupplyEmpty, rightmostCards } from '../supply.js';
import { gameEnded } from './game-end.js';

/** What follows when a turn is over with these events: the next turn, the next round, or the end (rules L2, R1 to E4). */
export const endingTurn = (
  before: BuranoState,
  seat: Seat,
  events: readonly BuranoEvent[],
  draws: Draws,
): readonly BuranoEvent[] => {
  const told = toldAfter(events.reduce(evolve, before));
  const { coins, street } = playerOf(told.state(), seat);
  const isComplete = told.state().ending === null && completeHouses(street) >= MOST_HOUSES;
  if (isComplete) told.tell({ type: 'StreetCompleted', seat });

  const following = (seat + 1) % before.players.length;
  const next = following === before.start ? null : following;
  told.tell({ type: 'TurnEnded', seat, lost: Math.max(0, coins - COIN_LIMIT), next });
  if (next === null) told.tell(...endingRound(told.state(), draws));
  else told.tell(...beginningTurn(told.state(), next));
  return told.events();
};

const endingRound = (state: BuranoState, draws: Draws): readonly BuranoEvent[] => {
  if (state.ending !== null) return [gameEnded(state, state.ending)];
  if (isNobodyLeft(state.characters) && state.players.length === 1) return [gameEnded(state, 'no-characters')];
  if (isStandstill(state)) return [gameEnded(state, 'standstill')];
  if (!removesRightmost(state.players.length)) return nextRound(state, draws);

  const removed = { type: 'FloorsRemoved', cards: rightmostCards(state) } as const;
  if (state.players.length === 1) return [removed];
  return [removed, ...nextRound(evolve(state, removed), draws, isUnplayed(state) ? rightmostCards : noCards)];
};

const isStandstill = (state: BuranoState): boolean => {
  const { idle, players } = state;
  return players.length >= rulingsOf(state).standstillFrom && idle >= STANDSTILL_ROUNDS * players.length;
};

/** No player placed a card in this round or left one in the supply: such rounds could go on for ever (rule R5). */
const isUnplayed = (state: BuranoState): boolean =>
  rulingsOf(state).removesAfterRefill && state.idle >= state.players.length && isSupplyEmpty(state);

const noCards = (): readonly FloorCard[] => [];

/** The supply refilled, what leaves it after that, and the start token passed on (rules R1, R3 and R5). */
export const nextRound = (
  state: BuranoState,
  draws: Draws,
  leaving: (refilled: BuranoState) => readonly FloorCard[] = noCards,
): readonly BuranoEvent[] => {
  const told = toldAfter(state);
  told.tell({ type: 'SupplyRefilled', drawn: drawnFor(state, draws) });
  const cards = leaving(told.state());
  if (cards.length > 0) told.tell({ type: 'FloorsRemoved', cards });
  const start = (state.start + 1) % state.players.length;
  told.tell({ type: 'RoundBegun', start });
  told.tell(...beginningTurn(told.state(), start));
  return told.events();
};

/** A turn begins with taking, unless there is nothing to take (rules T4 and E2). */
const beginningTurn = (state: BuranoState, seat: Seat): readonly BuranoEvent[] =>
  isSupplyEmpty(state) ? [{ type: 'SupplyFoundEmpty', seat }] : [];

/** Events told one after another, and the state after all of them. */
const toldAfter = (before: BuranoState) => {
  const events: BuranoEvent[] = [];
  let state = before;
  return {
    events: (): readonly BuranoEvent[] => events,
    state: (): BuranoState => state,
    tell: (...more: readonly BuranoEvent[]): void => {
      events.push(...more);
      state = more.reduce(evolve, state);
    },
  };
};
