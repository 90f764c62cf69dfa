import type { Append, Appended } from '../event-store.js';
import { Unfit } from '../unfit.js';
import type { Found } from './found.js';
import { answerOf, isOwn } from './second-look.js';
import type { Seen } from './second-look.js';

/** What the statement's finding means for one append. */
export type Verdict =
  | { readonly kind: 'settled'; readonly appended: Appended }
  | { readonly kind: 'unfit'; readonly fault: Unfit }
  /** Its table is held elsewhere just now, or its run by a command in it that is known: once more. */
  | { readonly kind: 'busy' }
  /** To be looked up again; where nothing else shows, it is this. */
  | { readonly kind: 'unclear'; readonly otherwise: Appended };

export const verdictOf = (append: Append, inDoubt: boolean, { fits, known, table }: Found): Verdict => {
  if (fits) return settled({ kind: 'appended' });
  if (table === 'nowhere') return { kind: 'unfit', fault: new Unfit(`There is no table ${append.table}.`) };

  if (known !== null)
    return inDoubt ? unclear({ kind: 'known', answer: known }) : settled({ kind: 'known', answer: known });
  if (table === null || table.early || table.meets) return { kind: 'busy' };

  const moved: Appended = { kind: 'moved', seq: table.seq };
  return inDoubt || append.command !== null ? unclear(moved) : settled(moved);
};

/** The same after the second look. */
export const secondVerdict = (append: Append, inDoubt: boolean, seen: Seen, otherwise: Appended): Appended => {
  if (inDoubt && isOwn(append, seen)) return { kind: 'appended' };
  const answer = answerOf(seen);
  return answer === null ? otherwise : { kind: 'known', answer };
};

const settled = (appended: Appended): Verdict => ({ kind: 'settled', appended });
const unclear = (otherwise: Appended): Verdict => ({ kind: 'unclear', otherwise });
