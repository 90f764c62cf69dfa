import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import { WebSocket } from 'ws';
import { Problem, PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';

/** Asks for a socket from elsewhere: the answer is a problem document, as to any request. */
export const isTurnedAway = async (url: string, headers: Readonly<Record<string, string>>): Promise<void> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(response.statusCode).toBe(403);
  expect(response.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE);
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(Problem.parse(JSON.parse(await text(response)))).toMatchObject({ status: 403, title: 'Not allowed' });
};
