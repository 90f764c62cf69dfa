import type { BuranoCommand } from '#events/burano/commands.js';
import type { Seat } from '#events/viewer.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { HAND_LIMIT } from '#engine/burano/data/supply.js';
import { playerOf } from '#engine/burano/players.js';
import { columnOf } from '#engine/burano/supply.js';
import { completes, outlineOf } from '#engine/burano/street.js';
import type { BuranoState } from '#engine/burano/state.js';
import { reckon, totalOf } from '../reckoning.js';
import type { BuranoVocabulary } from './vocabulary.js';

/** What a command costs and brings, and what comes of it. */
export const effectIn =
  (vocabulary: BuranoVocabulary) =>
  (command: BuranoCommand, state: BuranoState, seat: Seat): string =>
    [outcomeOf(vocabulary, command, state, seat), ...amounts(vocabulary, command, state, seat)].join(' ');

const amounts = (
  { effects }: BuranoVocabulary,
  command: BuranoCommand,
  state: BuranoState,
  seat: Seat,
): readonly string[] => {
  const player = playerOf(state, seat);
  const { coins, tokens, points } = reckon(state, seat, command);
  return [
    ...(coins < 0 ? [effects.costs(-coins, player.coins)] : []),
    ...(coins > 0 ? [effects.gains(coins, player.coins + coins)] : []),
    ...(tokens < 0 ? [effects.breaks(player.tokens + tokens)] : []),
    ...(points === 0 ? [] : [effects.worth(points, totalOf(state, seat) + points)]),
  ];
};

const outcomeOf = (
  { effects, nouns }: BuranoVocabulary,
  command: BuranoCommand,
  state: BuranoState,
  seat: Seat,
): string => {
  const { phase } = state;
  switch (command.type) {
    case 'takeFloors': {
      const column = columnOf(state, command.column);
      return effects.takeFloors(command.floors.flatMap((floor) => column[floor - 1] ?? []));
    }
    case 'placeFloor': {
      const { street } = playerOf(state, seat);
      return effects.placeFloor(completes(outlineOf(street), factsOf(command.card).floor, command.house));
    }
    case 'finishPlacing': {
      const visits = phase.kind === 'placing' ? phase.completed.length : 0;
      return effects.finishPlacing(visits, Math.max(0, playerOf(state, seat).hand.length - HAND_LIMIT));
    }
    case 'welcome':
      return effects.welcome(nouns.characters[command.character].rule);
    case 'returnFloor':
      return effects.returnFloor(factsOf(command.card).floor);
    case 'dismiss':
      return effects.dismiss(state.characters[command.character] - 1);
  }
};
