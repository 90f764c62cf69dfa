import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import express from 'express';
import type { Response } from 'express';
import { ProblemFilter } from '#gateway/http/problem.filter.js';
import { NotRead } from '#store/not-read.js';

const AWAY = new NotRead(new Error('The line was cut.'));
const filter = new ProblemFilter();

/** Something that may be kept for ever and taken along, from a storage that is away by then. */
const app = express();
const begins = (response: Response): void => {
  response.setHeader('Content-Type', 'application/x-ndjson');
  response.setHeader('Content-Disposition', 'attachment; filename="a-game.ndjson"');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
};
app.get('/begins', (request, response) => {
  begins(response);
  filter.catch(AWAY, new ExecutionContextHost([request, response]));
});
app.get('/breaks-off', (request, response) => {
  begins(response);
  response.write('a line\n');
  filter.catch(AWAY, new ExecutionContextHost([request, response]));
});

const server = createServer(app);
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('What goes wrong', () => {
  it('is kept by nobody and is no file, whatever the answer would have been', async () => {
    const { status, headers } = await fetch(`${url}/begins`);
    expect(status).toBe(503);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBeNull();
  });

  it('breaks the answer off where that has begun', async () => {
    const broken = fetch(`${url}/breaks-off`).then((answer) => answer.text());
    await expect(broken).rejects.toThrow();
  });
});
