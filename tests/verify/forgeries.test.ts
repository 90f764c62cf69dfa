import { beforeAll, describe, expect, it } from '@jest/globals';
import { toBase64url } from '#events/base64url.js';
import { STREET_TILES } from '#events/murano/components.js';
import type { ExportedEvent } from '#events/wire/play.js';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { luckOf } from '#tests/laws/luck.js';
import { play } from '#tests/laws/play.js';
import { aSigner, exportOf, headOf } from './export-of.js';
import { Forged } from './forge.js';
import { verified, wrongIn } from './verified.js';

const game: Game = murano;
const played = play({ game, setting: { seats: 3, options: {} }, seed: 'forged', undos: 0 });
const signer = aSigner();
let lines: readonly string[];
let honest: Forged;

beforeAll(async () => {
  lines = await exportOf(played, signer);
  honest = Forged.of(lines);
});

const saidOf = async (forged: Forged) => {
  const verdict = await verified(forged.lines, [signer.known]);
  return { wrong: wrongIn(verdict), firstBad: verdict.firstBad, holds: verdict.holds };
};

/** Another one of them than stands there. */
const other = <T>(all: readonly T[], than: unknown): T => {
  const found = all.find((each) => each !== than);
  if (found === undefined) throw new Error('There is only one.');
  return found;
};

const drawnIn = (event: ExportedEvent, what: string): unknown => event.event[what];

describe('A forged game is found out:', () => {
  it('a flipped bit, wherever it is', async () => {
    const text = `${lines.join('\n')}\n`;
    const luck = luckOf('a bit here and there');
    for (let times = 0; times < 60; times += 1) {
      const [at, bit] = [luck.below(text.length - 1), 1 << luck.below(7)];
      const flipped = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1);
      const { holds } = await verified(flipped.split('\n').slice(0, -1), [signer.known]);
      expect({ at, bit, holds }).toEqual({ at, bit, holds: false });
    }
  });

  it('a flipped bit in an event, by its seq', async () => {
    const { seq, event } = honest.first('GoldTaken');
    const { wrong, firstBad } = await saidOf(
      honest.happening(seq, { gold: Number(drawnIn(honest.at(seq), 'gold')) ^ 1 }),
    );
    expect(wrong).toEqual({
      chain: { kind: 'unchained', seq, type: 'GoldTaken' },
      commands: { kind: 'otherEvent', seq, type: 'GoldTaken', expected: event.type },
    });
    expect(firstBad).toBe(seq);
  });

  it('an event that was dropped, also where the others close up', async () => {
    const { wrong } = await saidOf(honest.without(40));
    expect(wrong).toEqual({ form: { kind: 'outOfPlace', seq: 40, found: 41 } });

    const closed = await saidOf(honest.without(40).numberedAnew());
    expect(closed.wrong).toMatchObject({ chain: { kind: 'unchained', seq: 40 }, signature: { kind: 'headElsewhere' } });
    expect(closed.firstBad).toBe(40);
  });

  it('two events that were swapped, also where they take each other’s numbers', async () => {
    const { wrong } = await saidOf(honest.swapped(30));
    expect(wrong).toEqual({ form: { kind: 'outOfPlace', seq: 30, found: 31 } });

    const renumbered = await saidOf(honest.swapped(30).numberedAnew());
    expect(renumbered.wrong).toMatchObject({ chain: { kind: 'unchained', seq: 30 } });
    expect(renumbered.firstBad).toBe(30);
  });

  it('a tail that was cut, with its head or without', async () => {
    const end = honest.events.length;
    const { wrong } = await saidOf(honest.cutAfter(100));
    expect(wrong).toEqual({
      form: { kind: 'unfinished', seq: 100 },
      signature: { kind: 'headElsewhere', head: end, end: 100 },
    });
    expect((await saidOf(honest.cutAfter(100).headed(null))).wrong).toEqual({
      form: { kind: 'unfinished', seq: 100 },
      signature: { kind: 'noHead' },
    });
  });

  it('a draw that was altered, also where all is chained anew behind it', async () => {
    const drawn = honest.first('StreetDrawn');
    const { seq } = drawn;
    const altered = honest.happening(seq, { tile: other(STREET_TILES, drawnIn(drawn, 'tile')) });
    const draws = { kind: 'otherLuck', seq, type: 'StreetDrawn' };
    expect((await saidOf(altered)).wrong).toEqual({ chain: { kind: 'unchained', seq, type: 'StreetDrawn' }, draws });

    const { wrong, firstBad } = await saidOf(altered.chainedAnew(played));
    expect(wrong).toEqual({ draws, signature: { kind: 'headDiffers', seq: honest.events.length } });
    expect(firstBad).toBe(seq);
  });

  it('a secret that was altered, though everybody saw the same', async () => {
    const drawn = honest.first('CharactersDrawn');
    const { seq } = drawn;
    const [card = 0, ...rest] = drawnIn(drawn, 'cards') as readonly number[];
    const { wrong, firstBad } = await saidOf(honest.happening(seq, { cards: [card === 0 ? 39 : card - 1, ...rest] }));
    expect(wrong).toEqual({
      secrets: { kind: 'otherSecret', seq, type: 'CharactersDrawn' },
      draws: { kind: 'otherLuck', seq, type: 'CharactersDrawn' },
    });
    expect(firstBad).toBe(seq);
  });

  it('a seed that is another than the one that was committed to', async () => {
    const { seq } = honest.first('SeedRevealed');
    const foreign = honest.happening(seq, { seed: toBase64url(new Uint8Array(32).fill(7)) });
    const commitment = { kind: 'foreignSeed', seq };
    expect((await saidOf(foreign)).wrong).toEqual({
      chain: { kind: 'unchained', seq, type: 'SeedRevealed' },
      commitment,
    });
    expect((await saidOf(foreign.chainedAnew(played))).wrong).toEqual({
      commitment,
      signature: { kind: 'headDiffers', seq },
    });
  });

  it('a nonce that was replaced, also where all is chained anew, and by whoever remembers theirs', async () => {
    const { seq } = honest.at(3);
    const replaced = honest.happening(seq, { nonce: 'somebody-elses' });
    const { wrong, firstBad } = await saidOf(replaced);
    expect(wrong).toMatchObject({ chain: { kind: 'unchained', seq, type: 'SeatTaken' }, draws: { kind: 'otherLuck' } });
    expect(firstBad).toBe(seq);
    expect((await saidOf(replaced.chainedAnew(played))).wrong).toMatchObject({
      draws: { kind: 'otherLuck' },
      signature: { kind: 'headDiffers' },
    });

    const remembered = new Map([[1, 'nonce-forged-1']]);
    expect(wrongIn(await verified(replaced.lines, [signer.known], remembered))).toMatchObject({
      nonces: { kind: 'wrongNonce', seq, seat: 1 },
    });
    expect(wrongIn(await verified(lines, [signer.known], remembered))).toEqual({});
  });

  it('a time that was altered', async () => {
    const { wrong, firstBad } = await saidOf(honest.with(77, (event) => ({ ...event, at: event.at + 1 })));
    expect(wrong).toMatchObject({ chain: { kind: 'unchained', seq: 77 } });
    expect(Object.keys(wrong)).toEqual(['chain']);
    expect(firstBad).toBe(77);
  });

  it('a whole chain that was written anew without the key', async () => {
    const again = play({ game, setting: { seats: 3, options: {} }, seed: 'forged', undos: 20 });
    const forger = aSigner();
    const rewritten = Forged.of(await exportOf(again, forger));
    const end = rewritten.events.length;
    const { digest } = rewritten.at(end);
    const ofTable = { table: rewritten.at(1).table, seq: end, digest };

    // By itself it is faultless: nothing but the signature tells.
    expect(wrongIn(await verified(rewritten.lines, null))).toEqual({});
    expect((await saidOf(rewritten)).wrong).toEqual({ signature: { kind: 'unknownKey', key: forger.secret.id } });
    expect((await saidOf(rewritten.headed(null))).wrong).toEqual({ signature: { kind: 'noHead' } });
    expect((await saidOf(rewritten.headed(honest.head))).wrong).toMatchObject({ signature: { kind: 'headElsewhere' } });

    const pretended = headOf(ofTable, forger);
    const head = { ...pretended.head, key: signer.secret.id };
    expect((await saidOf(rewritten.headed({ ...pretended, head, signer: signer.known }))).wrong).toEqual({
      signature: { kind: 'notSigned', key: signer.secret.id },
    });
  });

  it('a command that was put into a seat’s mouth', async () => {
    const first = honest.first('GoldTaken');
    const { wrong } = await saidOf(
      honest.with(first.seq, (event) => ({ ...event, given: { seen: event.seq - 1, command: { type: 'pass' } } })),
    );
    expect(wrong).toMatchObject({ commands: { kind: 'refused', seq: first.seq } });
  });

  it('a key that was not in use when the head was signed', async () => {
    const { since } = signer.known;
    const said = async (key: object) => wrongIn(await verified(lines, [{ ...signer.known, ...key }]));
    expect(await said({ until: since + 1 })).toEqual({});
    expect(await said({ until: since })).toEqual({ signature: { kind: 'keyNotThen', key: signer.secret.id } });
    expect(await said({ since: since + 5 })).toEqual({ signature: { kind: 'unknownKey', key: signer.secret.id } });
  });
});
