import { drawOne } from '#engine/kit/draws.js';
import type { Game } from '#engine/kit/game.js';
import { blank } from './blank.js';
import { board } from './board.js';
import { census } from './census.js';
import { QuarryCommand } from './commands.js';
import { QuarryEvent } from './events.js';
import { evolve } from './evolve.js';
import { outcome } from './outcome.js';
import { redact } from './redact.js';
import { known } from './rules/rule.js';
import { choices, decide, deciding } from './rules/rules.js';
import { quarrySeenBy } from './seen-by.js';
import type { Quarry } from './state.js';

/** Diggers raise walls from one pit. The rules are in SPEC.md. */
export const quarry: Game<Quarry, QuarryCommand, QuarryEvent> = {
  id: 'quarry',
  edition: 1,
  title: 'Quarry',
  seats: { min: 2, max: 4 },
  options: { rich: 'Everybody starts with 2 gold.' },
  command: QuarryCommand,
  event: QuarryEvent,
  seenBy: quarrySeenBy,
  upcasts: {},

  blank,
  open: (state, draws) => [
    { type: 'RelicLost', relic: known(drawOne(draws, state.crate)[0]) },
    { type: 'FirstSeatDrawn', seat: draws.below(state.diggers.length) },
  ],
  decide,
  evolve,
  choices,
  deciding,
  redact,
  outcome,
  turn: (state) => state.turn,
  census,
  board,
};
