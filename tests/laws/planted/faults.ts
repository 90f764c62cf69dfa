import { byAll } from '#events/seen-by.js';
import type { Game } from '#engine/kit/game.js';
import { firstDifference } from '../difference.js';
import { hiddenFrom, withTokens } from '../tokens.js';
import { answering, offering, showing } from './plant.js';
import type { Plant } from './plant.js';

/** Ways in which rules could be wrong, whatever they say. */
export const FAULTS: readonly Plant[] = [
  {
    law: 'G1',
    fault: 'luck comes from elsewhere',
    into: (game) => ({
      ...game,
      decide: (state, seat, command, draws) =>
        game.decide(state, seat, command, {
          ...draws,
          below: (count) => (draws.below(count) + Math.floor(Math.random() * count)) % count,
        }),
    }),
  },
  {
    law: 'G2',
    fault: 'evolve writes into the state it was given',
    into: (game) => ({ ...game, evolve: (state, event) => Object.assign(state, game.evolve(state, event)) }),
  },
  {
    law: 'G2',
    fault: 'a question writes into the state it is asked about',
    into: (game) => ({ ...game, choices: (state, seat) => game.choices(Object.assign(state, { asked: seat }), seat) }),
  },
  {
    law: 'G3',
    fault: 'a choice that is offered is refused',
    into: (game) =>
      answering(game, (before, state, seat, command) => {
        const choices = game.choices(state, seat);
        const isLast = choices.length > 1 && firstDifference(choices.at(-1), command) === null;
        return isLast ? { ok: false, refusal: { code: 'illegal', rule: 'X1', message: 'Not this one.' } } : before;
      }),
  },
  {
    law: 'G3',
    fault: 'a command that is not offered is accepted',
    into: (game) => offering(game, (before) => (before.length > 1 ? before.slice(0, -1) : before)),
  },
  {
    law: 'G3',
    fault: 'a choice is offered twice',
    into: (game) => offering(game, (before) => [...before, ...before.slice(0, 1)]),
  },
  {
    law: 'G3',
    fault: 'a refusal names no rule',
    into: (game) =>
      answering(game, (before) => (before.ok ? before : { ok: false, refusal: { code: 'illegal', message: 'No.' } })),
  },
  {
    law: 'G3',
    fault: 'a refusal has an effect',
    into: (game) =>
      answering(game, (before, state) => {
        if (!before.ok) Object.assign(state, { refusals: 1 });
        return before;
      }),
  },
  {
    law: 'G3',
    fault: 'a command draws and is refused all the same',
    into: (game) => ({
      ...game,
      decide: (state, seat, command, draws) => {
        const decision = game.decide(state, seat, command, draws);
        if (!decision.ok) draws.below(2);
        return decision;
      },
    }),
  },
  {
    law: 'G4',
    fault: 'a seat that has no choice is to decide',
    into: (game) => ({
      ...game,
      choices: (state, seat) => (game.turn(state) === 2 ? [] : game.choices(state, seat)),
    }),
  },
  {
    law: 'G4',
    fault: 'nobody is to decide, and no end',
    into: (game) => ({ ...game, outcome: () => null }),
  },
  {
    law: 'G5',
    fault: 'there is no end',
    into: (game) => ({ ...game, outcome: () => null }),
  },
  {
    law: 'G5',
    fault: 'turns are left out',
    into: (game) => ({ ...game, turn: (state) => 2 * game.turn(state) - 1 }),
  },
  {
    law: 'G6',
    fault: 'a component is lost and another is there twice',
    into: (game, { open }) => ({
      ...game,
      evolve: (state, event) => {
        const after = game.evolve(state, event);
        const [one, ...others] = event.type === open ? hiddenFrom(game, after, 'public').slots : [];
        const other = others.find(({ token }) => token !== one?.token);
        return one === undefined || other === undefined ? after : withTokens(after, [{ ...one, token: other.token }]);
      },
    }),
  },
  {
    law: 'G7',
    fault: 'an event holds what its own form does not know',
    into: (game, { open }) => noting(game, open, 1),
  },
  {
    law: 'G7',
    fault: 'an event holds what JSON leaves out',
    into: (game, { open }) => noting(game, open, undefined),
  },
  {
    law: 'G7',
    fault: 'an old event has no example',
    into: (game) => ({ ...game, upcasts: { SomethingOld: { form: game.event, seenBy: byAll, read: (old) => old } } }),
  },
  {
    law: 'R2',
    fault: 'choices are worked out from what only the rules know',
    into: (game) =>
      offering(game, (before, state, seat) =>
        firstDifference(state, game.redact(state, seat)) === null ? before.slice(1) : before,
      ),
  },
  {
    law: 'U1',
    fault: 'a draw is not declared news',
    into: (game, { drawn }) => showing(game, drawn, (before) => ({ ...before, news: false })),
  },
  {
    law: 'U1',
    fault: 'what comes to light is not declared news',
    into: (game, { revealed }) => showing(game, revealed, (before) => ({ ...before, news: false })),
  },
];

/** The game with something added to one type of event. */
const noting = (game: Game, type: string, note: unknown): Game =>
  answering(game, (before) =>
    before.ok
      ? {
          ok: true,
          events: before.events.map((event) => (event.type === type ? Object.assign({ ...event }, { note }) : event)),
        }
      : before,
  );
