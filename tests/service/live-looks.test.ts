import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { anAccount, PASSWORD, played, signedIn } from './staff.js';
import { StreamReader } from './stream-reader.js';

let served: Served;

beforeAll(async () => {
  served = await serve(await aFolder());
});
afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

/** A stream that tells of a table from its first event on. */
const aStream = async (...[visitor, table, query]: ConstructorParameters<typeof StreamReader>) => {
  const reader = new StreamReader(visitor, table, query);
  await reader.come();
  await reader.reaches(1);
  return reader;
};

describe('What was opened as somebody by server-sent events', () => {
  it('ends with the token that it was opened with, and with no other of theirs', async () => {
    const live = await played(served.url, 1);
    const anna = await anAccount(served.url, 'Anna of the streams');
    const again = await signedIn(served.url, 'Anna of the streams');
    const [ends, stays] = await Promise.all([anna, again].map((visitor) => aStream(visitor, live.id)));
    expect((await anna.ask('DELETE', '/api/sessions/current')).status).toBe(204);
    await ends?.ended;

    await live.goesOn();
    await stays?.reaches((await live.turn()).seq);
    stays?.cut();
  });

  it('ends with the account', async () => {
    const live = await played(served.url, 1);
    const anna = await anAccount(served.url, 'Anna who leaves');
    const stream = await aStream(anna, live.id);
    expect((await anna.ask('DELETE', '/api/accounts/current', { password: PASSWORD })).status).toBe(204);
    await stream.ended;
  });
});
