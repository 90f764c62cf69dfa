import { isPlain } from '#events/canonical.js';
import type { Seat, Viewer } from '#events/viewer.js';

/** How commands and events are told in one line. */
export interface Words {
  /** Its type and its parts, `?` for what is hidden. */
  readonly worded: (thing: Typed) => string;
  /** The parts of a thing that differ from how it really is. */
  readonly wordedWhereItDiffers: (seen: Typed, real: Typed) => string;
}

export interface Typed {
  readonly type: string;
}

/** The words of a game that has names for numbers: by the part in which they stand, and the thing around it. */
export const wordsWith = (nameOf: (part: string, number: number, around: object) => string | null): Words => {
  const partsOf = (thing: object): readonly string[] =>
    Object.entries(thing)
      .filter(([part]) => part !== 'type')
      .map(([part, value]) => `${part}=${valueOf(part, value, thing)}`);

  const valueOf = (part: string, value: unknown, around: object): string => {
    if (value === null) return part === 'next' ? 'nobody' : '?';
    if (typeof value === 'number') return nameOf(part, value, around) ?? numberOf(part, value);
    if (Array.isArray(value)) return `[${value.map((item) => valueOf('', item, around)).join(' ')}]`;
    if (typeof value === 'object' && isPlain(value)) return `(${partsOf(value).join(' ')})`;
    return typeof value === 'string' ? value : JSON.stringify(value);
  };

  return {
    worded: (thing) => [thing.type, ...partsOf(thing)].join(' '),
    wordedWhereItDiffers: (seen, real) =>
      partsOf(seen)
        .filter((part) => !partsOf(real).includes(part))
        .join(' '),
  };
};

export const seatName = (seat: Seat): string => 'ABCD'.charAt(seat);
export const viewerName = (viewer: Viewer): string => (typeof viewer === 'number' ? seatName(viewer) : viewer);

const numberOf = (part: string, number: number): string => (SEATS.includes(part) ? seatName(number) : String(number));

const SEATS = ['seat', 'next', 'start'];
