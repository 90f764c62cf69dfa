import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { nodeHashes } from '#gateway/tables/node-hashes.js';
import { knownRules } from '#verify/rules.js';
import { findingIn } from '#verify/verdict.js';
import type { Verdict } from '#verify/verdict.js';
import { verify } from '#verify/verify.js';
import { en } from '#verify/words/en.js';
import { report } from '#verify/words/report.js';
import { isSigned } from './is-signed.js';
import { KEPT_AS, keysAt, keysBeside, NoKeys } from './keys-at-hand.js';
import type { KeysAtHand } from './keys-at-hand.js';
import { settingsFrom, WronglySet } from './settings.js';

const USAGE = `npm run verify -- GAME.ndjson | - [--keys keys.json | URL] [--nonce SEAT=NONCE]
  --keys   the server's keys, as /api/keys tells them, kept from earlier or asked for now;
           without it those in ${KEPT_AS} beside the game, or else of the nodes whose data are in LAGUNA_DATA
  --nonce  what a seat is known to have added to the luck, such as A=my-own-luck; may be given for each seat`;

/** What cannot be done, in a sentence. */
class Unfit extends Error {}

const main = async (args: readonly string[]): Promise<number> => {
  const asked = askedIn(args);
  if (asked === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  try {
    const { file, keys: named } = asked;
    const keys = named === undefined ? await keysBeside(file, settingsFrom(process.env)) : await keysAt(named);
    const verdict = await verdictOf(asked, keys);
    process.stdout.write(
      `${report(en, verdict)}\n${keys === null ? NO_KEYS : `The keys are those in ${keys.from}.`}\n`,
    );
    return findingIn(verdict) === 'proven' ? 0 : 1;
  } catch (fault) {
    if (!(fault instanceof Unfit || fault instanceof NoKeys || fault instanceof WronglySet)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    return 1;
  }
};

const NO_KEYS = `No keys are at hand: give them with --keys, or lay them beside the game as ${KEPT_AS}.`;

interface Asked {
  readonly file: string;
  readonly keys: string | undefined;
  readonly nonces: ReadonlyMap<number, string>;
}

const askedIn = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keys: { type: 'string' }, nonce: { type: 'string', multiple: true, default: [] } },
    });
    const [file] = positionals;
    const nonces = values.nonce.map((text) => /^([A-P])=([!-~]{1,64})$/.exec(text));
    if (file === undefined || positionals.length > 1 || nonces.includes(null)) return null;
    return {
      file,
      keys: values.keys,
      nonces: new Map(nonces.flatMap((found) => (found === null ? [] : [[seatOf(found[1]), found[2] ?? '']]))),
    };
  } catch {
    // An option that there is not: the usage says which there are.
    return null;
  }
};

const seatOf = (letter = 'A'): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);

const verdictOf = ({ file, nonces }: Asked, keys: KeysAtHand | null): Promise<Verdict> =>
  verify(textOf(file), { rules: knownRules, isSigned, nonces, hashes: nodeHashes, keys: keys?.keys ?? null });

/** A file, or what is handed in, piece by piece. What is packed is unpacked on the way. */
async function* textOf(file: string): AsyncGenerator<string> {
  const bytes = file === '-' ? process.stdin : createReadStream(file);
  const decoder = new TextDecoder();
  const pieces = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  try {
    for await (const piece of pieces) yield decoder.decode(piece as Buffer, { stream: true });
    yield decoder.decode();
  } catch (fault) {
    throw new Unfit(`${file} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}.`);
  } finally {
    pieces.destroy();
  }
}

process.exitCode = await main(process.argv.slice(2));
