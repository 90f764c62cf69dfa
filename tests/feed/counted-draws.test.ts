import { describe, expect, it } from '@jest/globals';
import { readMessage } from '#feed/read-message.js';
import { messagesOf } from '#relay/messages.js';
import type { Cursor } from '#store/outbox.js';
import { origin } from '#events/chain/digest.js';
import type { StoredEvent } from '#store/event-store.js';
import { anOpening, aTable } from '#tests/store/story.js';

describe('How many draws a decision took', () => {
  it('comes through Kafka with its event, and stands in no message of the public', () => {
    const [whole = '', open = ''] = valuesOf({ ...anEvent(), draws: 3 });

    expect(readOf(whole)).toMatchObject({ event: { draws: 3 } });
    expect(open).not.toContain('draws');
  });

  it('is not said where it is 0, so that a message is what an older release reads and sends', () => {
    const [whole = ''] = valuesOf({ ...anEvent(), draws: 0 });

    expect(whole).not.toContain('draws');
    expect(readOf(whole)).toMatchObject({ event: { draws: 0 } });
  });
});

const anEvent = (): StoredEvent => {
  const [event] = anOpening(aTable()).events;
  if (event === undefined) throw new Error('An opening has an event.');
  return event;
};

const valuesOf = (event: StoredEvent): readonly string[] => {
  const departing = { cursor: '1.1' as Cursor, event, game: 'quarry', previous: origin(event.table), listed: true };
  return messagesOf([departing], () => null).flatMap(({ messages }) => messages.map(({ value }) => value));
};

const readOf = (value: string) => {
  const { table } = JSON.parse(value) as { readonly table: string };
  return readMessage(Buffer.from(table), Buffer.from(value), () => null);
};
