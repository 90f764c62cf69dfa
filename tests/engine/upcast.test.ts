import { describe, expect, it } from '@jest/globals';
import type { Game } from '#engine/kit/game.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { decideUndo } from '#engine/kit/undo.js';
import { showingsOf } from '#engine/kit/upcast.js';
import { seenBy } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import { pebblesEditions } from '#tests/games/pebbles/editions.js';
import { pebbles } from '#tests/games/pebbles/game.js';
import { play } from '#tests/laws/play.js';
import { viewersOf } from '#tests/laws/viewers.js';

/** A game as the release before played and stored it. */
const stored = play({ game: pebbles, setting: { seats: 2, options: {} }, seed: 'old', undos: 30, absences: 5 });
const [first] = pebblesEditions;

describe('Events that an older release wrote', () => {
  it('are of the types that this release does not write any more', () => {
    const types = new Set(stored.happened.map(({ step }) => step.event.type));
    expect([...types]).toEqual(expect.arrayContaining(Object.keys(first.upcasts)));
  });

  it.each(viewersOf(stored.setting))('fold to what that release said at every seq, as %s sees them', (viewer) => {
    expect(foldsBy(first, viewer)).toEqual(foldsBy(pebbles, viewer));
  });

  it('are redacted as they were written', () => {
    const [old, today] = [showingsOf(pebbles), showingsOf(first)];
    for (const { step } of stored.happened)
      for (const viewer of viewersOf(stored.setting))
        expect(seenBy(today, step.event, viewer)).toEqual(seenBy(old, step.event, viewer));
  });

  it('can stand in the way of an undo like any other', () => {
    const [ours, theirs] = [refusedUndosBy(first), refusedUndosBy(pebbles)];
    expect(ours).toEqual(theirs);
    expect(ours.some((refused) => refused.includes('pebbles hidden'))).toBe(true);
  });
});

/** The sentences by which each seat is refused to undo the whole game, at every seq. */
const refusedUndosBy = (game: Game): readonly string[] =>
  foldsBy(game, 'auditor').flatMap((table) =>
    table.status !== 'playing'
      ? []
      : [0, 1].map((seat) => {
          const decision = decideUndo(game, table, seat, { type: 'undo', to: 0 });
          return decision.ok ? 'undone' : decision.refusal.message;
        }),
  );

/** Every table on the way, folded from what a viewer was shown by the release that wrote it. */
const foldsBy = (game: Game, viewer: Viewer): readonly Table[] => {
  const written = showingsOf(pebbles);
  let table: Table = openTable(stored.opening);
  return stored.happened.map(({ step }) => {
    table = evolveTable(game, table, { ...step, event: seenBy(written, step.event, viewer) }, viewer);
    return table;
  });
};
