import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { Seat } from '#events/viewer.js';
import type { Draws } from '#engine/kit/draws.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { luckOf } from '#tests/laws/luck.js';

/** A moment of a game: what could be done, what was done, and what came of it. */
export interface Moment {
  readonly state: MuranoState;
  readonly seat: Seat;
  readonly choices: readonly MuranoCommand[];
  readonly command: MuranoCommand;
  readonly events: readonly MuranoEvent[];
  readonly after: MuranoState;
}

export interface RandomGame {
  readonly opening: readonly MuranoEvent[];
  readonly moments: readonly Moment[];
  readonly end: MuranoState;
}

/** A game played to its end at random; the same name plays the same game. */
export const randomGame = (seats: number, name: string): RandomGame => {
  const luck = luckOf(`${name} of ${seats}`);
  const draws: Draws = { below: (count) => luck.below(count), used: () => 0 };
  const blank = murano.blank({ seats, options: {} });
  const opening = murano.open(blank, draws);
  const moments: Moment[] = [];
  let state = opening.reduce((before, event) => murano.evolve(before, event), blank);
  for (let [seat] = murano.deciding(state); seat !== undefined; [seat] = murano.deciding(state)) {
    const choices = murano.choices(state, seat);
    const command = luck.pick(choices);
    const decision = murano.decide(state, seat, command, draws);
    if (!decision.ok) throw new Error(`${command.type} was offered and refused: ${decision.refusal.message}`);
    const after = decision.events.reduce((before, event) => murano.evolve(before, event), state);
    moments.push({ state, seat, choices, command, events: decision.events, after });
    state = after;
  }
  return { opening, moments, end: state };
};
