import { describe, expect, it } from '@jest/globals';
import { Refused } from '#client/net/api.js';
import { wholeOf } from '#client/net/past.js';
import type { Unread } from '#client/net/past.js';
import { Timeline } from '#client/timeline/timeline.js';
import type { Seen } from '#client/timeline/timeline.js';
import { redactTable } from '#engine/kit/table.js';
import { murano } from '#engine/murano/game.js';
import { play } from '#tests/laws/play.js';
import { eventSeenBy } from '#tests/laws/viewers.js';
import { known } from './known.js';

const game = play({ game: murano, seed: 'a past', setting: { seats: 2, options: {} } });

const all: readonly Seen[] = [
  { seq: 1, at: 1, event: game.opening },
  ...game.happened.map(({ step: { seq, event } }) => ({ seq, at: seq, event: eventSeenBy(murano, event, 'public') })),
];

/** Come to in the middle, with so many events seen since. */
const begunAt = (start: number, since: number): Timeline => {
  const held = game.happened.find(({ step }) => step.seq === start);
  if (held === undefined) throw new Error('The game is too short.');
  const begun = new Timeline(murano, 'public', { seq: start, table: redactTable(murano, held.table, 'public') });
  for (const seen of all.slice(start, start + since)) begun.add(seen);
  return begun;
};

/** The history as it is read: so many at once, up to what has been stored. */
const history =
  (stored: number, atOnce: number) =>
  (after: number): Promise<readonly Seen[]> =>
    Promise.resolve(all.slice(after, Math.min(stored, after + atOnce)));

const read = (past: Timeline | Unread): Timeline => {
  if (past instanceof Timeline) return past;
  throw new Error(`The past is ${past}.`);
};

describe('The past of a table that was come to in the middle', () => {
  it('is read page by page and ends with what was seen since', async () => {
    const begun = begunAt(40, 3);
    const whole = read(await wholeOf(begun, { after: history(43, 7), hears: () => undefined }));
    expect(whole.isWhole).toBe(true);
    expect(whole.end).toBe(43);
    expect(known(whole.at(43), 'public')).toEqual(known(begun.at(43), 'public'));
  });

  it('ends where we are, though the history knows more: what is younger is still to come as news', async () => {
    const heard: number[] = [];
    const whole = read(await wholeOf(begunAt(40, 0), { after: history(60, 50), hears: ({ seq }) => heard.push(seq) }));
    expect(whole.end).toBe(40);
    expect(heard.at(-1)).toBe(40);
    const [next] = all.slice(40);
    expect(next && whole.add(next)).toBe(true);
  });

  it('is done without where the history ends too early', async () => {
    expect(await wholeOf(begunAt(40, 0), { after: history(30, 50), hears: () => undefined })).toBe('missing');
  });

  it.each([
    ['that is told from its beginning again and again', 0, 10],
    ['of which only the later part is told', 50, 60],
  ])('is done without where it is one %s', async (_, from, to) => {
    let pages = 0;
    const after = (): Promise<readonly Seen[]> => {
      pages += 1;
      return pages > 100 ? Promise.reject(new Error('It is asked for ever.')) : Promise.resolve(all.slice(from, to));
    };
    expect(await wholeOf(begunAt(40, 0), { after, hears: () => undefined })).toBe('missing');
  });

  it.each([
    ['is away for a moment', 503, 'notYet'],
    ['is not reached', 0, 'notYet'],
    ['does not tell it', 404, 'missing'],
  ])('is not read where the server %s', async (_, status, unread) => {
    const after = () => Promise.reject(new Refused(status, 'No', 'Not now.'));
    expect(await wholeOf(begunAt(40, 0), { after, hears: () => undefined })).toBe(unread);
  });
});
