import { EntitySchema } from 'typeorm';
import type { TableId } from '#events/envelope.js';
import type { Clock, Visibility } from '#events/wire/tables.js';
import type { Role } from '../people.js';

/**
 * What is read one by one, with no hurry. Events are not here: they are read by the hundred and in prepared SQL, and what
 * orders the outbox is of a type (xid8) that TypeORM does not know.
 */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly seq: number;
  readonly digest: string;
}

export const TableRow = new EntitySchema<TableRow>({
  name: 'table',
  tableName: 'tables',
  columns: {
    id: { type: 'text', primary: true },
    game: { type: 'text' },
    edition: { type: 'integer' },
    seq: { type: 'integer' },
    digest: { type: 'text' },
  },
});

export interface SeedRow {
  readonly table: string;
  readonly seed: Buffer;
}

export const SeedRow = new EntitySchema<SeedRow>({
  name: 'seed',
  tableName: 'seeds',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    seed: { type: 'bytea' },
  },
});

export interface CommandRow {
  readonly table: string;
  readonly id: string;
  readonly seat: number;
  readonly command: unknown;
  readonly seen: number;
  readonly first: number;
  readonly last: number;
}

export const CommandRow = new EntitySchema<CommandRow>({
  name: 'command',
  tableName: 'commands',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    id: { type: 'text', primary: true },
    seat: { type: 'integer' },
    command: { type: 'json' },
    seen: { type: 'integer' },
    first: { type: 'integer' },
    last: { type: 'integer' },
  },
});

export interface SnapshotRow {
  readonly table: string;
  readonly seq: number;
  readonly digest: string;
  readonly state: unknown;
}

export const SnapshotRow = new EntitySchema<SnapshotRow>({
  name: 'snapshot',
  tableName: 'snapshots',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    seq: { type: 'integer', primary: true },
    digest: { type: 'text' },
    state: { type: 'json' },
  },
});

export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly passwordHash: string | null;
  readonly role: Role;
}

export const PlayerRow = new EntitySchema<PlayerRow>({
  name: 'player',
  tableName: 'players',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    nameKey: { name: 'name_key', type: 'text' },
    passwordHash: { name: 'password_hash', type: 'text', nullable: true },
    role: { type: 'text' },
  },
});

/** A `bigint` comes as text: TypeORM does not know that ours are milliseconds. */
export interface LobbyRow {
  readonly table: TableId;
  readonly creator: string;
  readonly visibility: Visibility;
  readonly clock: Clock;
  readonly at: string;
}

export const LobbyRow = new EntitySchema<LobbyRow>({
  name: 'lobby',
  tableName: 'lobby',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    creator: { type: 'text' },
    visibility: { type: 'text' },
    clock: { type: 'json' },
    at: { type: 'bigint' },
  },
});

export interface ClaimRow {
  readonly table: TableId;
  readonly seat: number;
  readonly claim: string;
  readonly player: string | null;
  readonly bot: string | null;
}

export const ClaimRow = new EntitySchema<ClaimRow>({
  name: 'claim',
  tableName: 'claims',
  columns: {
    table: { name: 'table_id', type: 'text', primary: true },
    seat: { type: 'integer', primary: true },
    claim: { type: 'text', name: 'nonce', primary: true },
    player: { type: 'text', nullable: true },
    bot: { type: 'text', nullable: true },
  },
});

export const ENTITIES = [TableRow, SeedRow, CommandRow, SnapshotRow, PlayerRow, LobbyRow, ClaimRow];
