import { chmod, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NotStarted } from '#store/embedded/not-started.js';
import type { Signatures } from '#store/signatures.js';
import { SigningKey } from '#gateway/heads/signing-key.js';

/** Where a node's key is kept unless a setting says another file. */
export const keyFileIn = (folder: string): string => join(folder, 'keys', 'signing.pem');

/** The key in a file that nobody else may read. On the first start there is none, and one is made. */
export const keptKey = async (file: string): Promise<SigningKey> => {
  try {
    return SigningKey.in(await readFile(file, 'utf8'));
  } catch (cause) {
    if (!isMissing(cause)) throw new NotStarted(`The signing key in ${file} cannot be read.`, { cause });
  }
  try {
    await makeKey(file);
  } catch (cause) {
    // Two nodes that start at once on one file: the second takes what the first one made.
    if (!isThere(cause))
      throw new NotStarted(`No signing key can be kept in ${file}: LAGUNA_KEY names another.`, { cause });
  }
  return SigningKey.in(await readFile(file, 'utf8'));
};

/** The public halves of the key in a file and of those that it replaced; none where there is no file, or not for us. */
export const publicKeysIn = async (file: string): Promise<readonly OwnKey[]> => {
  const pem = await readFile(file, 'utf8').catch((fault: unknown) => {
    if (isMissing(fault) || hasCode(fault, 'EACCES')) return null;
    throw fault;
  });
  if (pem === null) return [];
  const { id, publicKey: key } = SigningKey.in(pem);
  const folder = retiredBeside(file);
  const retired = (await retiredIn(file)).map(async (old) => ({
    id: old,
    key: (await readFile(join(folder, `${old}.pub`), 'utf8')).trimEnd(),
  }));
  return [{ id, key }, ...(await Promise.all(retired))];
};

interface OwnKey {
  readonly id: string;
  readonly key: string;
}

/** A key in place of the one in a file, whose public half stays beside it; every node that has the file takes it when it starts. */
export const rotateKey = async (file: string): Promise<{ readonly old: SigningKey; readonly fresh: SigningKey }> => {
  const old = await keptKey(file);
  const retired = retiredBeside(file);
  await mkdir(retired, { recursive: true, mode: 0o700 });
  await writeFile(join(retired, `${old.id}.pub`), `${old.publicKey}\n`);
  const next = `${file}.next`;
  const fresh = SigningKey.fresh();
  await writeFile(next, fresh.pem, { mode: 0o600 });
  await chmod(next, 0o600);
  await rename(next, file);
  return { old, fresh };
};

/** Tells everybody of the key that this node signs with, and since when those that it replaced count no more. */
export const announceKey = async (
  signatures: Signatures,
  key: SigningKey,
  file: string,
  now: number,
): Promise<void> => {
  await signatures.announce({ id: key.id, key: key.publicKey, since: now });
  for (const id of await retiredIn(file)) if (id !== key.id) await signatures.retire(id, now + LONGER_MS);
};

/** Nodes that share a key are started anew one after the other: until all have the new one, the old one counts too. */
const LONGER_MS = 24 * 60 * 60 * 1000;

const makeKey = async (file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const made = await open(file, 'wx', 0o600);
  try {
    await made.writeFile(SigningKey.fresh().pem);
    await made.sync();
  } finally {
    await made.close();
  }
};

const retiredBeside = (file: string): string => join(dirname(file), 'retired');

const retiredIn = async (file: string): Promise<readonly string[]> => {
  try {
    return (await readdir(retiredBeside(file))).flatMap((name) => /^(.+)\.pub$/.exec(name)?.[1] ?? []);
  } catch (fault) {
    if (isMissing(fault)) return [];
    throw fault;
  }
};

const hasCode = (fault: unknown, code: string): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === code;
const isMissing = (fault: unknown): boolean => hasCode(fault, 'ENOENT');
const isThere = (fault: unknown): boolean => hasCode(fault, 'EEXIST');
