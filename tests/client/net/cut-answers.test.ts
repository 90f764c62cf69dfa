import { expect, it } from '@jest/globals';
import { api, Refused } from '#client/net/api.js';
import { answeredBy } from './answered-by.js';

// An answer is begun, and then the line is cut.
answeredBy((_, answer) => {
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  answer.write('{"id":"venezia",', () => answer.destroy());
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
