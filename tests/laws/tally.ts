/** What came of playing deeds again in other worlds. */
export interface Tally {
  /** Compared, in a world that did differ. */
  compared: number;
  /** Not to be compared: there the other seat could not have done it. */
  impossible: number;
  /** Not to be compared: all that is hidden comes to light, or is alike. */
  alike: number;
}

export const newTally = (): Tally => ({ compared: 0, impossible: 0, alike: 0 });

/** A law that skips everything keeps every promise: below this share it says too little. */
const TELLING = 0.5;
/** Of fewer nobody can say. */
const ENOUGH = 50;

export const isTelling = ({ compared, impossible, alike }: Tally): boolean => {
  const all = compared + impossible + alike;
  return all < ENOUGH || compared >= TELLING * all;
};
