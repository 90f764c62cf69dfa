import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** The version of this release, as the package says it. */
export const laguna = (): string => versionAbove(dirname(fileURLToPath(import.meta.url)));

/** What is built lies deeper than its sources. */
const versionAbove = (folder: string): string => {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return Package.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
  if (dirname(folder) === folder) throw new Error('The package of Laguna is nowhere above.');
  return versionAbove(dirname(folder));
};

const Package = z.object({ name: z.literal('laguna'), version: z.string() });
