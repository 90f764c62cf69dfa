import { describe, expect, it } from '@jest/globals';
import { toBase64url } from '#events/base64url.js';
import { commitToSeed, tableKey } from '#events/chain/commitment.js';
import { origin, seal } from '#events/chain/digest.js';
import { seenBy } from '#events/seen-by.js';
import { nodeHashes } from '#gateway/tables/node-hashes.js';
import { chainOf, SEED, showings, stepsOf, TABLE } from './story.js';
import type { AnyEvent } from './story.js';
import { strangersCommitmentToSeed, strangersKey, strangersOrigin, strangersSeal } from './stranger.js';

const NONCES = ['anna-1', 'bèn "2"'];

/** One of each sort: open to all, hidden in part, hidden from everybody, and with every kind of value. */
const STORY: readonly AnyEvent[] = [
  {
    type: 'TableOpened',
    game: 'murano',
    edition: 1,
    seats: 2,
    options: { beginner: true },
    commitment: commitToSeed(SEED),
  },
  { type: 'SeatTaken', seat: 0, nonce: 'anna-1' },
  { type: 'SeatTaken', seat: 1, nonce: 'bèn "2"' },
  { type: 'TableStarted' },
  { type: 'PalaceRemoved', tile: 'palace-2' },
  { type: 'ShipSailed', seat: 0, ship: 3, to: 14, gold: 1 },
  { type: 'CharactersDrawn', seat: 0, cards: ['character-17', 'character-4'] },
  { type: 'CharacterKept', seat: 0, card: 'character-17', under: ['character-4'], gold: 2 },
  { type: 'GlassProduced', seat: 1, factories: 2, beads: { red: 1, green: 0, blue: 1 }, lost: 1, vp: 0, owes: true },
  { type: 'TableFinished', outcome: { standings: [{ seat: 1, place: 1, points: -3 }] } },
  { type: 'SeedRevealed', seed: toBase64url(SEED) },
];

/** For ever: whoever has to change these has broken every chain that stands in a database. Python made them. */
const SEALS: readonly (readonly [digest: string, commitment: string | null])[] = [
  ['bf51Cp9x7fmSsHUSLYxJBDsB4TSsvGdNIfxm_sdbTtk', null],
  ['laczNPstoPRQ4RByabr--iQI1CLTkMKv7hMc20WAnDs', null],
  ['-0d6-Fceo8jwf5_WOafVr5u3AMHAj3mSdcauKIzVKuY', null],
  ['8Fj3GTlpdU217yn3aYGEUVSm2HiKBakekb80LJXRIk4', null],
  ['7zAjEC2c3FzhTmofqBPusvS_Dwy4TzK97SfEY4XXWH8', '_eN64ldBjgcQjv4f3H-VsvqoBqClqLxZzRyV22iEKCw'],
  ['lE-NzicKRVvi0xcCDZ4ko0Py2IwABT2w9EXoOPk40qk', null],
  ['HnAgIbNEofqj4t5C2GGWzCymcT3nEWzMQ2xlj_ajavA', 'aWv8Zk9T6Ze7mb7SzO7MdBPNzdpQAHH2tIBCfHuG308'],
  ['PavsE6TfPv4LIEuwO3lQWcPlY8HFAAGX4T1t3Xp1hpo', 'MLq5MRVVxox_pvVZHEDa6CU9hImT8_b2DVqiajXzGOo'],
  ['BumITt5TBKnf0oXV0cnDBYNzbLQK-SCfLwJNuW7KnOA', null],
  ['dBrHHlPAnfc7WuQ8bOzWxNn-hHTpSZbM6eW3HsZc-qc', null],
  ['Umggt5-0PQ5LBLv-ei3EooRVcCe581pEhRJ7-eO1Ros', null],
];

describe('the format of the chain', () => {
  const links = chainOf(stepsOf(STORY));

  it('is what was written down', () => {
    expect(links.map(({ seal }) => [seal.digest, seal.commitment])).toEqual(SEALS);
    expect(origin(TABLE)).toBe('bXlDyLRfGfwGoMqtAhR3_lS4luhFGnR6vcZg97Iu0pI');
    expect(toBase64url(tableKey(SEED, NONCES))).toBe('QFqseZ_ECtUHt0d2GOrW7JJgNC1NCSXlqL9YrxSF2WI');
  });

  it("is the same with the machine's own hashes, which a server may seal with", () => {
    const sealed = links.map(({ previous, step }) => seal(previous, step, showings, SEED, nodeHashes));

    expect(sealed).toEqual(links.map((link) => link.seal));
  });

  it('is what a stranger makes of the README with hashes that are not ours', () => {
    const seed = Buffer.from(SEED);
    const strangers = links.map(({ previous, step }) =>
      strangersSeal(
        previous,
        { ...step, asPublic: seenBy(showings, step.event, 'public'), secret: showings[step.event.type].show !== null },
        seed,
      ),
    );

    expect(strangers).toEqual(links.map(({ seal }) => seal));
    expect(strangersOrigin(TABLE)).toBe(origin(TABLE));
    expect(strangersKey(seed, NONCES)).toBe(toBase64url(tableKey(SEED, NONCES)));
    expect(strangersCommitmentToSeed(seed)).toBe(commitToSeed(SEED));
  });
});
