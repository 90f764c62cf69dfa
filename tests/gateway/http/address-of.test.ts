import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import express from 'express';
import { addressOf } from '#gateway/http/address-of.js';

/** What both say of a request that comes with these words of proxies. */
const told = async (proxies: number, forwarded: string | null): Promise<unknown> => {
  const app = express();
  app.set('trust proxy', proxies);
  app.get('/', (request, response) => void response.json([request.ip, addressOf(request, proxies)]));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  const [response] = (await once(get({ port, host: '127.0.0.1', headers, agent: false }), 'response')) as [
    NodeJS.ReadableStream,
  ];
  const both = await json(response);
  server.close();
  return both;
};

it.each([
  [0, null, '127.0.0.1'],
  [0, '192.0.2.1', '127.0.0.1'],
  [1, null, '127.0.0.1'],
  [1, '', '127.0.0.1'],
  [1, '192.0.2.1', '192.0.2.1'],
  [1, '192.0.2.1, 192.0.2.2', '192.0.2.2'],
  [1, '192.0.2.1 ,, 2001:db8::1 ,', '2001:db8::1'],
  [2, '192.0.2.1, 192.0.2.2,192.0.2.3', '192.0.2.2'],
  [2, '192.0.2.1', '192.0.2.1'],
  [5, '192.0.2.1, unknown', '192.0.2.1'],
])(
  'Behind %i proxies, of which is said %j, a request comes from %s, as Express has it',
  async (proxies, said, whom) => {
    expect(await told(proxies, said)).toEqual([whom, whom]);
  },
);
