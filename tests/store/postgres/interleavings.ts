/** All orders in which several can each take their steps, where everybody keeps to the order of his own. */
export const interleavings = (who: number, steps: number): readonly (readonly number[])[] =>
  woven(Array.from({ length: who }, () => steps));

const woven = (left: readonly number[]): readonly (readonly number[])[] =>
  left.every((steps) => steps === 0)
    ? [[]]
    : left.flatMap((steps, one) =>
        steps === 0 ? [] : woven(left.with(one, steps - 1)).map((others) => [one, ...others]),
      );
