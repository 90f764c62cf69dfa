import { strict as assert } from 'node:assert';
import type { Table } from '#engine/kit/table.js';
import type { Game, Setting } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import type { Timeline } from '#client/timeline/timeline.js';
import type { Seen } from '#client/timeline/timeline.js';
import { play } from '#tests/laws/play.js';
import type { Played } from '#tests/laws/played.js';
import { eventSeenBy, foldOf } from '#tests/laws/viewers.js';

/** A game that random players played to its end, with things taken back and seats left on the way. */
export const playedGame = (seats: number, seed = `shown to ${seats}`): Played => gameOf(murano, seats, seed);

/** The same of any game. */
const gameOf = (game: Game, seats: number, seed: string, options: Setting['options'] = {}): Played => {
  // The seeds of the shows were chosen under scheme 1, so that a seat has a shop that nobody else knows.
  const played = play({ game, scheme: 1, setting: { seats, options }, seed, undos: 5, absences: 2 });
  assert.equal(played.fault, null);
  return played;
};

/** All of it as one viewer saw it. */
export const seenIn = ({ game, opening, happened }: Played, viewer: Viewer): readonly Seen[] => [
  { seq: 1, at: 0, event: opening },
  ...happened.map(({ step }) => ({ seq: step.seq, at: step.seq, event: eventSeenBy(game, step.event, viewer) })),
];

/** One event as a viewer saw it, with the game before and after it. */
export interface SeenStep<S extends object = MuranoState> {
  readonly seq: number;
  readonly event: Happening | null;
  readonly was: S;
  readonly is: S;
}

/** Every event of a game that had begun, in order. */
export function* stepsSeenBy<S extends object = MuranoState>(played: Played, viewer: Viewer): Generator<SeenStep<S>> {
  let was: S | null = null;
  let index = 0;
  for (const table of foldOf(played, viewer)) {
    const event = played.happened[index]?.step.event;
    index += 1;
    const is = stateOf(table) as S | null;
    if (was !== null && is !== null && event !== undefined)
      yield { seq: table.seq, event: eventSeenBy(played.game, event, viewer), was, is };
    was = is;
  }
}

const stateOf = (table: Table): object | null => (table.status === 'open' ? null : table.state);

/** Murano's state at a seq; `null` before the game began. */
export const stateAt = (timeline: Timeline, seq: number): MuranoState | null => {
  const table = timeline.at(seq);
  return table === null ? null : (stateOf(table) as MuranoState | null);
};

export const NAMES = (seat: number): string => ['Anna', 'Ben', 'Cleo', 'Dan'][seat] ?? '?';
