import { describe, expect, it } from '@jest/globals';
import type { Digest } from '#events/envelope.js';
import type { EntryKind, TimelineEntry } from '#events/wire/timeline.js';
import { fits, placed } from '#client/admin/table/placed.js';
import type { Placed, Sifted } from '#client/admin/table/placed.js';

const DIGEST = 'A'.repeat(43) as Digest;
const event = (seq: number, seat: number, type = 'TurnEnded'): TimelineEntry => {
  return { kind: 'event', at: seq * 10, seq, seat, event: { type, seat }, digest: DIGEST };
};
const came: TimelineEntry = { kind: 'connection', at: 15, seat: 1, online: true };
const refused: TimelineEntry = { kind: 'refusal', at: 25, seq: 2, seat: 0, code: 'illegal', message: 'Not there.' };

const EVERYTHING: Sifted = { kinds: new Set<EntryKind>(), seat: null, text: '' };
const said = ({ entry }: Placed): string => (entry.kind === 'event' ? 'Anna ended the turn.' : '');
const sifted = (change: Partial<Sifted>): readonly string[] =>
  placed([event(1, 0), came, event(2, 1), refused])
    .filter((each) => fits(each, { ...EVERYTHING, ...change }, said))
    .map(({ entry: { kind, at } }) => `${kind} ${at}`);

describe('An entry of a time line', () => {
  it('stands beside the board as it was then: without a seq of its own, after the event before it', () => {
    expect(placed([event(1, 0), came, event(2, 1), refused]).map(({ moment }) => moment)).toEqual([1, 1, 2, 2]);
  });

  it('is known again when the time line is read with other eyes, also among others like it', () => {
    const [before, after] = [placed([came, came, event(1, 0)]), placed([came, came, event(1, 0, 'Other')])];
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(new Set(before.map(({ key }) => key)).size).toBe(3);
  });
});

describe('A time line is sifted', () => {
  it('by nothing at first', () => {
    expect(sifted({})).toEqual(['event 10', 'connection 15', 'event 20', 'refusal 25']);
  });

  it('by kinds', () => {
    expect(sifted({ kinds: new Set<EntryKind>(['refusal', 'connection']) })).toEqual(['connection 15', 'refusal 25']);
  });

  it('by seat', () => {
    expect(sifted({ seat: 1 })).toEqual(['connection 15', 'event 20']);
  });

  it('by what is said of it, and by what is stored, whatever the letters’ case', () => {
    expect(sifted({ text: ' anna ENDED ' })).toEqual(['event 10', 'event 20']);
    expect(sifted({ text: 'not there' })).toEqual(['refusal 25']);
  });
});
