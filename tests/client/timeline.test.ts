import { describe, expect, it } from '@jest/globals';
import { Timeline, Unfoldable } from '#client/timeline/timeline.js';
import type { Seen } from '#client/timeline/timeline.js';
import { murano } from '#engine/murano/game.js';
import type { Viewer } from '#events/viewer.js';
import { play } from '#tests/laws/play.js';
import type { Played } from '#tests/laws/played.js';
import { eventSeenBy } from '#tests/laws/viewers.js';
import { known } from './known.js';

/** A whole game with takings back in it, so that what a fold has to know of the past is needed. */
const game = play({ game: murano, seed: 'a timeline', setting: { seats: 3, options: {} }, undos: 20 });

const seenOf = ({ opening, happened }: Played, viewer: Viewer): readonly Seen[] => [
  { seq: 1, at: 1, event: opening },
  ...happened.map(({ step: { seq, event } }) => ({ seq, at: seq, event: eventSeenBy(murano, event, viewer) })),
];

const grown = (viewer: Viewer): Timeline => {
  const timeline = new Timeline(murano, viewer);
  for (const seen of seenOf(game, viewer)) timeline.add(seen);
  return timeline;
};

describe('A timeline', () => {
  it.each<Viewer>(['public', 0, 2])('seen by %s, shows the table at any moment as it was', (viewer) => {
    const timeline = grown(viewer);
    expect(timeline.end).toBe(game.happened.at(-1)?.step.seq);
    for (const { step, table } of game.happened)
      expect(known(timeline.at(step.seq), viewer)).toEqual(known(table, viewer));
  });

  it('takes nothing that happened at a time that no calendar has', () => {
    const timeline = new Timeline(murano, 'public');
    const [opening] = seenOf(game, 'public');
    const late = opening && { ...opening, at: 9e15 };
    expect(() => late && timeline.add(late)).toThrow(Unfoldable);
    expect(timeline.end).toBe(0);
    expect(opening && timeline.add(opening)).toBe(true);
  });

  it('holds a table whole where it began in the middle, and goes on from there', () => {
    const middle = Math.floor(game.happened.length / 2);
    const at = game.happened[middle];
    if (at === undefined) throw new Error('The game is too short.');
    const { seq } = at.step;
    const timeline = new Timeline(murano, 'auditor', { seq, table: at.table });
    for (const seen of seenOf(game, 'auditor').slice(seq)) timeline.add(seen);

    expect(timeline.isWhole).toBe(false);
    expect(timeline.start).toBe(seq);
    expect(known(timeline.at(seq), 'auditor')).toEqual(known(at.table, 'auditor'));
    expect(known(timeline.table, 'auditor')).toEqual(known(game.end, 'auditor'));
    expect(known(timeline.at(0), 'auditor')).toEqual(known(at.table, 'auditor'));
  });

  it('passes over what it holds already', () => {
    const timeline = grown('public');
    const end = timeline.end;
    expect(timeline.add({ seq: 3, at: 3, event: { type: 'TableStarted' } })).toBe(false);
    expect(timeline.end).toBe(end);
  });

  it('refuses what leaves a gap, what is not known and what is no beginning, and stays as it was', () => {
    const timeline = new Timeline(murano, 'public');
    const [first, second] = seenOf(game, 'public');
    if (first === undefined || second === undefined) throw new Error('The game is too short.');
    expect(() => timeline.add(second)).toThrow(Unfoldable);
    expect(() => timeline.add({ ...first, event: { type: 'TurnEnded' } })).toThrow(Unfoldable);
    timeline.add(first);
    expect(() => timeline.add({ seq: 2, at: 2, event: { type: 'Sunk' } })).toThrow(Unfoldable);
    expect(timeline.end).toBe(1);
    expect(timeline.table?.status).toBe('open');
  });

  it('tells what happened between two moments', () => {
    const timeline = grown('public');
    expect(timeline.between(4, 7).map(({ seq }) => seq)).toEqual([5, 6, 7]);
    expect(timeline.event(5)?.seq).toBe(5);
    expect(timeline.event(0)).toBeUndefined();
    expect(timeline.event(timeline.end + 1)).toBeUndefined();
  });
});
