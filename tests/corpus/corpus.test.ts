import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { GAMES } from '#engine/registry.js';
import { PublicKeys } from '#events/wire/heads.js';
import { inPieces, wrongIn } from '#tests/verify/verified.js';
import { isSigned } from '#start/is-signed.js';
import { nodeHashes } from '#gateway/tables/node-hashes.js';
import { knownRules } from '#verify/rules.js';
import { verify } from '#verify/verify.js';
import { CORPUS_PLANS, corpusNameOf } from './plans.js';

const FOLDER = join('tests', 'corpus', 'games');
const files = readdirSync(FOLDER).sort();
const { keys } = PublicKeys.parse(JSON.parse(readFileSync(join('tests', 'corpus', 'keys.json'), 'utf8')));

const verdictOf = (file: string) => {
  const text = gunzipSync(readFileSync(join(FOLDER, file))).toString();
  return verify(inPieces(text, 65_536), { rules: knownRules, isSigned, keys, hashes: nodeHashes });
};

describe('The games that were played once', () => {
  it.each(files)('come out by today’s rules as they did then: %s', async (file) => {
    const verdict = await verdictOf(file);
    expect(wrongIn(verdict)).toEqual({});
    expect(verdict.checks.map(({ state }) => state)).toEqual(verdict.checks.map(() => 'holds'));
    expect(verdict.about?.events).toBeGreaterThan(20);
  });

  it('are there for every edition of every game, every number of seats and every way of ending', () => {
    expect(files).toEqual(CORPUS_PLANS.map(({ name }) => `${name}.ndjson.gz`).sort());
    for (const game of GAMES)
      for (let count = game.seats.min; count <= game.seats.max; count += 1)
        expect(files.some((file) => file.startsWith(`${corpusNameOf(game)}-${count}-`))).toBe(true);
  });
});
