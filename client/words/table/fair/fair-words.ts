/** The texts about fair draws at a table, in one language. */
export interface FairWords {
  readonly title: string;
  readonly committed: string;
  readonly own: string;
  readonly ownWhy: string;
  readonly afterwards: string;
  readonly limitsTitle: string;
  /** The limits of the promise: the things that server and players can still do together. */
  readonly limits: string;
  readonly check: string;
  readonly checking: string;
  readonly download: string;
  readonly elsewhere: string;
  readonly doubt: string;
  readonly doubts: Readonly<Record<'other' | 'broken' | 'gone' | 'silent', (seq: number) => string>>;
  readonly keepProof: string;
}
