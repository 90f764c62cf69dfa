import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import type { Draws } from '#engine/kit/draws.js';
import type { Asking, Game, Setting } from '#engine/kit/game.js';
import { luckOf } from '#tests/laws/luck.js';

/** A moment of a game: what could be done, what was done, and what came of it. */
export interface Moment<S, C, E> {
  readonly state: S;
  readonly seat: Seat;
  readonly choices: readonly C[];
  readonly command: C;
  readonly events: readonly E[];
  readonly after: S;
}

export interface RandomGame<S, C, E> {
  readonly opening: readonly E[];
  readonly moments: readonly Moment<S, C, E>[];
  readonly end: S;
}

/** A game played to its end at random; the same name plays the same game. */
export const randomGameOf = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  setting: Setting,
  name: string,
): RandomGame<S, C, E> => {
  const luck = luckOf(`${name} of ${setting.seats}`);
  const draws: Draws = { below: (count) => luck.below(count), used: () => 0 };
  const blank = game.blank(setting);
  const opening = game.open(blank, draws);
  const moments: Moment<S, C, E>[] = [];
  let state = opening.reduce((before, event) => game.evolve(before, event), blank);
  for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
    const choices = game.choices(state, seat);
    const command = luck.pick(choices);
    const decision = game.decide(state, seat, command, draws);
    if (!decision.ok) throw new Error(`${command.type} was offered and refused: ${decision.refusal.message}`);
    const after = decision.events.reduce((before, event) => game.evolve(before, event), state);
    moments.push({ state, seat, choices, command, events: decision.events, after });
    state = after;
  }
  return { opening, moments, end: state };
};
