import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import { WebSocket } from 'ws';
import { Problem, PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';

/** A page from elsewhere asks for a socket. */
const FROM_ELSEWHERE = { status: 403, title: 'Not allowed' };

/** Asks for a socket and gets none: the answer is a problem document, as to any request. */
export const isTurnedAway = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  why: Readonly<Partial<Problem>> & { readonly status: number } = FROM_ELSEWHERE,
): Promise<IncomingMessage> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(response.statusCode).toBe(why.status);
  expect(response.headers['content-type']).toBe(PROBLEM_MEDIA_TYPE);
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(Problem.parse(JSON.parse(await text(response)))).toMatchObject(why);
  return response;
};
