import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { isSigned } from '#start/is-signed.js';
import { play } from '#tests/laws/play.js';
import { MOST_LETTERS } from '#verify/history.js';
import { LONGEST_LINE } from '#verify/lines.js';
import { knownRules } from '#verify/rules.js';
import { verify } from '#verify/verify.js';
import { en } from '#verify/words/en.js';
import { report } from '#verify/words/report.js';
import { aSigner, exportOf } from './export-of.js';
import { Forged } from './forge.js';
import { inPieces, verified, wrongIn } from './verified.js';

const game: Game = murano;
const signer = aSigner();
let lines: readonly string[];
let text: string;

beforeAll(async () => {
  lines = await exportOf(play({ game, setting: { seats: 2, options: {} }, seed: 'to-be-broken', undos: 0 }), signer);
  text = `${lines.join('\n')}\n`;
});

const means = { rules: knownRules, isSigned, keys: [signer.known] };
const formOf = async (pieces: AsyncIterable<string>) => {
  const verdict = await verify(pieces, means);
  return { form: wrongIn(verdict)['form'], said: report(en, verdict), holds: verdict.holds };
};

describe('A file that is no whole game', () => {
  it('may be broken off anywhere: it is said where', async () => {
    for (const cut of [1, 200, 5_000, text.length - 40]) {
      const { form, holds } = await formOf(inPieces(text.slice(0, cut)));
      const line = text.slice(0, cut).split('\n').length;
      expect({ cut, holds, form }).toEqual({ cut, holds: false, form: { kind: 'cutLine', line } });
    }
    expect((await formOf(inPieces(''))).form).toEqual({ kind: 'empty' });
    expect((await formOf(inPieces('\n\n'))).form).toEqual({ kind: 'empty' });
  });

  it('may come in pieces of any size', async () => {
    for (const size of [1, 7, text.length]) expect((await formOf(inPieces(text, size))).holds).toBe(true);
  });

  it('may be something else altogether', async () => {
    const kinds = {
      '\0\0\x01binary': 'notText',
      '\uFFFDPNG\r\n\uFFFD': 'notText',
      '<!doctype html>\n': 'notJson',
      '[1, 2]\n': 'notAnEvent',
      'null\n': 'notAnEvent',
      '{"table":"t"}\n': 'notAnEvent',
    };
    for (const [content, kind] of Object.entries(kinds))
      expect((await formOf(inPieces(content))).form).toMatchObject({ kind, line: 1 });
  });

  it('may be of another protocol, of a game or an edition that is not known here', async () => {
    const protocol = { ...(JSON.parse(lines.at(-1) ?? '') as object), protocol: 2 };
    const newer = await formOf(inPieces([...lines.slice(0, -1), JSON.stringify(protocol)].join('\n')));
    expect(newer.form).toEqual({ kind: 'otherProtocol', protocol: 2, known: 1 });
    expect(newer.said).toContain('This file is of protocol 2; this verifier knows protocol 1.');
    expect((await formOf(inPieces('{"protocol":9,"more":"of it"}\n'))).form).toMatchObject({ kind: 'otherProtocol' });

    const forged = Forged.of(lines);
    const other = await verified(forged.happening(1, { game: 'chess' }).lines, [signer.known]);
    expect(wrongIn(other)['form']).toEqual({ kind: 'unknownGame', game: 'chess' });
    const future = forged.happening(1, { edition: 99 }).with(1, (event) => ({ ...event, edition: 99 }));
    const verdict = await verified(future.lines, [signer.known]);
    expect(wrongIn(verdict)['form']).toEqual({ kind: 'unknownEdition', game: 'murano', edition: 99 });
    expect(report(en, verdict)).toContain('This verifier has no rules of murano at edition 99');
  });

  it('may be of several tables', async () => {
    const elsewhere = Forged.of(lines).with(9, (event) => ({ ...event, table: 'elsewhere' as typeof event.table }));
    const verdict = await verified(elsewhere.lines, [signer.known]);
    expect(wrongIn(verdict)['form']).toEqual({ kind: 'otherTable', seq: 9 });
  });

  it('may be a gigabyte: no more of it is read than a game can have, nor kept', async () => {
    const GIGABYTE = 2 ** 30;
    const read = { letters: 0 };
    async function* endless(piece: (number: number) => string): AsyncGenerator<string> {
      for (let number = 2; read.letters < GIGABYTE; number += 1) {
        const next = piece(number);
        read.letters += next.length;
        yield await Promise.resolve(next);
      }
    }
    async function* begun(piece: (number: number) => string): AsyncGenerator<string> {
      yield `${lines[0] ?? ''}\n`;
      yield* endless(piece);
    }

    // One line without an end.
    const oneLine = await formOf(begun(() => 'x'.repeat(65_536)));
    expect(oneLine.form).toEqual({ kind: 'longLine', line: 2, most: LONGEST_LINE });
    expect(read.letters).toBeLessThan(2 * LONGEST_LINE);

    // Events without an end, each of the right form.
    const named = JSON.parse(lines.find((line) => line.includes('"nonce":')) ?? '') as { event: object };
    const before = process.memoryUsage().rss;
    read.letters = 0;
    const event = { ...named.event, nonce: 'n'.repeat(64) };
    const many = await formOf(begun((seq) => `${JSON.stringify({ ...named, seq, event })}\n`));
    expect(many.form).toMatchObject({ kind: 'tooLong' });
    expect(read.letters).toBeLessThan(2 * MOST_LETTERS);
    expect(process.memoryUsage().rss - before).toBeLessThan(MOST_GROWTH);
  });
});

/** Far less than the file, also where nobody has collected garbage yet. */
const MOST_GROWTH = 400 * 2 ** 20;
