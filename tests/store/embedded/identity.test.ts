import { beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findIdentity } from '#store/embedded/find-identity.js';
import { makePlace } from '#store/embedded/place.js';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import { gondolasIn, keepGondolas } from './ask.js';
import { copyOf, newFolder } from './folders.js';
import { held } from './held.js';

const NOBODY = 65_534;
const us = process.getuid?.() ?? NOBODY;
const asRoot = us === 0;

/** Only root can be somebody else; whoever else runs this tries it as what they are. */
const another = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
const anotherUid = another.uid ?? us;

/** A folder in which seven gondolas were kept by us. */
const folder = newFolder();

beforeAll(async () => {
  const embedded = await startEmbedded({ folder });
  await keepGondolas(embedded.connection, 7);
  await embedded.stop();
});

describe('the server runs', () => {
  it('as whoever starts it, who is not root', async () => {
    const own = newFolder();
    chownSync(own, anotherUid, -1);

    const { runsAs } = await held(own, another);

    expect(runsAs).toBe(`uid ${anotherUid}`);
  });

  it('as nobody, where root may no longer make user namespaces, on what it kept before', async () => {
    const { runsAs, connection } = await held(copyOf(folder), { env: withoutNamespaces() });

    expect(runsAs).toMatch(`uid ${anotherUid}`);
    expect(await gondolasIn(connection)).toBe(7);
  });

  it('even below a folder that only root may pass', async () => {
    const copy = copyOf(folder);
    chmodSync(dirname(copy), 0o700);

    const { runsAs, connection } = await held(copy, { env: withoutNamespaces() });

    expect(runsAs).toBe(asRoot ? `uid ${anotherUid}, let through closed folders` : `uid ${us}`);
    expect(await gondolasIn(connection)).toBe(7);
  });
});

it('where nobody can run it, what was tried is told', async () => {
  const nowhere = { initdb: '/nowhere/initdb', postgres: '/nowhere/postgres', major: '18' };

  await expect(findIdentity(await makePlace(newFolder()), nowhere)).rejects.toThrow(
    /cannot run here.*in DATABASE_URL\. Tried:\n.*as nobody, in a user namespace of uid .*: .*\/nowhere\/initdb/s,
  );
});

/** As in a container that is not let make user namespaces. */
const withoutNamespaces = (): NodeJS.ProcessEnv => {
  const programs = newFolder();
  writeFileSync(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}` };
};
