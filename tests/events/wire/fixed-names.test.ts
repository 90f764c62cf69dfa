import { describe, expect, it } from '@jest/globals';
import { PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';
import * as protocol from '#events/wire/protocol.js';
import * as topics from '#events/wire/topics.js';

describe('what others have built upon', () => {
  it('keeps its limits', () => {
    expect(protocol).toEqual({
      PROTOCOL: 1,
      MESSAGE_BYTES: 16_384,
      MESSAGES_PER_SECOND: 20,
      MESSAGE_BURST: 40,
      HELLO_WITHIN_MS: 5_000,
      EVENTS_AT_ONCE: 1_000,
    });
  });

  it('keeps its names', () => {
    expect(topics).toEqual({
      EVENTS_TOPIC: 'laguna.events',
      PUBLIC_TOPIC: 'laguna.public',
      DEAD_TOPIC: 'laguna.events.dead',
    });
    expect(PROBLEM_MEDIA_TYPE).toBe('application/problem+json');
  });
});
