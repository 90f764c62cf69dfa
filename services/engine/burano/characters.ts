import type { Character } from '#events/burano/components.js';

/** How many of each character are left to come. */
export type Crowd = Readonly<Record<Character, number>>;

export const isNobodyLeft = (crowd: Crowd): boolean => Object.values(crowd).every((left) => left === 0);

export const withoutOne = (crowd: Crowd, character: Character): Crowd => ({
  ...crowd,
  [character]: crowd[character] - 1,
});
