import { afterAll } from '@jest/globals';
import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A folder for one test, which any user may pass. It is gone when the file's tests are done. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'laguna-embedded-'));
  chmodSync(folder, 0o755);
  made.push(folder);
  return folder;
};

/** The same data elsewhere, which saves a first start. */
export const copyOf = (folder: string, copy = join(newFolder(), 'copy')): string => {
  cpSync(folder, copy, { recursive: true });
  // Node 22 and 24 open a copied folder to everybody, and PostgreSQL refuses to start on it.
  chmodSync(join(copy, 'postgres'), 0o700);
  return copy;
};
