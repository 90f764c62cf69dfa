import { describe, expect, it } from '@jest/globals';
import { barrierFor } from '#engine/kit/barriers.js';
import type { Game } from '#engine/kit/game.js';
import { GAMES } from '#engine/registry.js';
import { stopOfUndo } from '#client/panel/table/stop-of-undo.js';
import { asSeat } from '#client/timeline/as-seat.js';
import { play } from '#tests/laws/play.js';
import { seatsOf } from '#tests/laws/played.js';
import type { Played } from '#tests/laws/played.js';
import { ballot } from '../../games/ballot/game.js';
import { pebblesEditions } from '../../games/pebbles/editions.js';
import { pebbles } from '../../games/pebbles/game.js';
import { quarry } from '../../games/quarry/game.js';

const ALL: readonly Game[] = [...GAMES, ballot, pebbles, quarry];
const NAMED = ALL.map((game) => [`${game.title}, edition ${game.edition}`, game] as const);

describe('Why there is no undo, as the page works it out by what its seat has seen', () => {
  it.each(NAMED)('is the event that the rules name, at every moment of %s', (_, game) => {
    const played = play({ game, setting: { seats: 2, options: {} }, seed: 'stop', undos: 20, absences: 5 });

    expect(seatsOf(played.setting).flatMap((seat) => wrongStops(played, seat))).toEqual([]);
  });

  it('is the same event where an older release wrote it', () => {
    const [game] = pebblesEditions;
    const played = play({ game: pebbles, setting: { seats: 2, options: {} }, seed: 'stop', undos: 20 });

    expect(seatsOf(played.setting).flatMap((seat) => wrongStops({ ...played, game }, seat))).toEqual([]);
  });
});

/** The moments of a game at which the page names another event than the rules. */
const wrongStops = (played: Played, seat: number): readonly string[] => {
  const seen = asSeat(played.game, historyOf(played), seat);
  return played.moments.flatMap(({ table }) => {
    if (table.barriers === undefined) throw new Error(`Nothing is known of what stops an undo at ${table.seq}.`);
    const [found, named] = [stopOfUndo(seen, seat, table.seq), barrierFor(table.barriers, seat).seq];
    return found === named ? [] : [`seat ${seat} at ${table.seq}: ${found} instead of ${named}`];
  });
};

/** The events of a command happen at the same time. */
const historyOf = ({ opening, happened }: Played) => {
  let [at, of]: [number, string | null] = [1, null];
  const history = happened.map(({ step: { seq, event, command } }) => {
    if (command === null || command !== of) at = seq;
    of = command;
    return { seq, at, event };
  });
  return [{ seq: 1, at: 1, event: opening }, ...history];
};
