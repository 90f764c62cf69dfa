import type * as z from 'zod';
import { Credentials, NewGuest } from '#events/wire/accounts.js';
import { CommandAsked } from '#events/wire/play.js';
import { ClientMessage } from '#events/wire/socket.js';
import { NewTable, SeatAsked } from '#events/wire/tables.js';

/** One schema of what clients send, with what fits it and what does not. */
export interface Asked {
  readonly name: string;
  readonly schema: z.ZodType;
  /** All keys there may be, at whatever depth; a command's own are its game's business. */
  readonly keys: readonly string[];
  /** What may be sent, and what it is read as where that is not the same. */
  readonly good: readonly (readonly [sent: unknown, read?: unknown])[];
  readonly bad: readonly unknown[];
}

const ID = '0d9a2c1e-7b1f-4a55-9a53-2f1c7f0e9d11';
const SAIL = { type: 'sail', ship: 3, to: 14 };
const DELIVER = {
  type: 'deliverBeads',
  card: 'character-3',
  island: 'san-donato',
  beads: { red: 1, green: 0, blue: 0 },
};

/** Messages, and bodies of requests. */
export const ASKED: readonly Asked[] = [
  {
    name: 'a message to a socket',
    schema: ClientMessage,
    keys: ['event', 'data', 'token', 'protocol', 'table', 'after', 'id', 'seen', 'command'],
    good: [
      [{ event: 'hello', data: { protocol: 1 } }],
      [{ event: 'hello', data: { token: 'eyJhbGciOi.J9_-.a+b/c==', protocol: 2 } }],
      [{ event: 'follow', data: { table: ID } }],
      [{ event: 'follow', data: { table: ID, after: 0 } }],
      [{ event: 'unfollow', data: { table: 't' } }],
      [{ event: 'command', data: { table: 't', id: ID, seen: 12, command: SAIL } }],
      [{ event: 'command', data: { table: 't', id: '_-', seen: 0, command: DELIVER } }],
    ],
    bad: [
      { event: 'hello', data: {} },
      { event: 'hello', data: { protocol: 1, admin: true } },
      { event: 'hello', data: { protocol: 1 }, id: 7 },
      { event: 'hello', data: { protocol: 1, token: undefined } },
      { event: 'hello', data: { protocol: 1, token: 'a b' } },
      { event: 'follow', data: { table: 't', as: 'auditor' } },
      { event: 'unfollow', data: { table: 't', after: 3 } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: SAIL, seat: 2 } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: { type: 'say', words: 'a\0' } } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: { type: 'say', words: ['\ud83d'] } } },
      { event: 'welcome', data: { protocol: 1, node: 'a' } },
      { event: 'follow', data: { table: '' } },
      { event: 'follow', data: { table: '__proto__' } },
      { event: 'follow', data: { table: 'a/b' } },
      { event: 'follow', data: { table: 'a'.repeat(65) } },
      { event: 'follow', data: { table: 't', after: -1 } },
      { event: 'follow', data: { table: 't', after: 2 ** 53 } },
      { event: 'follow', data: { table: 't', after: '3' } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: { ship: 3 } } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: { type: '' } } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: ['sail'] } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: 'sail' } },
      { event: 'command', data: { table: 't', id: 'a', seen: 1, command: { type: 'sail', to: Number.NaN } } },
    ],
  },
  {
    name: 'a guest',
    schema: NewGuest,
    keys: ['name'],
    good: [
      [{ name: 'Anna' }],
      [{ name: '  Ben \n' }, { name: 'Ben' }],
      [{ name: 'Zoe\u0308' }, { name: 'Zo\u00eb' }],
      [{ name: '\u{1f6f6}' }],
      [{ name: '\u5c0f\u660e' }],
      [{ name: 'O\u2019Neill-Li, 3.' }],
      [{ name: '\u{1f6f6}'.repeat(40) }],
    ],
    bad: [
      { name: '' },
      { name: '   ' },
      { name: 'a'.repeat(41) },
      { name: 'a\nb' },
      { name: 'a\u0007' },
      { name: 'a\u202eb' },
      { name: 'a\u200bb' },
      { name: '\u200d' },
      { name: 'a\u2028b' },
      { name: 'a\ud800' },
      { name: 7 },
      { name: 'Anna', role: 'admin' },
    ],
  },
  {
    name: 'credentials',
    schema: Credentials,
    keys: ['name', 'password'],
    good: [[{ name: 'Anna', password: ' 8 signs' }], [{ name: 'Anna', password: '\u{1f6f6}'.repeat(100) }]],
    bad: [
      { name: 'Anna', password: '7 signs' },
      { name: 'Anna', password: 'a'.repeat(201) },
      { name: 'Anna' },
      { name: 'Anna', password: '12345678', role: 'admin' },
      { name: 'Anna', password: ['12345678'] },
    ],
  },
  {
    name: 'a new table',
    schema: NewTable,
    keys: ['game', 'seats', 'options', 'visibility', 'clock', 'kind', 'seconds'],
    good: [
      [
        { game: 'light-masters', seats: 2 },
        { game: 'light-masters', seats: 2, options: {}, visibility: 'public', clock: { kind: 'none' } },
      ],
      [
        {
          game: 'murano',
          seats: 4,
          options: { beginner: true },
          visibility: 'unlisted',
          clock: { kind: 'move', seconds: 10 },
        },
      ],
      [{ game: 'm', seats: 1, options: {}, visibility: 'public', clock: { kind: 'move', seconds: 1_209_600 } }],
    ],
    bad: [
      { game: 'murano' },
      { game: 'murano', seats: 0 },
      { game: 'murano', seats: 17 },
      { game: 'murano', seats: 2.5 },
      { game: 'murano', seats: 2, seed: 'mine' },
      { game: 'murano', seats: 2, options: { beginner: 1 } },
      { game: 'murano', seats: 2, options: { constructor: true } },
      { game: 'murano', seats: 2, options: Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`o${n}`, true])) },
      { game: 'murano', seats: 2, clock: { kind: 'move', seconds: 9 } },
      { game: 'murano', seats: 2, clock: { kind: 'move', seconds: 1_209_601 } },
      { game: 'murano', seats: 2, clock: { kind: 'none', seconds: 60 } },
      { game: 'murano', seats: 2, visibility: 'secret' },
    ],
  },
  {
    name: 'taking a seat',
    schema: SeatAsked,
    keys: ['nonce', 'bot'],
    good: [[{}], [{ nonce: '!my"luck"~+/=' }], [{ nonce: 'n'.repeat(64) }], [{ bot: 'greedy' }]],
    bad: [
      { nonce: '' },
      { nonce: 'n'.repeat(65) },
      { nonce: 'a b' },
      { nonce: 'a', bot: 'greedy' },
      { bot: '' },
      { seat: 1 },
    ],
  },
  {
    name: 'a command over HTTP',
    schema: CommandAsked,
    keys: ['seen', 'command'],
    good: [[{ seen: 3, command: SAIL }], [{ seen: 0, command: { type: 'undo', to: 4 } }]],
    bad: [
      { command: SAIL },
      { seen: '3', command: SAIL },
      { seen: 3, command: null },
      { seen: 3, command: SAIL, seat: 2 },
    ],
  },
];
