import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PublicKeys } from '#events/wire/heads.js';
import { aSigner, exportOf } from '#tests/verify/export-of.js';
import { CORPUS_PLANS, playedBy } from './plans.js';

/**
 * `npm run corpus:write`: plays the games that are missing. One that is there is never written again, since every release
 * has to play it alike: who wants another takes it away first, which is a decision. Each run signs with a key of its own,
 * keeps its public half beside the games, and forgets the other.
 */
const [GAMES, KEYS] = [join('tests', 'corpus', 'games'), join('tests', 'corpus', 'keys.json')];
const fileOf = (name: string): string => join(GAMES, `${name}.ndjson.gz`);

mkdirSync(GAMES, { recursive: true });
const missing = CORPUS_PLANS.filter(({ name }) => !existsSync(fileOf(name)));
const signer = aSigner();
const known = existsSync(KEYS) ? PublicKeys.parse(JSON.parse(readFileSync(KEYS, 'utf8'))).keys : [];
if (missing.length > 0) writeFileSync(KEYS, `${JSON.stringify({ keys: [...known, signer.known] }, null, 2)}\n`);
for (const plan of missing) {
  const lines = await exportOf(playedBy(plan), signer);
  writeFileSync(fileOf(plan.name), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
  process.stdout.write(`${plan.name}: ${lines.length - 1} events, ${plan.ending.way}\n`);
}
process.stdout.write(`${missing.length} written, ${CORPUS_PLANS.length - missing.length} were there.\n`);
