import { NotRead } from '#store/not-read.js';

/** What the store says, or that it cannot be asked just now. */
export const unlessAway = async <T>(reading: Promise<T>): Promise<T | 'away'> => {
  try {
    return await reading;
  } catch (fault) {
    if (fault instanceof NotRead) return 'away';
    throw fault;
  }
};
