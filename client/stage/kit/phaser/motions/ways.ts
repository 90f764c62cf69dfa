import type { Spot } from '../../piece.js';

/** Begins and ends at rest. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Height of a hop: up and down again. */
export const arc = (part: number): number => 4 * part * (1 - part);

export const mixed = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The shorter way around from one angle to another, in degrees. */
export const turn = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** A way over the board. */
export interface Way {
  /** Where it is after a part of its length. */
  at(part: number): Spot;
  /** How far it has turned by then, in degrees: more than once around where it goes in circles. */
  turned(part: number): number;
}

/** How finely a bent way is measured between two spots. */
const STEPS = 24;

/** A smooth way through all spots, at an even speed. */
export const wayThrough = (spots: readonly [Spot, ...Spot[]]): Way => {
  const points = fine(spots);
  const reached = [0];
  for (const [index, point] of points.entries()) {
    if (index === 0) continue;
    reached.push((reached[index - 1] ?? 0) + apart(points[index - 1] ?? point, point));
  }
  const length = reached.at(-1) ?? 0;

  const bends = [0];
  for (let index = 2; index < points.length; index += 1) {
    const [a, b, c] = [points[index - 2], points[index - 1], points[index]];
    if (a !== undefined && b !== undefined && c !== undefined) {
      bends.push((bends.at(-1) ?? 0) + turn(heading(a, b), heading(b, c)));
    }
  }

  const find = (part: number): { readonly next: number; readonly share: number } => {
    const aim = length * part;
    const next = Math.max(
      1,
      reached.findIndex((so) => so >= aim - 1e-9),
    );
    const since = reached[next - 1] ?? 0;
    const step = (reached[next] ?? since) - since;
    return { next, share: step === 0 ? 1 : (aim - since) / step };
  };
  return {
    at: (part) => {
      const { next, share } = find(part);
      const to = points[next] ?? spots[0];
      const from = points[next - 1] ?? to;
      return { x: mixed(from.x, to.x, share), y: mixed(from.y, to.y, share) };
    },
    turned: (part) => {
      const { next, share } = find(part);
      const before = bends[next - 1] ?? 0;
      return mixed(before, bends[next] ?? before, share);
    },
  };
};

const heading = (a: Spot, b: Spot): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** The spots with many more between them, on a curve that goes through each. */
const fine = (spots: readonly [Spot, ...Spot[]]): readonly Spot[] => {
  if (spots.length < 3) return spots;
  const of = (index: number): Spot => spots[Math.min(spots.length - 1, Math.max(0, index))] ?? spots[0];
  const between = spots
    .slice(1)
    .flatMap((_, index) =>
      Array.from({ length: STEPS }, (__, step) =>
        curve([of(index - 1), of(index), of(index + 1), of(index + 2)], (step + 1) / STEPS),
      ),
    );
  return [spots[0], ...between];
};

/** Between the second and the third of four spots, bent towards the others (Catmull and Rom). */
const curve = ([a, b, c, d]: readonly [Spot, Spot, Spot, Spot], part: number): Spot => {
  const bend = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * part + (2 * p - 5 * q + 4 * r - s) * part ** 2 + (3 * q - p - 3 * r + s) * part ** 3);
  return { x: bend(a.x, b.x, c.x, d.x), y: bend(a.y, b.y, c.y, d.y) };
};

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
