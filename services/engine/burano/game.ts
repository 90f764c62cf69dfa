import { BuranoCommand } from '#events/burano/commands.js';
import { BuranoEvent } from '#events/burano/events.js';
import { buranoSeenBy } from '#events/burano/seen-by.js';
import { markOf } from '../kit/editions.js';
import type { Game } from '../kit/game.js';
import { blank } from './blank.js';
import { board } from './board.js';
import { census } from './census.js';
import { OPTIONS } from './data/supply.js';
import { evolve } from './evolve/evolve.js';
import { open } from './open.js';
import { outcome } from './outcome.js';
import { redact } from './redact.js';
import { choices, decide } from './rules/rules.js';
import type { BuranoState } from './state.js';

const at = (edition: number): Game<BuranoState, BuranoCommand, BuranoEvent> => ({
  id: 'burano',
  edition,
  title: 'Walking in Burano',
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  command: BuranoCommand,
  event: BuranoEvent,
  seenBy: buranoSeenBy,
  upcasts: {},

  blank: (setting) => ({ ...markOf(edition), ...blank(setting) }),
  open,
  decide,
  evolve,
  choices,
  deciding: ({ phase }) => (phase.kind === 'over' ? [] : [phase.seat]),
  redact,
  outcome,
  turn: (state) => state.turn,
  census,
  board,
});

/** Walking in Burano, by Wei-Min Ling: a street of painted houses, and who comes to look. The rules are in SPEC.md. */
export const burano = at(2);

/** All editions that a table may be pinned to, the first first; `burano` is the newest. What differs is in rulings.ts. */
export const buranoEditions = [at(1), burano] as const;
