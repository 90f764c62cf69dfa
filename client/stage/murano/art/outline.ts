import { n } from '../../kit/svg.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A corner of a shore that juts out, and the way out from it. */
export interface Corner extends Point {
  readonly out: Point;
}

interface Step {
  readonly from: Point;
  readonly to: Point;
}

/** The line around a set of cells of a grid, clockwise, and its corners that jut out. */
export const outlineOf = (
  cells: readonly { readonly column: number; readonly row: number }[],
): { readonly line: readonly (readonly Point[])[]; readonly corners: readonly Corner[] } => {
  const there = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const left = cells.flatMap(({ column: x, row: y }) =>
    [
      { open: !there.has(`${x},${y - 1}`), from: { x, y }, to: { x: x + 1, y } },
      { open: !there.has(`${x + 1},${y}`), from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } },
      { open: !there.has(`${x},${y + 1}`), from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } },
      { open: !there.has(`${x - 1},${y}`), from: { x, y: y + 1 }, to: { x, y } },
    ].filter(({ open }) => open),
  );
  const loops = loopsOf(left);
  return {
    line: loops.map((loop) => loop.map(({ from }) => from)),
    corners: loops.flatMap((loop) => loop.flatMap((step, at) => cornerAt(loop.at(at - 1), step))),
  };
};

const loopsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const left = [...steps];
  const loops: Step[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const loop = [first];
    for (let end = first.to; ;) {
      const next = left.findIndex(({ from }) => from.x === end.x && from.y === end.y);
      const [step] = next < 0 ? [] : left.splice(next, 1);
      if (step === undefined) break;
      loop.push(step);
      end = step.to;
    }
    loops.push(loop);
  }
  return loops;
};

const cornerAt = (before: Step | undefined, step: Step): readonly Corner[] => {
  if (before === undefined) return [];
  const [one, two] = [before, step].map(({ from, to }) => ({ x: to.x - from.x, y: to.y - from.y }));
  if (one === undefined || two === undefined || one.x * two.y - one.y * two.x <= 0) return [];
  return [{ ...step.from, out: { x: one.x - two.x, y: one.y - two.y } }];
};

/** The line as a path, each cell so large. */
export const pathOf = (line: readonly (readonly Point[])[], size: number, left: number, top: number): string =>
  line.map((loop) => `M${loop.map(({ x, y }) => `${n(left + x * size)} ${n(top + y * size)}`).join('L')}Z`).join('');
