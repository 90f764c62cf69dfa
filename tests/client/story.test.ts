import { describe, expect, it } from '@jest/globals';
import { doneThisTurn, NO_STORY, toldOn, turnAfter, turnBefore } from '#client/panel/table/story.js';
import type { Story } from '#client/panel/table/story.js';
import { asSeat } from '#client/timeline/as-seat.js';
import { Timeline } from '#client/timeline/timeline.js';
import { murano } from '#engine/murano/game.js';
import { play } from '#tests/laws/play.js';

const played = play({ game: murano, setting: { seats: 2, options: {} }, seed: 'story', undos: 20 });
const whole = asSeat(
  murano,
  [
    { seq: 1, at: 1000, event: played.opening },
    ...played.happened.map(({ step }) => ({ seq: step.seq, at: step.seq * 1000, event: step.event })),
  ],
  'public',
);
const story = toldOn(NO_STORY, whole);

const upTo = (end: number): Timeline => {
  const timeline = new Timeline(murano, 'public');
  for (const seen of whole.between(0, end)) timeline.add(seen);
  return timeline;
};

/** The same, all of it in one instant. */
const atOnce = (end: number): Timeline => {
  const timeline = new Timeline(murano, 'public');
  for (const seen of whole.between(0, end)) timeline.add({ ...seen, at: 1000 });
  return timeline;
};

const startOf = (turn: number): number => {
  const chapter = story.chapters.find((each) => each.turn === turn);
  if (chapter === undefined) throw new Error(`There is no turn ${turn}.`);
  return chapter.start;
};

describe('The story of a game', () => {
  it('tells every event once, in order', () => {
    expect(story.chapters.flatMap(({ lines }) => lines.map(({ seq }) => seq))).toEqual(
      Array.from({ length: whole.end }, (_, index) => index + 1),
    );
  });

  it('has a chapter for what came before the first turn', () => {
    expect(story.chapters[0]).toMatchObject({ turn: 0, seat: null, start: 0 });
  });

  it('tells the end of a turn in that turn', () => {
    const ending = story.chapters[1]?.lines.at(-1)?.event;

    expect(ending?.type).toMatch(/^Turn(Ended|Passed)$/);
  });

  it('comes out the same when it is told event by event', () => {
    const timeline = new Timeline(murano, 'public');
    let told: Story = NO_STORY;
    for (const seen of whole.between(0, whole.end)) {
      timeline.add(seen);
      told = toldOn(told, timeline);
    }

    expect(told).toEqual(story);
  });

  it('marks what was taken back', () => {
    const taken = whole.between(0, whole.end).find(({ event }) => event?.type === 'Undone');
    if (taken === undefined) throw new Error('Nobody took anything back.');

    expect(story.undone.has(taken.seq - 1)).toBe(true);
    expect(story.undone.has(taken.seq)).toBe(false);
  });

  it('knows since when somebody is asked', () => {
    const turn = startOf(3);

    expect(toldOn(NO_STORY, upTo(turn)).askedAt).toBe(turn * 1000);
    expect(toldOn(NO_STORY, upTo(turn + 1)).askedAt).toBe(turn * 1000);
  });

  it("does not count the luck of the beginning as anybody's deed", () => {
    const drawn = whole.between(0, whole.end).find(({ event }) => event?.type === 'StartPlayerDrawn');
    if (drawn === undefined) throw new Error('Nobody goes first.');
    const seats = [0, 1].map((seat) => doneThisTurn(toldOn(NO_STORY, atOnce(drawn.seq)), seat));

    expect(seats).toEqual([[], []]);
  });

  it('knows what a seat did this turn, but for what it took back', () => {
    const chapter = story.chapters.find(({ lines }) => lines.some(({ event }) => event?.type === 'Undone'));
    if (chapter === undefined || chapter.seat === null) throw new Error('Nobody took anything back.');
    const until = { ...story, chapters: [chapter] };

    expect(doneThisTurn(until, chapter.seat).some(({ seq }) => story.undone.has(seq))).toBe(false);
    expect(doneThisTurn(until, 1 - chapter.seat)).toEqual([]);
  });
});

describe('Going by turns', () => {
  const { chapters } = story;

  it('goes from the middle of a turn to its beginning, and from there to the turn before', () => {
    expect(turnBefore(chapters, startOf(3) + 1)).toBe(startOf(3));
    expect(turnBefore(chapters, startOf(3))).toBe(startOf(2));
    expect(turnBefore(chapters, 0)).toBeNull();
  });

  it('goes on to the next turn, until there is none', () => {
    expect(turnAfter(chapters, startOf(2))).toBe(startOf(3));
    expect(turnAfter(chapters, whole.end)).toBeNull();
  });
});
