import type { Lettering } from '../piece.js';
import { fontOf, letters, measure } from './picture.js';
import type { Picture } from './picture.js';

/** Nothing that is to be read is smaller, in pixels of the page, where there is room for it. */
const LEAST = 9.5;
/** So much larger than it was meant it may become for that: what it stands on does not grow. */
const GROWTH = 1.45;
/** So narrow letters can be set and still look well. */
const NARROWEST = 0.8;
/** Letters are not measured so exactly, and none is left out for less. */
const HAIR = 2;

/**
 * A writing where a pixel of the page measures so much on the board. What runs wider than its room is set narrower; then
 * smaller, though not than it was meant; and then cut short.
 */
export const writing = (text: string, style: string, lettering: Lettering, pixel: number): Picture => {
  const { size: meant, room = Infinity } = lettering;
  const widthOf = (words: string, size: number): number => measure(words, fontOf({ ...lettering, size }));
  const wanted = Math.min(meant * GROWTH, Math.max(meant, LEAST * pixel));
  const fitting = (wanted * room) / (NARROWEST * widthOf(text, wanted));
  const size = Math.min(wanted, Math.max(meant, fitting));
  const words = shortened(text, (short) => NARROWEST * widthOf(short, size) <= room + HAIR);
  const narrow = Math.min(1, room / widthOf(words, size));
  return letters(words, style, { ...lettering, size }, narrow);
};

/** A name as far as it fits. The letter that tells two of one name apart stands at its end, and stays. */
const shortened = (name: string, fits: (name: string) => boolean): string => {
  if (fits(name)) return name;
  const [end = ''] = / \p{Lu}$/u.exec(name) ?? [];
  const all = [...name.slice(0, name.length - end.length)];
  const cut = (count: number): string => `${all.slice(0, count).join('').trimEnd()}…${end}`;
  let count = all.length - 1;
  while (count > 1 && !fits(cut(count))) count -= 1;
  return cut(count);
};
