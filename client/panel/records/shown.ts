import type { RecordsWords } from '../../words/records/words.js';
import type { Page } from '../address.js';

/** The pages that tell how well people play. */
export type RecordPage = Extract<Page, { kind: 'standings' | 'player' }>;

/** One of them, and what is said on it. */
export interface RecordsScreenShown {
  readonly page: RecordPage;
  readonly words: RecordsWords;
}
