import { describe, expect, it } from '@jest/globals';
import { portableHashes } from '#events/chain/hashes.js';
import { isSigned } from '#start/is-signed.js';
import { pebblesEditions } from '#tests/games/pebbles/editions.js';
import { pebbles } from '#tests/games/pebbles/game.js';
import { play } from '#tests/laws/play.js';
import type { Rules } from '#verify/history.js';
import { verify } from '#verify/verify.js';
import { aSigner, exportOf } from './export-of.js';
import { inPieces, wrongIn } from './verified.js';

const signer = aSigner();
const rules: Rules = {
  gameAt: (id, edition) => pebblesEditions.find((game) => game.id === id && game.edition === edition),
  knows: (id) => id === 'pebbles',
};
const verdictOn = (lines: readonly string[]) =>
  verify(inPieces(`${lines.join('\n')}\n`), { rules, isSigned, keys: [signer.known], hashes: portableHashes });

/** A game as the release before played, stored and exported it. */
const exported = exportOf(
  play({ game: pebbles, setting: { seats: 2, options: {} }, seed: 'old-and-proven', undos: 20, absences: 5 }),
  signer,
);

describe('A game with events of an older release', () => {
  it('holds: each is checked in the form in which it was sealed, and played once more by its edition', async () => {
    const lines = await exported;
    expect(lines.join('\n')).toContain('"type":"HandGuessed"');
    const verdict = await verdictOn(lines);

    expect(wrongIn(verdict)).toEqual({});
    expect(verdict.checks.map(({ state }) => state)).toEqual(verdict.checks.map(() => 'holds'));
    expect(verdict.about).toMatchObject({ edition: 1 });
  });

  it('has a wrong form where an old event is not as it was written then', async () => {
    const bent = (line: string): string =>
      line.includes('HandGuessed') ? line.replaceAll(/"hand":[01]/g, '"hand":7') : line;
    const lines = (await exported).map(bent);
    const verdict = await verdictOn(lines);

    expect(wrongIn(verdict)['form']).toMatchObject({ kind: 'unknownEvent', type: 'HandGuessed' });
  });
});
