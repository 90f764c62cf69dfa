import type { PublicKey } from '#events/wire/heads.js';
import { knownRules } from '#verify/rules.js';
import type { Verdict } from '#verify/verdict.js';
import { verify } from '#verify/verify.js';
import { webSigned } from '../../verify/web-signed.js';

export { VERIFY_WORDS } from '../../verify/said.js';
export { VerdictView } from '../../verify/verdict-view.js';

/** The same check as everywhere, in this browser: nobody is asked whether it holds. Loaded when somebody wants it. */
export const verifiedHere = (
  history: AsyncIterable<string>,
  keys: readonly PublicKey[],
  nonces: ReadonlyMap<number, string>,
): Promise<Verdict> => verify(history, { rules: knownRules, isSigned: webSigned, keys, nonces });
