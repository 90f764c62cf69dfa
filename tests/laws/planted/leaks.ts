import type { Happening } from '#events/seen-by.js';
import { refuse } from '#engine/kit/decision.js';
import { hiddenFrom, withTokens } from '../tokens.js';
import { answering, offering, showing } from './plant.js';
import type { Plant } from './plant.js';
import { isOdd, secretFrom } from './secrets.js';

/** Ways in which what is hidden could show. */
export const LEAKS: readonly Plant[] = [
  {
    law: 'R1',
    fault: 'everybody is shown what somebody draws',
    into: (game, { drawn }) => showing(game, drawn, (before) => ({ ...before, show: null })),
  },
  {
    law: 'R1',
    fault: 'one seat is shown what another draws',
    into: (game, { drawn }) =>
      showing(game, drawn, ({ show, news }) => ({
        news,
        show: (event, viewer) => (viewer === 1 ? event : (show?.(event, viewer) ?? null)),
      })),
  },
  {
    law: 'R1',
    fault: 'a message is longer if what was drawn is of one sort',
    into: (game, { drawn }) =>
      showing(game, drawn, ({ show, news }) => ({
        news,
        show: (event, viewer): Happening | null => {
          const shown = show?.(event, viewer) ?? null;
          return shown === null ? null : Object.assign({ ...shown }, isOdd(event) ? { padding: ' ' } : {});
        },
      })),
  },
  {
    law: 'R1',
    fault: 'a draw is only told of if it is of one sort',
    into: (game, { drawn }) =>
      showing(game, drawn, ({ show, news }) => ({
        news,
        show: (event, viewer) => (isOdd(event) ? (show?.(event, viewer) ?? null) : null),
      })),
  },
  {
    law: 'R1',
    fault: 'something happens once more if others hold one thing',
    into: (game, { open }) =>
      answering(game, (before, state) =>
        before.ok && before.events[0]?.type === open && secretFrom(game, state, 'public')
          ? { ok: true, events: [...before.events.slice(0, 1), ...before.events] }
          : before,
      ),
  },
  {
    law: 'R1',
    fault: 'the sentence of a refusal depends on what others hold',
    into: (game) =>
      answering(game, (before, state, seat) =>
        !before.ok && secretFrom(game, state, seat)
          ? refuse(before.refusal.rule ?? '', `${before.refusal.message} `)
          : before,
      ),
  },
  {
    law: 'R1',
    fault: 'the rule of a refusal depends on what others hold',
    into: (game) =>
      answering(game, (before, state, seat) =>
        !before.ok && secretFrom(game, state, seat) ? refuse('X1', before.refusal.message) : before,
      ),
  },
  {
    law: 'R1',
    fault: 'a choice is missing if others hold one thing',
    into: (game) =>
      offering(game, (before, state, seat) =>
        before.length > 1 && secretFrom(game, state, seat) ? before.slice(1) : before,
      ),
  },
  {
    law: 'R1',
    fault: 'the order of choices depends on what others hold',
    into: (game) =>
      offering(game, (before, state, seat) => (secretFrom(game, state, seat) ? before.toReversed() : before)),
  },
  {
    law: 'R1',
    fault: 'the state as it is sent says something of what others hold',
    into: (game) => ({
      ...game,
      redact: (state, viewer) =>
        viewer === 'auditor' ? state : { ...game.redact(state, viewer), hint: secretFrom(game, state, viewer) },
    }),
  },
  {
    law: 'R1',
    fault: 'how many turns went by depends on what nobody saw',
    into: (game) => ({ ...game, turn: (state) => game.turn(state) + (secretFrom(game, state, 'public') ? 1 : 0) }),
  },
  {
    law: 'R1',
    fault: 'the points at the end count what nobody saw',
    into: (game) => ({
      ...game,
      outcome: (state) => {
        const outcome = game.outcome(state);
        const more = secretFrom(game, state, 'public') ? 1 : 0;
        return outcome && { standings: outcome.standings.map((one) => ({ ...one, points: one.points + more })) };
      },
    }),
  },
  {
    law: 'R3',
    fault: 'the state as it is sent shows a hidden component',
    into: (game) => ({
      ...game,
      redact: (state, viewer) =>
        withTokens(game.redact(state, viewer), hiddenFrom(game, state, viewer).slots.slice(0, 1)),
    }),
  },
];
