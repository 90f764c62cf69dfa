import type { Sheet } from '#events/burano/events.js';
import { ranked } from '#engine/burano/outcome.js';
import type { Names } from '../../kit/face.js';

/** Who won, by name, and with how many points. */
export const winnersOf = (
  sheets: readonly Sheet[],
  names: Names,
): { readonly winners: readonly string[]; readonly points: number } => {
  const first = ranked(sheets).filter(({ place }) => place === 1);
  return { winners: first.map(({ seat }) => names(seat)), points: first[0]?.points ?? 0 };
};
