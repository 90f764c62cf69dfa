import type { Motions } from '../motion.js';
import type { Wearer } from './gallery.js';
import type { Props } from './motions/run.js';

/**
 * Has every picture painted that motions will show, while they begin: a tile that turns over has its face by then.
 * Returns what lets them go.
 */
export const openUnderstudies = (motions: Motions, { easel, pictures, after }: Props): (() => void) => {
  const scales = new Map([...after.values()].map(({ art, scale }) => [art, scale]));
  for (const motion of motions) {
    if (motion.kind === 'fly') scales.set(motion.art, 1);
    if (motion.kind === 'enter' && motion.face !== undefined) {
      scales.set(motion.face, after.get(motion.piece)?.scale ?? 1);
    }
  }
  const waiting = [...scales].map(([art, scale]) => {
    const wearer: Wearer = { wear: () => undefined, seen: () => true };
    easel.gallery.dress(wearer, pictures.art(art), scale);
    return wearer;
  });
  return () => {
    for (const wearer of waiting) easel.gallery.undress(wearer);
  };
};
