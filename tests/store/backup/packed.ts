import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from '@jest/globals';

/** A folder for backups, which goes with the tests. */
export const aFolderForBackups = (): ((name: string) => string) => {
  let folder: string | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'laguna-backups-'));
  });
  afterAll(async () => {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  });
  return (name) => {
    if (folder === null) throw new Error('The folder comes with the tests.');
    return join(folder, name);
  };
};

/** The lines of a backup, without its last one. */
export const unpacked = async (file: string): Promise<readonly string[]> =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, -1);

/** A backup of these lines whose last line fits them: what a forger writes who knows the form. */
export const packed = async (file: string, lines: readonly string[]): Promise<string> => {
  const counts: Record<string, number> = {
    ...{ players: 0, lobby: 0, claims: 0, set_aside: 0, deadlines: 0, tables: 0, seeds: 0, commands: 0, events: 0 },
    ...{ acts: 0, accesses: 0, reports: 0, reporters: 0, notes: 0, signing_keys: 0, last_heads: 0 },
  };
  const [header = '', ...rows] = lines;
  for (const row of rows) {
    const name = /^\{"(\w+)":/.exec(row)?.[1] ?? 'nothing';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const whole = [JSON.stringify({ ...(JSON.parse(header) as object), counts }), ...rows];
  const body = whole.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  await writeFile(file, gzipSync(`${body}${JSON.stringify({ end: { counts, sha256 } })}\n`));
  return file;
};
