/** What is said of an entry of a time line that is not an event. */
export interface EntryWords {
  readonly refused: (who: string) => string;
  readonly rule: (rule: string) => string;
  readonly codes: Readonly<Record<RefusedBecause, string>>;
  readonly came: (who: string) => string;
  readonly went: (who: string) => string;
  readonly took: (who: string, ms: number) => string;
  readonly burst: (who: string, refusals: number) => string;
  readonly clock: (who: string) => string;
  readonly looked: (who: string, eyes: string) => string;
  readonly reported: (who: string, sentence: string) => string;
}

type RefusedBecause =
  | 'not_your_turn'
  | 'illegal'
  | 'stale'
  | 'not_seated'
  | 'finished'
  | 'unknown_table'
  | 'unknown_rules'
  | 'malformed'
  | 'too_fast'
  | 'not_saved'
  | 'suspended';
