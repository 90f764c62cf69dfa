import { describe, expect, it } from '@jest/globals';
import { asSeat } from '#client/timeline/as-seat.js';
import { Timeline, Unfoldable } from '#client/timeline/timeline.js';
import { redactTable } from '#engine/kit/table.js';
import { showingsOf } from '#engine/kit/upcast.js';
import { seenBy } from '#events/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import { pebblesEditions } from '#tests/games/pebbles/editions.js';
import { pebbles } from '#tests/games/pebbles/game.js';
import { play } from '#tests/laws/play.js';

/** A game as the release before played and stored it, and the edition that reads it now. */
const played = play({ game: pebbles, setting: { seats: 2, options: {} }, seed: 'old on the page', undos: 20 });
const [game] = pebblesEditions;
const stored = [
  { seq: 1, at: 1, event: played.opening as Happening },
  ...played.happened.map(({ step: { seq, event } }) => ({ seq, at: seq, event })),
];
const EVERYBODY: readonly Viewer[] = [0, 1, 'public'];

/** What the release before said that a viewer knows at the end. */
const knownTo = (viewer: Viewer) =>
  redactTable(pebbles, played.end as Parameters<typeof redactTable<ReturnType<typeof pebbles.blank>>>[1], viewer);

describe('Events of an older release', () => {
  it.each(EVERYBODY)(
    'come to the page as they were written, and are folded and shown as those of today: %s',
    (viewer) => {
      const timeline = new Timeline(game, viewer);
      const written = showingsOf(pebbles);
      for (const { seq, at, event } of stored) timeline.add({ seq, at, event: seenBy(written, event, viewer) });

      expect(timeline.table).toMatchObject(knownTo(viewer));
      const types = timeline.between(0, timeline.end).flatMap(({ event }) => (event === null ? [] : [event.type]));
      expect(types).toContain('HandPicked');
      expect(types.filter((type) => Object.hasOwn(game.upcasts, type))).toEqual([]);
    },
  );

  it.each(EVERYBODY)('are looked back at in a finished game as %s saw them', (viewer) => {
    expect(asSeat(game, stored, viewer).table).toMatchObject(knownTo(viewer));
  });

  it('that have not the form they had then are refused', () => {
    const timeline = new Timeline(game, 'public');
    for (const { seq, at, event } of stored.slice(0, 4)) timeline.add({ seq, at, event });
    const bent = { type: 'HandGuessed', seat: 0, hand: 7 };

    expect(() => timeline.add({ seq: timeline.end + 1, at: 9, event: bent })).toThrow(Unfoldable);
  });
});
