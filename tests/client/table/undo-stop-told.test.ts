import { describe, expect, it } from '@jest/globals';
import { stopOfUndo } from '#client/panel/table/stop-of-undo.js';
import { told } from '#client/panel/table/told.js';
import { undoStopTold } from '#client/panel/table/undo-stop-told.js';
import { muranoFace } from '#client/stage/murano/face.js';
import { asSeat } from '#client/timeline/as-seat.js';
import type { Language } from '#client/words/language.js';
import { tableWords } from '#client/words/table/words.js';
import { murano } from '#engine/murano/game.js';
import { play } from '#tests/laws/play.js';

const played = play({ game: murano, setting: { seats: 2, options: {} }, seed: 'stop told' });
const timeline = asSeat(
  murano,
  [
    { seq: 1, at: 1, event: played.opening },
    ...played.happened.map(({ step: { seq, event } }) => ({ seq, at: seq, event })),
  ],
  0,
);
const names = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
const drawn = timeline.between(0, timeline.end).find(({ event }) => event?.type === 'StreetDrawn')?.seq ?? 0;

describe('Why there is no undo', () => {
  it.each<[Language, string]>([
    ['en', 'You can’t undo past moment'],
    ['de', 'Hinter Moment'],
    ['it', 'Non puoi annullare oltre il momento'],
    ['es', 'No puedes deshacer más allá del momento'],
  ])('names the moment and what happened then, in "%s"', async (language, opening) => {
    const [around, game] = [await tableWords(language), await muranoFace.words(language)];
    const words = { around, game };
    const seen = timeline.event(drawn);
    if (seen === undefined) throw new Error('Nobody drew a street.');

    const said = undoStopTold(stopOfUndo(timeline, 0, drawn) ?? 0, { timeline, around, words, names });
    expect(said.startsWith(opening)).toBe(true);
    expect(said).toMatch(new RegExp(`\\b${drawn}\\b.*: `));
    expect(said.endsWith(`: ${told(seen, words, names)}`)).toBe(true);
    expect(said).toMatch(/Anna|Ben/);
  });

  it('is a whole sentence where the page does not hold the moment, or has no words for the game yet', async () => {
    const around = await tableWords('en');

    expect(undoStopTold(7, { timeline: null, around, words: null, names })).toBe('You can’t undo past moment 7.');
    expect(undoStopTold(drawn, { timeline, around, words: null, names })).toBe(`You can’t undo past moment ${drawn}.`);
  });
});
