import type { BuranoCommand } from '#events/burano/commands.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { playerOf } from '#engine/burano/players.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { FloorCard } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import { named } from './names.js';

/**
 * What is to be pressed on the board, in this order, to give a command; empty where only a button gives it. No two commands
 * that may be given at once are begun alike by all that the other needs, so that what is pressed says which one is meant.
 */
export const picks = (command: BuranoCommand, state: BuranoState): readonly string[] => {
  const { phase } = state;
  if (phase.kind === 'over') return [];
  const { seat } = phase;
  switch (command.type) {
    case 'takeFloors':
      return [named.column(command.column), named.run(command.column, command.floors)];
    case 'placeFloor':
      return inHand(state, seat, command.card).concat(named.lot(seat, command.house, factsOf(command.card).floor));
    case 'finishPlacing':
      return [];
    case 'welcome':
      return isOnlyHouse(state)
        ? [named.crowd(command.character)]
        : [named.home(seat, command.house), named.crowd(command.character)];
    case 'returnFloor':
      return inHand(state, seat, command.card);
    case 'dismiss':
      return [named.crowd(command.character)];
  }
};

/** Where only one house awaits somebody, it need not be said which. */
const isOnlyHouse = ({ phase }: BuranoState): boolean => phase.kind === 'visiting' && phase.houses.length === 1;

const inHand = (state: BuranoState, seat: Seat, card: FloorCard): readonly string[] => {
  const index = playerOf(state, seat).hand.indexOf(card);
  return index < 0 ? [] : [named.hand(seat, index)];
};
