import { LightMastersCommand } from '#events/light-masters/commands.js';
import { LightMastersEvent } from '#events/light-masters/events.js';
import { lightMastersSeenBy } from '#events/light-masters/seen-by.js';
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
import type { LightMastersState } from './state.js';

const at = (edition: number): Game<LightMastersState, LightMastersCommand, LightMastersEvent> => ({
  id: 'light-masters',
  edition,
  title: 'Murano: Light Masters',
  seats: { min: 2, max: 4 },
  options: {
    firstGame: 'The four simplest advantages, for a first game.',
    ringB: 'The other side of the ring: some markets yield one fragment, some three.',
  },
  command: LightMastersCommand,
  event: LightMastersEvent,
  seenBy: lightMastersSeenBy,
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

/** Murano: Light Masters, by Carlo Camarotto and Francesco Testini: complete creations of glass. The rules are in SPEC.md. */
export const lightMasters = at(2);

/** All editions that a table may be pinned to, the first first; `lightMasters` is the newest. What differs is in rulings.ts. */
export const lightMastersEditions = [at(1), lightMasters] as const;
