import { constants, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TableId } from '#events/envelope.js';
import { framed, payloadOf } from '#gateway/play/frame.js';
import { Packed } from '#gateway/play/packed.js';
import type { Place } from '#gateway/play/packed.js';

/** An event as a table has it at a seq: much like the one before it, but for what nobody could have known. */
const eventAt = (table: string, seq: number, news = ''): Buffer =>
  Buffer.from(JSON.stringify({ event: 'event', data: { table, seq, event: { type: 'ShipSailed', news } } }));

const place = (table: string, seq: number): Place => ({ table: table as TableId, seq });

/** Somebody who takes packed frames, as a browser does: everything that was unpacked before may be meant again. */
const reader = () => {
  let known = Buffer.alloc(0);
  let last: Packed | null = null;
  return {
    read: (message: Packed): string => {
      const frame = message.after(last);
      last = message;
      expect(frame[0]).toBe(0xc1);
      const text = inflateRawSync(Buffer.concat([payloadOf(frame), Buffer.from([0x00, 0x00, 0xff, 0xff])]), {
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(known.length === 0 ? {} : { dictionary: known }),
      });
      known = Buffer.concat([known, text]);
      return text.toString();
    },
  };
};

describe('A packed message', () => {
  test('is unpacked to its text by whoever reads on, comes in the middle, skips some or follows several tables', () => {
    const read = fc.record({
      who: fc.nat({ max: 4 }),
      table: fc.constantFrom('one', 'other'),
      seq: fc.integer({ min: 1, max: 12 }),
    });
    const said = fc.dictionary(
      fc.constantFrom('one7', 'other3', 'one8'),
      fc.string({ maxLength: 400, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(read, { maxLength: 60 }), said, (reads, news) => {
        const texts = new Map<string, Buffer>();
        const messages = new Map<string, Packed>();
        const readers = Array.from({ length: 5 }, reader);
        for (const { who, table, seq } of reads) {
          const key = `${table}${seq}`;
          const text = texts.get(key) ?? eventAt(table, seq, news[key]);
          const message = messages.get(key) ?? new Packed(text, place(table, seq));
          texts.set(key, text);
          messages.set(key, message);
          expect(readers[who]?.read(message)).toBe(text.toString());
        }
      }),
    );
  });

  test('is packed once for all who read the one before it, and takes them half as many bytes', () => {
    const before = new Packed(eventAt('one', 4), place('one', 4));
    const message = new Packed(eventAt('one', 5), place('one', 5));

    expect(message.after(before)).toBe(message.after(before));
    expect(message.after(null)).toBe(message.after(null));
    expect(message.after(before).length).toBeLessThan(message.after(null).length / 2);
  });

  test('is packed by itself for who was shown the one before it in other words', () => {
    const message = new Packed(eventAt('one', 5), place('one', 5));
    message.after(new Packed(eventAt('one', 4, 'first'), place('one', 4)));
    const other = new Packed(eventAt('one', 4, 'other'), place('one', 4));
    const late = reader();

    late.read(other);
    expect(late.read(message)).toBe(eventAt('one', 5).toString());
    expect(message.after(other)).toBe(message.after(null));
  });

  test('that is no event takes nothing for granted, and nothing takes it for granted', () => {
    const snapshot = new Packed(eventAt('one', 4), null);
    const message = new Packed(eventAt('one', 5), place('one', 5));

    expect(message.after(snapshot)).toBe(message.after(null));
    expect(snapshot.after(message)).toBe(snapshot.after(null));
  });
});

describe('A frame', () => {
  test.each([0, 1, 125, 126, 65_535, 65_536])('of %i bytes carries just these', (length) => {
    const text = 'x'.repeat(length);
    expect(payloadOf(framed(text)).toString()).toBe(text);
  });
});
