import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import type { ExportedEvent } from '#events/wire/play.js';
import { en } from '#verify/words/en.js';
import { report } from '#verify/words/report.js';
import { play } from '#tests/laws/play.js';
import type { Sitting, Way } from '#tests/laws/play.js';
import { aSigner, exportOf } from './export-of.js';
import { Forged } from './forge.js';
import { verified, wrongIn } from './verified.js';

const game: Game = murano;
const setting = { seats: 3, options: {} };
const signer = aSigner();
/** Seats A and C commit to their nonces, B names its own, and none is named for D. */
const WAYS: readonly Way[] = ['revealed', 'named', 'revealed', 'derived'];

const playedWith = (other: Partial<Sitting> = {}) =>
  play({ game, setting, seed: 'numbered', undos: 10, scheme: 2, adds: WAYS, ...other });

const exported = async (other: Partial<Sitting> = {}): Promise<Forged> =>
  Forged.of(await exportOf(playedWith(other), signer));

const said = async (forged: Forged) => verified(forged.lines, [signer.known]);
const wrong = async (forged: Forged) => wrongIn(await said(forged));

const Left = z.looseObject({ kind: z.literal('otherDraw'), draw: z.int(), due: z.int() });

/** As the service would have written it before there was another scheme. */
const openedBefore = (forged: Forged): Forged =>
  forged.with(1, (opening) => {
    const { scheme: _, ...event } = opening.event;
    return { ...opening, event };
  });

const withoutClaim = (taken: ExportedEvent): ExportedEvent => {
  const { claim: _, ...event } = taken.event;
  return { ...taken, event };
};

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
    const downgraded = openedBefore(await exported());
    expect(await wrong(downgraded)).toMatchObject({ chain: { kind: 'unchained', seq: 1 } });

    expect(await wrong(downgraded.chainedAnew(playedWith()))).toMatchObject({
      nonces: { kind: 'foreignForm', seq: 2, type: 'SeatTaken', scheme: 1 },
      signature: { kind: 'headDiffers' },
    });
  });

  it('is found out by its draws where its seats were rewritten too', async () => {
    const downgraded = openedBefore(await exported({ adds: ['named'] }));
    const withSeats = [2, 3, 4].reduce((forged, seq) => forged.with(seq, withoutClaim), downgraded);

    expect(await wrong(withSeats.chainedAnew(playedWith()))).toMatchObject({
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

describe('The nonces of a game of scheme 2', () => {
  const FOUR = { setting: { seats: 4, options: {} } };
  const foundOut = async (forged: Forged, other: Partial<Sitting> = {}) => wrong(forged.chainedAnew(playedWith(other)));

  it('are told of each seat, however it came by its own', async () => {
    const honest = await exported(FOUR);
    const { about } = await said(honest);

    const derived = honest.at(5).event['derivedNonce'];
    expect(about?.nonces).toEqual(['nonce-numbered-0', 'nonce-numbered-1', 'nonce-numbered-2', derived]);
  });

  it('are found out where one does not open its commitment', async () => {
    const honest = await exported();
    const { seq } = honest.first('NonceRevealed');

    expect(await foundOut(honest.happening(seq, { nonce: 'a-better-one' }))).toMatchObject({
      nonces: { kind: 'unopened', seq, seat: 0 },
      signature: { kind: 'headDiffers' },
    });
  });

  it('are found out where a derived one was replaced, at a seat that named none and at one that withheld its own', async () => {
    const honest = await exported(FOUR);
    expect(await foundOut(honest.happening(5, { derivedNonce: 'a-better-one' }), FOUR)).toMatchObject({
      nonces: { kind: 'otherDerived', seq: 5, seat: 3 },
      signature: { kind: 'headDiffers' },
    });

    const { seq } = honest.first('NonceRevealed');
    const withheld = honest.with(seq, (event) => ({
      ...event,
      event: { type: 'NonceWithheld', seat: 0, derivedNonce: 'a-better-one' },
    }));
    expect(await foundOut(withheld, FOUR)).toMatchObject({ nonces: { kind: 'otherDerived', seq, seat: 0 } });
  });

  it('are found out where a seat reveals that had committed to nothing', async () => {
    const honest = await exported();
    const { seq } = honest.first('NonceRevealed');

    expect(await foundOut(honest.happening(seq, { seat: 1 }))).toMatchObject({
      nonces: { kind: 'uncommitted', seq, seat: 1 },
    });
    const twice = honest.happening(seq + 1, { seat: 0, nonce: 'nonce-numbered-0' });
    expect(await foundOut(twice)).toMatchObject({ nonces: { kind: 'uncommitted', seq: seq + 1, seat: 0 } });
  });

  it('are found out where a reveal comes before it was asked for, or after the start', async () => {
    const honest = await exported();
    const asked = honest.first('RevealsAsked').seq;
    expect(await foundOut(honest.swapped(asked).numberedAnew())).toMatchObject({
      nonces: { kind: 'untimely', seq: asked, seat: 0 },
    });

    const started = honest.first('TableStarted').seq;
    expect(await foundOut(honest.swapped(started - 1).numberedAnew())).toMatchObject({
      nonces: { kind: 'noNonce', seat: 2 },
    });
    const late = honest.with(started + 1, (event) => ({
      ...event,
      event: { type: 'NonceRevealed', seat: 0, nonce: 'nonce-numbered-0' },
    }));
    expect(await foundOut(late)).toMatchObject({ nonces: { kind: 'untimely', seq: started + 1, seat: 0 } });
  });

  it('are found out where one was taken in another form, as the first scheme had it', async () => {
    const honest = await exported();

    expect(await foundOut(honest.with(3, withoutClaim))).toMatchObject({
      nonces: { kind: 'foreignForm', seq: 3, type: 'SeatTaken', scheme: 2 },
    });
  });

  it('are those that players remember, also of one that was withheld', async () => {
    const remembering = async (seat: number, nonce: string, forged: Forged) =>
      wrongIn(await verified(forged.lines, [signer.known], new Map([[seat, nonce]])));
    const honest = await exported();
    expect(await remembering(0, 'nonce-numbered-0', honest)).toEqual({});
    expect(await remembering(0, 'another', honest)).toMatchObject({ nonces: { kind: 'wrongNonce', seat: 0 } });
  });
});
