import { MuranoCommand } from '#events/murano/commands.js';
import { MuranoEvent } from '#events/murano/events.js';
import { muranoSeenBy } from '#events/murano/seen-by.js';
import { markOf } from '../kit/editions.js';
import type { Game } from '../kit/game.js';
import { blank } from './blank.js';
import { board } from './board.js';
import { census } from './census.js';
import { evolve } from './evolve/evolve.js';
import { open } from './open.js';
import { outcome } from './outcome.js';
import { redact } from './redact.js';
import { choices, decide } from './rules/rules.js';
import type { MuranoState } from './state.js';

const at = (edition: number): Game<MuranoState, MuranoCommand, MuranoEvent> => ({
  id: 'murano',
  edition,
  title: 'Murano',
  seats: { min: 2, max: 4 },
  options: {},
  command: MuranoCommand,
  event: MuranoEvent,
  seenBy: muranoSeenBy,
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

/** Murano, by Inka and Markus Brand: build up the glassmakers' islands. The rules are in SPEC.md. */
export const murano = at(2);

/** All editions that a table may be pinned to, the first first; `murano` is the newest. What differs is in rulings.ts. */
export const muranoEditions = [at(1), murano] as const;
