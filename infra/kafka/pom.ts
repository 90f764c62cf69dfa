import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NoKafka } from './no-kafka.js';

const POM = join('infra', 'kafka', 'pom.xml');

/** The list of what a broker consists of. It stands beside the sources, wherever they were compiled to. */
export const pomOf = (folder = dirname(fileURLToPath(import.meta.url))): string => {
  const pom = join(folder, POM);
  if (existsSync(pom)) return pom;
  const above = dirname(folder);
  if (above === folder) throw new NoKafka(`${POM} is missing: Kafka is started from the project's own folder.`);
  return pomOf(above);
};
