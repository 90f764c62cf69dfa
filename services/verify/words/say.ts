import type { Fault } from '../fault.js';
import type { Checked } from '../verdict.js';
import type { VerifyWords } from './words.js';

/** What came of one check, in words. */
export const sayChecked = (words: VerifyWords, checked: Checked): string => {
  switch (checked.state) {
    case 'holds':
      return words.checks[checked.name].holds(checked.count);
    case 'broken':
      return sayFault(words, checked.fault);
    case 'open':
      return words.whys[checked.why];
  }
};

/** The table is total over the kinds, which TypeScript cannot follow through an index by a union. */
export const sayFault = ({ faults }: VerifyWords, fault: Fault): string =>
  (faults[fault.kind] as (fault: Fault) => string)(fault);
