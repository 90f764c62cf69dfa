import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll } from '@jest/globals';

const { fetch: fromAnywhere } = globalThis;

/** Whatever the page asks for in these tests is answered like that, by a server of its own. */
export const answeredBy = (answer: RequestListener): void => {
  const server = createServer(answer);

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
};
