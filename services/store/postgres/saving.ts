import { NotSaved } from '../not-saved.js';
import { Unfit } from '../unfit.js';
import { bare, failureOf } from './failure.js';

/** What came of writing, or `NotSaved`; `Unfit` where PostgreSQL says that it can never be kept as it stands. */
export const saving = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (fault) {
    throw failureOf(fault) === 'unfit'
      ? new Unfit('Not to be kept as it stands.', bare(fault))
      : new NotSaved(bare(fault));
  }
};
