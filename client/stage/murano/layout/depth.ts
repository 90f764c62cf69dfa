/** What lies upon what; the ground is below all of it. */
export const DEPTH = {
  ground: 0,
  corner: 10,
  stack: 20,
  title: 22,
  tile: 30,
  marker: 40,
  gondolier: 45,
  ship: 50,
  means: 60,
  hand: 70,
  track: 80,
  tray: 200,
  spread: 210,
} as const;
