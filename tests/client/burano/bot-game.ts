import type { BuranoCommand } from '#events/burano/commands.js';
import { CHARACTERS } from '#events/burano/components.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { Seat } from '#events/viewer.js';
import { strong } from '#bots/burano/strong.js';
import type { Draws } from '#engine/kit/draws.js';
import { burano } from '#engine/burano/game.js';
import type { BuranoState } from '#engine/burano/state.js';
import { luckOf } from '#tests/laws/luck.js';

/** A moment of a game: what could be done, what was done, and what came of it. */
export interface Moment {
  readonly state: BuranoState;
  readonly seat: Seat;
  readonly choices: readonly BuranoCommand[];
  readonly command: BuranoCommand;
  readonly events: readonly BuranoEvent[];
  readonly after: BuranoState;
}

export interface PlayedGame {
  readonly seats: number;
  readonly opening: readonly BuranoEvent[];
  readonly moments: readonly Moment[];
  readonly start: BuranoState;
  readonly end: BuranoState;
}

/** Who decides: the strong bot, or luck alone. */
export type How = 'well' | 'at random';

/** A game played to its end; the same name plays the same game. */
const playedGame = (seats: number, name: string, how: How, from = burano.blank({ seats, options: {} })): PlayedGame => {
  const luck = luckOf(`${name} of ${seats}`);
  const draws: Draws = { below: (count) => luck.below(count), used: () => 0 };
  const opening = burano.open(from, draws);
  const moments: Moment[] = [];
  let state = opening.reduce((before, event) => burano.evolve(before, event), from);
  for (let [seat] = burano.deciding(state); seat !== undefined; [seat] = burano.deciding(state)) {
    const choices = burano.choices(state, seat);
    const command =
      how === 'at random'
        ? luck.pick(choices)
        : strong({ state: burano.redact(state, seat), seat, choices, luck: () => luck.below(1000) / 1000 });
    const decision = burano.decide(state, seat, command, draws);
    if (!decision.ok) throw new Error(`${command.type} was offered and refused: ${decision.refusal.message}`);
    const after = decision.events.reduce((before, event) => burano.evolve(before, event), state);
    moments.push({ state, seat, choices, command, events: decision.events, after });
    state = after;
  }
  return { seats, opening, moments, start: from, end: state };
};

/** A table to which nobody is left to come. */
const deserted = (seats: number): BuranoState => {
  const blank = burano.blank({ seats, options: {} });
  const nobody = Object.fromEntries(CHARACTERS.map((character) => [character, 0])) as BuranoState['characters'];
  return { ...blank, characters: nobody };
};

/** Games of every number of players, some played well and some at random: together they show all there is. */
export const GAMES: readonly PlayedGame[] = [
  playedGame(1, 'a street', 'well'),
  playedGame(2, 'luck 1', 'at random'),
  playedGame(3, 'luck', 'at random'),
  playedGame(4, 'a street', 'well'),
  playedGame(2, 'nobody', 'well', deserted(2)),
];

/** Each event with the states before and after it. */
export const stepsOf = ({
  opening,
  moments,
  start,
}: PlayedGame): readonly {
  readonly event: BuranoEvent;
  readonly before: BuranoState;
  readonly after: BuranoState;
}[] => {
  let state = start;
  return [...opening, ...moments.flatMap(({ events }) => events)].map((event) => {
    const before = state;
    state = burano.evolve(state, event);
    return { event, before, after: state };
  });
};
