import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import * as z from 'zod';
import { RefusalCode } from '#events/refusal.js';
import * as accounts from '#events/wire/accounts.js';
import { heard } from '#events/wire/heard.js';
import * as play from '#events/wire/play.js';
import { CLOSE_CODES, Problem, problemOf } from '#events/wire/problem.js';
import * as socket from '#events/wire/socket.js';
import * as tables from '#events/wire/tables.js';
import { anythingAtAll, spoilt } from './spoilt.js';

const DIGEST = 'bf51Cp9x7fmSsHUSLYxJBDsB4TSsvGdNIfxm_sdbTtk';
const COMMITMENT = '_eN64ldBjgcQjv4f3H-VsvqoBqClqLxZzRyV22iEKCw';
const SAILED = { type: 'ShipSailed', seat: 0, ship: 3, to: 14, gold: 1 };
const DRAWN = { type: 'CharactersDrawn', seat: 0, cards: [null, null] };
const STEP = { table: 't', seq: 6, at: 1_761_955_205_000, event: SAILED, digest: DIGEST };
const ANNA = { id: 'p1', name: 'Anna' };
const REFUSAL = { code: 'illegal', rule: 'A4', message: 'That berth is taken.' };
const TABLE = {
  id: 't',
  game: 'murano',
  edition: 1,
  options: { beginner: false },
  visibility: 'public',
  clock: { kind: 'none' },
  status: 'playing',
  seats: [{ seat: 0, player: ANNA }, { seat: 1, bot: 'greedy' }, { seat: 2 }],
  seq: 6,
  commitment: COMMITMENT,
  digest: DIGEST,
};
const RESULT = { standings: [{ seat: 1, place: 1, points: 40 }] };

const SAID: readonly unknown[] = [
  { event: 'welcome', data: { protocol: 1, node: 'a' } },
  { event: 'welcome', data: { player: ANNA, protocol: 1, node: 'a' } },
  { event: 'snapshot', data: { table: 't', seq: 6, state: { turn: 1, sites: [null] }, digest: DIGEST } },
  { event: 'event', data: STEP },
  { event: 'event', data: { ...STEP, event: DRAWN, commitment: COMMITMENT } },
  { event: 'event', data: { ...STEP, event: null, commitment: COMMITMENT } },
  { event: 'answer', data: { id: 'c', ok: true, seq: 6 } },
  { event: 'answer', data: { id: 'c', ok: false, refusal: REFUSAL, seq: 6 } },
  { event: 'choices', data: { table: 't', seq: 6, choices: [{ type: 'pass' }, { type: 'sail', ship: 0, to: 4 }] } },
  { event: 'presence', data: { table: 't', seats: [{ seat: 0, online: true }], watchers: 210 } },
  { event: 'problem', data: { code: 'too_fast', message: 'At most 20 messages a second.' } },
];

const ANSWERED: readonly (readonly [name: string, schema: z.ZodType, answer: unknown])[] = [
  ['signed in', accounts.SignedIn, { player: ANNA, token: 'abc.def' }],
  [
    'a game',
    tables.OfferedGame,
    { id: 'murano', edition: 1, title: 'Murano', seats: { min: 2, max: 4 }, options: { beginner: 'Fewer cards.' } },
  ],
  ['a table', tables.TableAsShown, TABLE],
  ['a finished table', tables.TableAsShown, { ...TABLE, status: 'finished', result: RESULT }],
  ['tables', tables.TablesAsShown, { tables: [TABLE], cursor: 'MTc' }],
  ['a command done', play.CommandDone, { seq: 6, events: [STEP] }],
  ['choices', play.Choices, { seq: 6, seat: 0, choices: [{ type: 'pass' }] }],
  ['a state', play.ShownState, { seq: 6, state: { turn: 1 }, digest: DIGEST }],
  ['an event', play.ShownEvent, STEP],
  ['an exported event', play.ExportedEvent, { ...STEP, seat: 0, command: 'c', edition: 1 }],
];

const ALL = { ...accounts, ...play, ...socket, ...tables, Problem };

describe('what the server says on a socket', () => {
  it.each(SAID)('is said so: %j', (message) => {
    expect(socket.ServerMessage.parse(message)).toEqual(message);
  });

  it.each([
    ['a field that no schema names', { event: 'event', data: { ...STEP, hand: ['character-3'] } }],
    ['an event as the store has it', { event: 'event', data: { ...STEP, command: 'c', edition: 1 } }],
    ['an event without a digest', { event: 'event', data: { ...STEP, digest: undefined } }],
    ['a digest that is none', { event: 'event', data: { ...STEP, digest: `${DIGEST.slice(0, 42)}l` } }],
    ['an answer that is both', { event: 'answer', data: { id: 'c', ok: true, refusal: REFUSAL, seq: 6 } }],
    ['a refusal without a reason', { event: 'answer', data: { id: 'c', ok: false, seq: 6 } }],
    ['a message that does not exist', { event: 'secret', data: {} }],
  ])('is never %s', (_, message) => {
    expect(socket.ServerMessage.safeParse(message).success).toBe(false);
  });
});

describe('what the server answers over HTTP', () => {
  it.each(ANSWERED)('is %s', (_, schema, answer) => {
    expect(schema.parse(answer)).toEqual(answer);
  });

  it.each(ANSWERED)('is %s and nothing besides', (_, schema, answer) => {
    expect(schema.safeParse({ ...(answer as object), hand: ['character-3'] }).success).toBe(false);
  });

  it('has a result when the game is over, and only then', () => {
    expect(tables.TableAsShown.safeParse({ ...TABLE, status: 'finished' }).success).toBe(false);
    expect(tables.TableAsShown.safeParse({ ...TABLE, result: RESULT }).success).toBe(false);
  });

  it('is a problem of its own status for each way to be refused', () => {
    const problems = RefusalCode.options.map((code) => problemOf({ code, message: 'No.' }));

    expect(problems.map((problem) => Problem.parse(problem))).toEqual(problems);
    expect(problemOf({ code: 'illegal', rule: 'A4', message: 'That berth is taken.' })).toEqual({
      type: 'urn:laguna:refusal:illegal',
      title: 'Against the rules',
      status: 422,
      detail: 'That berth is taken.',
      rule: 'A4',
    });
    expect(problemOf({ code: 'illegal', rule: 'K7', message: 'Event 57 came after it.', blockedBy: 57 })).toMatchObject(
      {
        rule: 'K7',
        blockedBy: 57,
      },
    );
    expect(problemOf({ code: 'stale', message: 'The table moved on.' })).toEqual({
      type: 'urn:laguna:refusal:stale',
      title: 'The table moved on',
      status: 409,
      detail: 'The table moved on.',
    });
  });
});

describe('a client', () => {
  const message = heard(socket.ServerMessage);

  it.each(SAID)('hears it as it was said: %j', (said) => {
    expect(message.parse(said)).toEqual(said);
  });

  it.each(ANSWERED)('hears %s as it was answered', (_, schema, answer) => {
    expect(heard(schema).parse(answer)).toEqual(answer);
  });

  it('passes over what a newer server adds', () => {
    const newer = {
      event: 'presence',
      data: { table: 't', seats: [{ seat: 0, online: true, idle: 4 }], watchers: 2, bots: 1 },
      sent: 1,
    };

    expect(message.parse(newer)).toEqual({
      event: 'presence',
      data: { table: 't', seats: [{ seat: 0, online: true }], watchers: 2 },
    });
    expect(heard(tables.TableAsShown).parse({ ...TABLE, round: 3 })).toEqual(TABLE);
  });

  it('still misses what has to be there', () => {
    expect(message.safeParse({ event: 'event', data: { table: 't', seq: 6 } }).success).toBe(false);
  });

  it('is never brought down by what it hears', () => {
    const said = fc.oneof(anythingAtAll, ...SAID.map(spoilt));
    fc.assert(fc.property(said, (text) => expect(typeof message.safeParse(text).success).toBe('boolean')));
  });
});

describe('the documents', () => {
  it.each(Object.entries(ALL))('can describe %s', (_, schema) => {
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ $schema: expect.any(String) });
  });

  it('give each fatal trouble a close code of its own, 4000 and up', () => {
    const codes = Object.values(CLOSE_CODES);

    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => code >= 4000 && code <= 4999)).toBe(true);
  });
});
