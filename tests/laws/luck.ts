/** Luck for tests, fixed by a name, so that whatever a run did can be done again. */
export interface Luck {
  /** A number from 0 up to 1. */
  readonly next: () => number;
  below(count: number): number;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

export const luckOf = (name: string): Luck => {
  const next = sfc32(...seedOf(name));
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (items) => itemAt(items, below(items.length)),
    shuffled: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [mixed[last], mixed[other]] = [itemAt(mixed, other), itemAt(mixed, last)];
      }
      return mixed;
    },
  };
};

const itemAt = <T>(items: readonly T[], at: number): T => {
  if (at >= items.length) throw new Error(`Nothing at ${at} of ${items.length}.`);
  return items[at] as T;
};

type Seed = readonly [number, number, number, number];

/** Four words out of a name (FNV-1a, each from a start of its own). */
const seedOf = (name: string): Seed => {
  const word = (start: number): number => {
    let hash = start >>> 0;
    for (let index = 0; index < name.length; index += 1)
      hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
    return hash;
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x85ebca6b), word(0xc2b2ae35)];
};

const WARM_UP = 12;

/** Chris Doty-Humphrey's small fast counting generator. */
const sfc32 = (...[first, second, third, fourth]: Seed): (() => number) => {
  let [a, b, c, counter] = [first | 0, second | 0, third | 0, fourth | 0];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) next();
  return next;
};
