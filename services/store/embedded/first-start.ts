import { lchown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './has-code.js';
import type { Identity } from './identity.js';
import { NotStarted } from './not-started.js';
import type { Place } from './place.js';
import type { Programs } from './programs.js';
import { complaintOf, runAs } from './run-as.js';
import { APPLICATION } from './settings.js';

/**
 * Makes the data, with the role and the database of the application in them. Under another name until all of it is on
 * the disk, so that whatever ends this early, the next first start begins anew.
 */
export const firstStart = async (
  { folder, data, unborn }: Place,
  programs: Programs,
  identity: Identity,
): Promise<void> => {
  await rm(unborn, { recursive: true, force: true });
  await mkdir(unborn, { mode: 0o700 });
  await lchown(unborn, identity.owner.uid, identity.owner.gid);

  // In the folder that they fill, because a process that outlives us is found by where it stands.
  const run = async (...command: readonly string[]): Promise<void> => {
    try {
      await runAs(identity, unborn, command);
    } catch (fault) {
      throw new NotStarted(`The data could not be made: ${complaintOf(fault)}`, { cause: fault });
    }
  };
  await run(programs.initdb, '-D', unborn, ...TASTE);
  await writeFile(join(unborn, 'pg_hba.conf'), WHO_MAY_CONNECT);
  await run('sh', '-c', MAKE_APPLICATION, programs.postgres, '--single', '-D', unborn, ...UNWATCHED, 'postgres');
  await run(programs.initdb, '-D', unborn, '--sync-only', ...SYNC);

  await rename(unborn, data);
  await sync(folder);
};

/** Text sorts and compares the same on every machine. Nothing is synced yet: all of it is at the end. */
const TASTE = [
  ...['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions', '--no-sync'],
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

/** Only the application, and only where the socket's folder lets it: the superuser cannot log in at all. */
const WHO_MAY_CONNECT = `local ${APPLICATION} ${APPLICATION} trust\n`;

/** The role that plays, which an application that may make no roles has to be given: postgres/rights.ts says what it may. */
const PLAYS = 'laguna_app';

const MAKE_APPLICATION = `exec "$0" "$@" <<'SQL'
CREATE ROLE ${APPLICATION} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
CREATE ROLE ${PLAYS} NOLOGIN
GRANT ${PLAYS} TO ${APPLICATION}
CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}
SQL`;

/** Nothing is worth a sync before the end, and an error must not look like success. */
const UNWATCHED = ['-F', '-c', 'exit_on_error=on'];

/** Linux can sync a thousand files in one go. */
const SYNC = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];

const sync = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** The major version of PostgreSQL that wrote the data, or null where there are none. */
export const keptMajor = async ({ data }: Place): Promise<string | null> => {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } catch (fault) {
    if (!hasCode(fault, 'ENOENT')) throw fault;
  }
  if ((await entriesOf(data)).length > 0)
    throw new NotStarted(`${data} holds something, but no data of PostgreSQL. Move it away, or name another folder.`);
  return null;
};

const entriesOf = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder);
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return [];
    throw fault;
  }
};
