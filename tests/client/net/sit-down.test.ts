import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { Refused } from '#client/net/api.js';
import { ownNonces } from '#client/net/own-nonces.js';
import { sitDown } from '#client/net/sit-down.js';
import { commitToNonce } from '#events/chain/nonces.js';
import { openTable } from '../lobby/shown-tables.js';
import { answeredBy } from './answered-by.js';
import { openBrowserStorage } from './storage.js';

const TABLE = 'table';
const MINE = commitToNonce(TABLE, 0, 'mine');

/** The server's answer to a request for a seat. */
type Answers = (wish: Wish) => 'seated' | 'no answer' | { readonly status: number; readonly rule?: string };
const Wish = z.looseObject({ nonce: z.string().exactOptional(), nonceCommitment: z.string().exactOptional() });
type Wish = z.infer<typeof Wish>;

let answers: Answers = () => 'seated';
const asked: Wish[] = [];

const answerTo = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const wish = Wish.parse(await json(request));
  asked.push(wish);
  const said = answers(wish);
  if (said === 'no answer') answer.destroy();
  else if (said === 'seated')
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(openTable(TABLE, null, null)));
  else {
    const problem = { type: 'urn:laguna:refusal:illegal', title: 'No', detail: 'No.', ...said };
    answer.writeHead(said.status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
  }
};

answeredBy((request, answer) => void answerTo(request, answer));

beforeEach(() => {
  openBrowserStorage();
  asked.length = 0;
  answers = () => 'seated';
});

describe('Who sits down', () => {
  it('says a commitment, and keeps the nonce for themselves', async () => {
    await sitDown(TABLE, 0, 'mine');

    expect(asked).toEqual([{ nonceCommitment: MINE }]);
    expect(ownNonces.opening(TABLE, 0, MINE)).toBe('mine');
    expect(ownNonces.at(TABLE)).toEqual(new Map([[0, 'mine']]));
  });

  it('can reveal it also where the answer was lost and the page is loaded again, and remembers nothing else by that', async () => {
    answers = () => 'no answer';
    await expect(sitDown(TABLE, 0, 'mine')).rejects.toThrow('cannot be reached');

    expect(ownNonces.opening(TABLE, 0, MINE)).toBe('mine');
    expect(ownNonces.at(TABLE)).toEqual(new Map());
  });

  it('and is refused another seat still reveals what their own seat committed to', async () => {
    await sitDown(TABLE, 0, 'mine');
    answers = () => ({ status: 409 });
    await expect(sitDown(TABLE, 1, 'other')).rejects.toThrow(Refused);

    expect(ownNonces.opening(TABLE, 0, MINE)).toBe('mine');
    expect(ownNonces.opening(TABLE, 1, commitToNonce(TABLE, 1, 'other'))).toBeNull();
  });

  it('opens no commitment of another seat, nor of another table', async () => {
    await sitDown(TABLE, 0, 'mine');

    expect(ownNonces.opening(TABLE, 1, commitToNonce(TABLE, 1, 'mine'))).toBeNull();
    expect(ownNonces.opening('other', 0, commitToNonce('other', 0, 'mine'))).toBeNull();
    expect(ownNonces.opening(TABLE, 0, commitToNonce(TABLE, 0, 'theirs'))).toBeNull();
  });

  it('names the nonce at a table that is older than commitments', async () => {
    answers = ({ nonce }) => (nonce === undefined ? { status: 422, rule: 'K19' } : 'seated');
    await sitDown(TABLE, 0, 'mine');

    expect(asked).toEqual([{ nonceCommitment: MINE }, { nonce: 'mine' }]);
    expect(ownNonces.at(TABLE)).toEqual(new Map([[0, 'mine']]));
  });

  it('names the nonce where the browser keeps nothing: it could not be revealed after the page is loaded again', async () => {
    const full = () => {
      throw new Error('Nothing is kept here.');
    };
    Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: full } });
    await sitDown(TABLE, 0, 'mine');

    expect(asked).toEqual([{ nonce: 'mine' }]);
  });
});
