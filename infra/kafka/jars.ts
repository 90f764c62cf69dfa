import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NoKafka } from './no-kafka.js';
import { pomOf } from './pom.js';
import { saidBy } from './said-by.js';

/**
 * The folder with a broker's jars, fetched with Maven where they are not there yet: once for each list of them. KAFKA_JARS
 * names a folder that somebody filled by hand, for machines without Maven.
 */
export const jarsOf = async (tell: (line: string) => void): Promise<string> => {
  const given = process.env['KAFKA_JARS'];
  if (given !== undefined && given !== '') return given;

  const pom = pomOf();
  const version = createHash('sha256')
    .update(await readFile(pom))
    .digest('hex')
    .slice(0, 12);
  const jars = join(cache(), version);
  if (existsSync(jars)) return jars;

  tell('Fetching Apache Kafka with Maven, this once: some 50 MB.');
  await mkdir(cache(), { recursive: true });
  const fetched = await mkdtemp(join(cache(), 'fetching-'));
  try {
    await copyTo(fetched, pom);
    await rename(fetched, jars);
  } catch (fault) {
    await rm(fetched, { recursive: true, force: true });
    // Somebody else fetched the same at the same time.
    if (!existsSync(jars)) throw fault;
  }
  return jars;
};

const cache = (): string => join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'laguna', 'kafka');

/** What a slow line may take. */
const FETCH_MS = 600_000;

const copyTo = async (folder: string, pom: string): Promise<void> => {
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${folder}`];
  try {
    await promisify(execFile)('mvn', ['-q', '-B', '-f', pom, ...goal], { timeout: FETCH_MS, env: process.env });
  } catch (fault) {
    if (saidBy(fault, 'code') === 'ENOENT')
      throw new NoKafka(
        'Maven is not here, which fetches Kafka: install it, or name a folder of jars with KAFKA_JARS.',
      );
    throw new NoKafka(
      `Maven could not fetch Kafka:\n${saidBy(fault, 'stdout').trim().split('\n').slice(0, 10).join('\n')}`,
    );
  }
};
