import type { Viewer } from '#events/viewer.js';
import { seatLetter } from '../panel/seat-mark.js';
import type { AdminWords } from '../words/admin/words.js';

/** Whose eyes these are, as an address and a record write it: `public`, `auditor` or `seat:N`. */
export const eyesOf = (viewer: Viewer): string => (typeof viewer === 'number' ? `seat:${viewer}` : viewer);

/** The other way round; what is written otherwise is everybody's. */
export const viewerOf = (eyes: string): Viewer => {
  const seat = /^seat:([0-9]{1,2})$/.exec(eyes)?.[1];
  if (seat !== undefined) return Number(seat);
  return eyes === 'auditor' ? 'auditor' : 'public';
};

/** What they are called, where nobody knows who sat there. */
export const eyesName = (eyes: string, { history }: AdminWords, seat: (letter: string) => string): string => {
  const viewer = viewerOf(eyes);
  return typeof viewer === 'number' ? seat(seatLetter(viewer)) : history[viewer];
};
