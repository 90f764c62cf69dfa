import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Stream } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExportedHead } from '#events/wire/heads.js';
import type { ExportedEvent } from '#events/wire/play.js';
import { burano } from '#engine/burano/game.js';
import { rotateKey } from '#start/kept-key.js';
import { play } from '#tests/laws/play.js';
import { aSigner, exportOf, withHead } from '#tests/verify/export-of.js';
import { LONGEST_LINE } from '#verify/lines.js';
import { aFolder, forget } from './served.js';

const GAME = join('tests', 'corpus', 'games', 'burano-1-3.ndjson.gz');
const KEYS = join('tests', 'corpus', 'keys.json');
const text = gunzipSync(readFileSync(GAME)).toString();
const lines = text.trimEnd().split('\n');

let folder: string;
beforeAll(async () => {
  folder = await aFolder();
});
afterAll(() => forget(folder));

const file = async (name: string, content: string | Buffer): Promise<string> => {
  const place = join(folder, name);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content);
  return place;
};

/** `npm run verify`, built: with which code it ends, what it says, and how much memory it took at the most. */
const verify = async (args: readonly string[], input: Iterable<string | Buffer> = [], data = 'nowhere') => {
  const child = spawn(process.execPath, [...TELLS_MEMORY, 'dist/services/start/verify.js', ...args], {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LAGUNA_DATA: join(folder, data) },
  });
  const [stdin, stdout, stderr, memory] = child.stdio;
  const [said, complaint, used] = [stdout, stderr, memory].map(heardOn);
  // Whoever has read enough hangs up.
  const given = pipeline(Readable.from(input), stdin).catch(() => undefined);
  const [code] = (await once(child, 'close')) as [number | null];
  await given;
  return { code, said: said?.() ?? '', complaint: complaint?.() ?? '', megabytes: Number(used?.()) / 1024 };
};

const heardOn = (voice: Stream | null | undefined): (() => string) => {
  let heard = '';
  voice?.on('data', (piece: Buffer) => (heard += piece.toString()));
  return () => heard;
};

const TELLS_MEMORY = [
  '--import',
  'data:text/javascript,import{writeSync}from"fs";process.on("exit",()=>writeSync(3,`${process.resourceUsage().maxRSS}`))',
];

/** Up to ten runs of a command, each with what it takes to start. */
const MANY_STARTS_MS = 60_000;

describe('The command that verifies a game', () => {
  it('ends with 0 where everything holds, and with 1 of a file that nobody vouches for but itself', async () => {
    const known = await verify([GAME, '--keys', KEYS]);
    expect(known).toMatchObject({ code: 0, complaint: '' });
    expect(known.said).toContain('This game is as it was played: everything holds.');
    expect(known.said).not.toMatch(/^[✗–]/m);

    const unknown = await verify([GAME]);
    expect(unknown).toMatchObject({ code: 1, complaint: '' });
    expect(unknown.said).toMatch(
      /^– Signature {3}The signature fits the key that this file names\. Whose key that is/m,
    );
    expect(unknown.said).toContain('Not proven: it fits together, but nobody’s key is known here');
    expect(unknown.said).toMatch(/^No keys are at hand: give them with --keys/m);
  });

  it('ends with 1 where something does not, and names the first event with something wrong', async () => {
    const others = await file('others.json', '{"keys":[]}');
    const foreign = await verify([GAME, '--keys', others]);
    expect(foreign).toMatchObject({ code: 1, said: expect.stringContaining('which is none of the server’s keys.') });

    const unsigned = await verify([await file('unsigned.ndjson', `${lines.slice(0, -1).join('\n')}\n`)]);
    expect(unsigned).toMatchObject({ code: 1, said: expect.stringContaining('The signed head is missing') });

    const later = lines.with(40, (lines[40] ?? '').replace(/"at":(\d+)/, '"at":1$1'));
    const bent = await verify([await file('bent.ndjson', later.join('\n')), '--keys', KEYS]);
    expect(bent.code).toBe(1);
    expect(bent.said).toMatch(/^✗ Chain +Event 41, /m);
    expect(bent.said).toContain('The first event with something wrong is number 41.');
  });

  it(
    'takes the keys that are at hand, and no game of a forger with a key of their own',
    async () => {
      const [node, forger] = [aSigner(), aSigner()];
      const [honest, rewritten] = await Promise.all(
        [node, forger].map((signer, undos) => exportOf(play({ ...SETTING, undos }), signer)),
      );
      const game = await file('game.ndjson', `${honest?.join('\n') ?? ''}\n`);
      const forged = await file('forged.ndjson', `${rewritten?.join('\n') ?? ''}\n`);
      const key = await file('node/keys/signing.pem', node.secret.pem);

      expect(await verify([forged])).toMatchObject({ code: 1, said: expect.stringContaining('Not proven:') });
      const found = await verify([forged], [], 'node');
      expect(found).toMatchObject({ code: 1, said: expect.stringContaining('none of the server’s keys') });
      expect(found.said).toContain(`The keys are those in ${key}.`);
      expect(await verify([game], [], 'node')).toMatchObject({ code: 0 });
      // What an older key signed is as good as before.
      await rotateKey(key);
      expect(await verify([game], [], 'node')).toMatchObject({ code: 0 });
    },
    MANY_STARTS_MS,
  );

  it(
    'takes the keys that lie beside a game before all others, and finds a flipped bit and a cut tail with them',
    async () => {
      const keys = await file('kept/keys.json', '');
      await copyFile(KEYS, keys);
      const whole = await verify([await file('kept/game.ndjson', text)]);
      expect(whole).toMatchObject({ code: 0, said: expect.stringContaining(`The keys are those in ${keys}.`) });

      const bytes = Buffer.from(text);
      bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000);
      expect(await verify([await file('kept/flipped.ndjson', bytes)])).toMatchObject({ code: 1 });

      const cut = withHead(lines.slice(0, -6), JSON.parse(lines.at(-1) ?? '') as ExportedHead);
      const { code, said } = await verify([await file('kept/cut.ndjson', `${cut.join('\n')}\n`)]);
      expect(code).toBe(1);
      expect(said).toMatch(/^✗ Signature +The server signed an end at event \d+, and this file ends with event/m);
    },
    MANY_STARTS_MS,
  );

  it(
    'says of what is no game of ours what it is, in a sentence and without a fault of its own',
    async () => {
      const [opening = ''] = lines;
      const first = JSON.parse(opening) as ExportedEvent;
      const newer = JSON.stringify({ ...first, edition: 99, event: { ...first.event, edition: 99 } });
      const files = {
        'cut.ndjson': [text.slice(0, 9_999), /^✗ Form +The file breaks off in the middle of line \d+\.$/m],
        'cut.ndjson.gz': [
          readFileSync(GAME).subarray(0, 3_000),
          /cut\.ndjson\.gz cannot be read: unexpected end of file\.$/m,
        ],
        'binary.ndjson': [
          Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256)),
          /^✗ Form +Line \d is no text/m,
        ],
        'empty.ndjson': ['', /^✗ Form +There is no event in this file\.$/m],
        'edition.ndjson': [
          `${newer}\n`,
          /^✗ Form +This verifier has no rules of burano at edition 99: a newer one may\.$/m,
        ],
        'protocol.ndjson': [
          '{"protocol":7,"moves":[]}\n',
          /^✗ Form +This file is of protocol 7; this verifier knows protocol 1\.$/m,
        ],
        'plain.ndjson.gz': ['not packed', /plain\.ndjson\.gz cannot be read: incorrect header check\.$/m],
      } as const;
      for (const [name, [content, saying]] of Object.entries(files)) {
        const { code, said, complaint } = await verify([await file(name, content)]);
        expect({ name, code, said: `${said}${complaint}` }).toEqual({
          name,
          code: 1,
          said: expect.stringMatching(saying),
        });
        expect(complaint).not.toMatch(/^ +at /m);
      }
      for (const nowhere of ['nowhere.ndjson', 'nowhere.ndjson.gz'])
        expect(await verify([nowhere])).toMatchObject({
          code: 1,
          complaint: expect.stringMatching(/^nowhere.*ENOENT.*\n$/),
        });
    },
    MANY_STARTS_MS,
  );

  it(
    'is through with a gigabyte soon, in little memory, whatever the gigabyte is made of',
    async () => {
      const second = JSON.parse(lines[1] ?? '') as ExportedEvent;
      const nonce = 'n'.repeat(64);
      const gigabytes: Readonly<Record<string, (piece: number) => string>> = {
        'no lines': () => 'x'.repeat(LONGEST_LINE),
        'empty lines': () => '\n'.repeat(LONGEST_LINE),
        'lines of blanks': () => `${' '.repeat(LONGEST_LINE - 1)}\n`,
        events: (piece) =>
          Array.from({ length: 4096 }, (_, at) =>
            JSON.stringify({ ...second, seq: piece * 4096 + at + 2, event: { ...second.event, nonce } }),
          ).join('\n') + '\n',
      };
      for (const [name, piece] of Object.entries(gigabytes)) {
        const read = { letters: 0 };
        const { code, said, complaint, megabytes } = await verify(['-'], gigabyteOf(piece, read));
        expect({ name, code, complaint }).toEqual({ name, code: 1, complaint: '' });
        expect(said).toMatch(/^✗ Form +(Line 2 is longer than any line|This is longer than any game)/m);
        expect(read.letters).toBeLessThan(GIGABYTE / 8);
        expect(megabytes).toBeLessThan(MOST_MEGABYTES);
      }

      // A megabyte that becomes a gigabyte when it is unpacked.
      const member = gzipSync(Buffer.alloc(LONGEST_LINE, 'x'));
      const bomb = await file(
        'bomb.ndjson.gz',
        Buffer.concat([gzipSync(`${lines[0] ?? ''}\n`), ...new Array<Buffer>(1024).fill(member)]),
      );
      const { code, said, megabytes } = await verify([bomb]);
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('Line 2 is longer than any line') });
      expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    },
    MANY_STARTS_MS,
  );
});

const SETTING = { game: burano, setting: { seats: 1, options: {} }, seed: 'verified' } as const;

const GIGABYTE = 2 ** 30;

/** Begins as a game does, and goes on for a gigabyte, if anybody reads so far. */
function* gigabyteOf(piece: (number: number) => string, read: { letters: number }): Generator<string> {
  yield `${lines[0] ?? ''}\n`;
  for (let number = 0; read.letters < GIGABYTE; number += 1) {
    const next = piece(number);
    read.letters += next.length;
    yield next;
  }
}

/** What Node takes by itself is some fifty; the rest is the longest game there may be. */
const MOST_MEGABYTES = 500;
