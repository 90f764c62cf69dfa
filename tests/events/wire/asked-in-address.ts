import { CommandHeaders, EventsAsked, StateAsked } from '#events/wire/play.js';
import { SeatAddress, TableAddress, TablesAsked } from '#events/wire/tables.js';
import type { Asked } from './asked.js';

const ID = '0d9a2c1e-7b1f-4a55-9a53-2f1c7f0e9d11';

/** Paths, queries and headers of requests. */
export const ASKED_IN_ADDRESS: readonly Asked[] = [
  {
    name: 'a query for tables',
    schema: TablesAsked,
    keys: ['status', 'game', 'player', 'cursor'],
    good: [[{}], [{ status: 'open', game: 'murano', player: ID, cursor: 'MTc2' }]],
    bad: [{ status: 'paused' }, { status: ['open', 'open'] }, { cursor: '' }, { cursor: "' or 1=1" }, { page: '2' }],
  },
  {
    name: 'the headers of a command',
    schema: CommandHeaders,
    keys: ['idempotency-key'],
    good: [
      [{ 'idempotency-key': ID }],
      [{ 'idempotency-key': 'a', accept: 'application/json' }, { 'idempotency-key': 'a' }],
    ],
    bad: [{}, { 'idempotency-key': '' }, { 'idempotency-key': ['a', 'b'] }, { 'idempotency-key': '"a"' }],
  },
  {
    name: 'a query for a state',
    schema: StateAsked,
    keys: ['at', 'as'],
    good: [
      [{}],
      [{ at: '0' }, { at: 0 }],
      [
        { at: '417', as: 'auditor' },
        { at: 417, as: 'auditor' },
      ],
      [{ as: 'seat:3' }, { as: 3 }],
    ],
    bad: [
      { at: '' },
      { at: '-1' },
      { at: '1e3' },
      { at: '01' },
      { at: 3 },
      { at: ' 3' },
      { as: 'seat:' },
      { as: 'seat:01' },
      { at: '1', seat: '2' },
    ],
  },
  {
    name: 'a query for events',
    schema: EventsAsked,
    keys: ['after', 'limit', 'as'],
    good: [
      [{}, { after: 0, limit: 1000 }],
      [
        { after: '12', limit: '1', as: 'seat:0' },
        { after: 12, limit: 1, as: 0 },
      ],
    ],
    bad: [
      { limit: '0' },
      { limit: '1001' },
      { after: '9'.repeat(16) },
      { after: ['1', '2'] },
      { as: 'everybody' },
      { to: '9' },
    ],
  },
  {
    name: "a table's address",
    schema: TableAddress,
    keys: ['id'],
    good: [[{ id: ID }]],
    bad: [{ id: '..' }, { id: '' }, {}, { id: 't', seat: '1' }],
  },
  {
    name: "a seat's address",
    schema: SeatAddress,
    keys: ['id', 'seat'],
    good: [
      [
        { id: 't', seat: '3' },
        { id: 't', seat: 3 },
      ],
    ],
    bad: [
      { id: 't', seat: '16' },
      { id: 't', seat: '' },
      { id: 't', seat: '1.0' },
      { id: 't' },
      { id: 't', seat: '1', as: 'auditor' },
    ],
  },
];
