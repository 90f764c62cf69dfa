import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { StaffRole } from '#events/wire/admin.js';
import { nameKey } from '../name-key.js';
import { MIGRATIONS } from '../postgres/migrations/all.js';
import type { Address } from '../postgres/address.js';
import { schemaOf, talkTo } from '../postgres/talk.js';

/** Somebody with a role. */
export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Why a role was not given or taken. */
export type NoRole = 'another release' | 'no account' | 'suspended' | 'as before';

/**
 * Gives an account a role, or takes it away (null). Only whoever owns the database can: who plays has no right to it. It is
 * kept as an act, in the same transaction.
 */
export const setRole = (
  address: Address,
  name: string,
  role: StaffRole | null,
): Promise<Holder['id'] | { readonly not: NoRole }> =>
  talkTo(address, async (client) => {
    if (!(await isOfThisRelease(client))) return { not: 'another release' };
    await client.query('begin');
    const { rows } = await client.query<{ id: string; role: string }>(ACCOUNT, [nameKey(name)]);
    const [account] = rows;
    if (account === undefined) return { not: 'no account' };
    if (account.role === (role ?? 'player')) return { not: 'as before' };
    if (role !== null && (await isSuspended(client, account.id))) return { not: 'suspended' };

    await client.query('update store.players set role = $2 where id = $1', [account.id, role ?? 'player']);
    const [kind, reason] = role === null ? ['revoke', 'npm run admin -- revoke'] : ['grant', 'npm run admin -- grant'];
    const id = randomBytes(12).toString('base64url');
    await client.query(ACT, [id, Date.now(), kind, account.id, role, reason]);
    await client.query('commit');
    return account.id;
  });

/** Everybody with a role, by name; null where the database is of another release. */
export const holders = (address: Address): Promise<readonly Holder[] | null> =>
  talkTo(address, async (client) => {
    if (!(await isOfThisRelease(client))) return null;
    const { rows } = await client.query<Holder>(
      `select id, name, role from store.players where role <> 'player' order by name_key, id`,
    );
    return rows;
  });

/** The row is held until it is over: of two who give and take at once, one comes after the other. */
const ACCOUNT = 'select id, role from store.players where name_key = $1 and password_hash is not null for update';

const ACT = `insert into store.acts (id, at, kind, player, role, reason) values ($1, $2, $3, $4, $5, $6)`;

const isSuspended = async (client: pg.Client, player: string): Promise<boolean> => {
  const { rows } = await client.query<{ kind: string }>(
    `select kind from store.acts where player = $1 and kind in ('suspend', 'unsuspend')
     order by at desc, id desc limit 1`,
    [player],
  );
  return rows[0]?.kind === 'suspend';
};

const isOfThisRelease = async (client: pg.Client): Promise<boolean> => {
  const names = await schemaOf(client);
  return names !== null && names.length === MIGRATIONS.length;
};
