import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exportOf } from '#tests/verify/export-of.js';
import { CORPUS_PLANS, playedBy } from './plans.js';

/** `npm run corpus:write`: plays the games anew that every release has to play alike. What changes here is a decision. */
const FOLDER = join('tests', 'corpus', 'games');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const plan of CORPUS_PLANS) {
  const lines = await exportOf(playedBy(plan), null);
  writeFileSync(join(FOLDER, `${plan.name}.ndjson.gz`), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
  process.stdout.write(`${plan.name}: ${lines.length} events, ${plan.ending.way}\n`);
}
