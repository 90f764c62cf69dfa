import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { api, Refused } from '#client/net/api.js';

/** Begins to answer whatever it is asked, and then the line is cut. */
const server = createServer((_, answer) => {
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  answer.write('{"id":"venezia",', () => answer.destroy());
});
const { fetch: fromAnywhere } = globalThis;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  // A page asks where it came from.
  globalThis.fetch = (asked, request) =>
    fromAnywhere(typeof asked === 'string' ? `http://127.0.0.1:${address.port}${asked}` : asked, request);
});

afterAll(async () => {
  globalThis.fetch = fromAnywhere;
  server.close();
  await once(server, 'close');
});

const allOf = async (pieces: Promise<AsyncIterable<string>>): Promise<string> => {
  let all = '';
  for await (const piece of await pieces) all += piece;
  return all;
};

it.each([
  ['a table', () => api.table('venezia')],
  ['a page of events', () => api.events('venezia', 0)],
  ['a history', () => allOf(api.history('venezia'))],
])('an answer with %s that is cut in the middle is a line that was cut, and passes', async (_, ask) => {
  const fault = await ask().catch((caught: unknown) => caught);

  expect(fault).toBeInstanceOf(Refused);
  expect(fault).toMatchObject({ status: 0, title: 'No line', isPassing: true });
});
