import { access, constants, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { hasCode } from './has-code.js';

/**
 * A package of PostgreSQL with the links between its libraries: npm leaves links out, and the package's own script that
 * makes them is not run. Where it may not be written to, a copy of it gets them.
 */
export const withLinks = async (root: string, copy: string): Promise<string> => {
  try {
    await makeLinks(root);
    return root;
  } catch (fault) {
    if (!hasCode(fault, 'EACCES', 'EPERM', 'EROFS')) throw fault;
    await copyOnce(root, copy);
    return copy;
  }
};

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

const makeLinks = async (root: string): Promise<void> => {
  const links = Links.parse(JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) await makeLink(basename(source), join(root, target));
};

const makeLink = async (source: string, link: string): Promise<void> => {
  if (await exists(link)) return;
  try {
    await symlink(source, link);
  } catch (fault) {
    // Another start may have made it in this moment.
    if (!hasCode(fault, 'EEXIST')) throw fault;
  }
};

const copyOnce = async (root: string, copy: string): Promise<void> => {
  if (await exists(copy)) return;
  const partial = `${copy}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(root, partial, { recursive: true, verbatimSymlinks: true });
  await makeLinks(partial);
  await rename(partial, copy);
};

const exists = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.F_OK);
    return true;
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return false;
    throw fault;
  }
};
