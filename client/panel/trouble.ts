import { Refused } from '../net/api.js';
import type { TroubleKind } from '../words/lobby/words.js';

/** What kind of trouble it was that something asked of the server ended with. */
export const troubleOf = (fault: unknown): TroubleKind => {
  if (!(fault instanceof Refused)) return 'failed';
  if (fault.status === 0) return fault.title === 'No line' ? 'noLine' : 'notUnderstood';
  return BY_STATUS[fault.status] ?? 'failed';
};

/** 502 and 504 are a proxy's: it does not reach the server either. */
const BY_STATUS: Readonly<Record<number, TroubleKind>> = {
  401: 'notSignedIn',
  403: 'notAllowed',
  404: 'gone',
  409: 'taken',
  429: 'tooFast',
  502: 'noLine',
  503: 'notSaved',
  504: 'noLine',
};
