import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { asCommand } from '#events/wire/as-command.js';
import { ClientMessage } from '#events/wire/socket.js';
import { ASKED } from './asked.js';
import { anythingAtAll, spoilt } from './spoilt.js';

const messages = ASKED.filter(({ schema }) => schema === ClientMessage);
const good = messages.flatMap((asked) => asked.good.map(([sent]) => sent));
const bad = messages.flatMap((asked) => asked.bad);

/** What the schema makes of it, where it is a command. */
const bySchema = (said: unknown) => {
  const { data } = ClientMessage.safeParse(said);
  return data?.event === 'command' ? data : null;
};

describe('A command that is read without its schema', () => {
  it.each([...good, ...bad])('is what the schema makes of it: %j', (said) => {
    expect(asCommand(said)).toEqual(bySchema(said));
  });

  it('is among what is read at all', () => {
    expect(good.filter((said) => asCommand(said) !== null).length).toBeGreaterThan(1);
  });

  it('is never more than the schema takes, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(anythingAtAll, ...good.map(spoilt)), (said) => {
        const command = asCommand(said);
        if (command !== null) expect(command).toEqual(bySchema(said));
      }),
      { numRuns: 2000 },
    );
  });

  it('is all that the schema takes, of whatever comes as text', () => {
    fc.assert(
      fc.property(fc.oneof(...good.map(spoilt)), (said) => {
        const text = textOf(said);
        if (text === null) return;
        const heard: unknown = JSON.parse(text);
        expect(asCommand(heard)).toEqual(bySchema(heard));
      }),
      { numRuns: 2000 },
    );
  });
});

/** As it would be sent; null where it cannot be. */
const textOf = (said: unknown): string | null => {
  try {
    const text: unknown = JSON.stringify(said);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
};
