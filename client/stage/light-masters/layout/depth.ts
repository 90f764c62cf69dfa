/** What lies upon what; the ground is below all of it. */
export const DEPTH = {
  corner: 10,
  plate: 20,
  segment: 22,
  selector: 30,
  heap: 40,
  advantage: 45,
  means: 50,
  card: 60,
  glass: 80,
} as const;
