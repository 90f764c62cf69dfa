/** What lies upon what; the ground is below all of it. */
export const DEPTH = {
  corner: 10,
  deck: 20,
  shelf: 22,
  street: 30,
  scaffold: 28,
  crowd: 40,
  many: 42,
  visitor: 44,
  worth: 46,
  means: 60,
  hand: 70,
  start: 66,
  crown: 90,
} as const;
