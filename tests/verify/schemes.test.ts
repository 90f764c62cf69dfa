import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import { en } from '#verify/words/en.js';
import { report } from '#verify/words/report.js';
import { play } from '#tests/laws/play.js';
import type { Sitting } from '#tests/laws/play.js';
import { aSigner, exportOf } from './export-of.js';
import { Forged } from './forge.js';
import { verified, wrongIn } from './verified.js';

const game: Game = murano;
const setting = { seats: 3, options: {} };
const signer = aSigner();

const playedWith = (other: Partial<Sitting> = {}) =>
  play({ game, setting, seed: 'numbered', undos: 10, scheme: 2, ...other });

const exported = async (other: Partial<Sitting> = {}): Promise<Forged> =>
  Forged.of(await exportOf(playedWith(other), signer));

const said = async (forged: Forged) => verified(forged.lines, [signer.known]);
const wrong = async (forged: Forged) => wrongIn(await said(forged));

const Left = z.looseObject({ kind: z.literal('otherDraw'), draw: z.int(), due: z.int() });

describe('A game whose draws are numbered (scheme 2)', () => {
  it('holds, and says by which scheme it was drawn', async () => {
    const verdict = await said(await exported());

    expect(wrongIn(verdict)).toEqual({});
    expect(verdict.about).toMatchObject({ scheme: 2 });
    expect(report(en, verdict)).toContain('Draw scheme 2');
  });

  it('is found out where the counter of draws was skipped, by the draws that were left out', async () => {
    const { draws } = await wrong(await exported({ skip: { after: 60, by: 3 } }));

    const { draw, due } = Left.parse(draws);
    expect(due).toBeGreaterThan(60);
    expect(draw - due).toBe(3);
  });

  it('is found out where what was left out is passed off as drawn', async () => {
    const honest = await exported();
    const { seq, draws = 0 } = honest.events.findLast((event) => event.draws !== undefined) ?? honest.at(1);

    expect(await wrong(honest.with(seq, (event) => ({ ...event, draws: draws + 2 })))).toEqual({
      draws: { kind: 'otherCount', seq, says: draws + 2, took: draws },
    });
    expect(await wrong(honest.with(seq, ({ draws: _, ...event }) => event))).toEqual({
      draws: { kind: 'otherCount', seq, says: 0, took: draws },
    });
  });

  it('is found out where its opening was rewritten to the first scheme, also where all is chained anew', async () => {
    const honest = await exported();
    const downgraded = honest.with(1, (opening) => {
      const { scheme: _, ...event } = opening.event;
      return { ...opening, event };
    });
    expect(await wrong(downgraded)).toMatchObject({ chain: { kind: 'unchained', seq: 1 } });

    expect(await wrong(downgraded.chainedAnew(playedWith()))).toMatchObject({
      draws: { kind: 'otherScheme', says: 1, fits: 2 },
      signature: { kind: 'headDiffers' },
    });
  });

  it('where all of it was played once more under the first scheme, the signature tells, and the weaker promise is said', async () => {
    const rewritten = await exported({ scheme: 1 });
    const { head } = await exported();

    expect(await wrong(rewritten.headed(head))).toMatchObject({ signature: {} });
    const unsigned = await verified(rewritten.lines, null);
    expect(wrongIn(unsigned)).toEqual({});
    expect(unsigned.about).toMatchObject({ scheme: 1 });
    expect(report(en, unsigned)).toContain('weaker');
  });

  it('of a scheme that is not known here is said to be that, and its events are read as far as its opening', async () => {
    const honest = await exported();

    expect(await wrong(honest.happening(1, { scheme: 3 }))).toMatchObject({
      form: { kind: 'unknownScheme', scheme: 3 },
    });
  });
});
