import type { Paint, Picture } from './picture.js';

/** How many fields a mask has across and down. */
const FIELDS = 32;
/** Fainter than this is a shadow, not the thing. */
const LEAST_ALPHA = 90;

/** Where pictures have anything, so that a pointer meets what is seen and not the paper around it. */
export interface Masks {
  solid(picture: Picture, brush: Paint, across: number, down: number): boolean;
}

export const openMasks = (): Masks => {
  const masks = new Map<string, Uint8ClampedArray>();

  const maskOf = ({ name, width, height }: Picture, brush: Paint): Uint8ClampedArray => {
    const known = masks.get(name);
    if (known !== undefined) return known;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = FIELDS;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen?.scale(FIELDS / width, FIELDS / height);
    if (pen !== null) brush(pen);
    const mask = pen?.getImageData(0, 0, FIELDS, FIELDS).data ?? new Uint8ClampedArray();
    masks.set(name, mask);
    return mask;
  };

  return {
    solid: (picture, brush, across, down) => {
      if (across < 0 || across >= 1 || down < 0 || down >= 1) return false;
      const field = Math.floor(down * FIELDS) * FIELDS + Math.floor(across * FIELDS);
      return (maskOf(picture, brush)[field * 4 + 3] ?? 0) >= LEAST_ALPHA;
    },
  };
};
