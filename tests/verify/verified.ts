import { isSigned } from '#start/is-signed.js';
import type { PublicKey } from '#events/wire/heads.js';
import { knownRules } from '#verify/rules.js';
import type { Checked, Verdict } from '#verify/verdict.js';
import { verify } from '#verify/verify.js';

/** What a verifier says of these lines that has these keys. */
export const verified = (
  lines: readonly string[],
  keys: readonly PublicKey[] | null,
  nonces: ReadonlyMap<number, string> = new Map(),
): Promise<Verdict> => verify(inPieces(`${lines.join('\n')}\n`), { rules: knownRules, isSigned, keys, nonces });

/** A text as a file comes: in pieces that end anywhere. */
export async function* inPieces(text: string, size = 1000): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}

/** What is wrong, by the name of the check that says so. */
export const wrongIn = ({ checks }: Verdict): Readonly<Record<string, object>> =>
  Object.fromEntries(checks.flatMap((check) => (isBroken(check) ? [[check.name, check.fault]] : [])));

const isBroken = (check: Checked): check is Extract<Checked, { state: 'broken' }> => check.state === 'broken';
