import { describe, expect, it } from '@jest/globals';
import { OtherEyes } from '#client/panel/table/other-eyes.js';
import type { Stored } from '#client/timeline/as-seat.js';
import { Timeline } from '#client/timeline/timeline.js';
import { murano } from '#engine/murano/game.js';
import { play } from '#tests/laws/play.js';

const played = play({ game: murano, setting: { seats: 2, options: {} }, seed: 'other eyes' });
const HISTORY: readonly Stored[] = [
  { seq: 1, at: 0, event: played.opening },
  ...played.happened.map(({ step }) => ({ seq: step.seq, at: step.seq, event: step.event })),
];
const OWN = new Timeline(murano, 'public');

describe('Other eyes that one looks back with', () => {
  it('are those that were chosen last, though the history comes only now', async () => {
    let come: (history: readonly Stored[]) => void = () => undefined;
    const eyes = new OtherEyes(() => new Promise((resolve) => (come = resolve)));
    const asAnna = eyes.choose(OWN, 0);
    await eyes.choose(OWN, 'public');
    come(HISTORY);
    await asAnna;
    expect(eyes.timeline.value).toBeNull();
  });

  it('see what was seen then, and the history is read once for all of them', async () => {
    let times = 0;
    const eyes = new OtherEyes(() => {
      times += 1;
      return Promise.resolve(HISTORY);
    });
    await eyes.choose(OWN, 0);
    expect(eyes.timeline.value?.viewer).toBe(0);
    await eyes.choose(OWN, 1);
    expect(eyes.timeline.value?.viewer).toBe(1);
    await eyes.choose(OWN, 'public');
    expect(eyes.timeline.value).toBeNull();
    expect(times).toBe(1);
  });
});
