import type { Fragments } from '#events/light-masters/components.js';
import { countOf } from '../fragments.js';

/** Every way to pay a cost from a bench: of each colour some, and clear fragments for the rest (rule P2). */
export const paymentsFor = (cost: Fragments, bench: Fragments): readonly Fragments[] => {
  const ways: Fragments[] = [];
  for (let blue = leastOf(cost.blue, bench.blue); blue >= 0; blue -= 1)
    for (let green = leastOf(cost.green, bench.green); green >= 0; green -= 1)
      for (let yellow = leastOf(cost.yellow, bench.yellow); yellow >= 0; yellow -= 1)
        for (let red = leastOf(cost.red, bench.red); red >= 0; red -= 1) {
          const clear = countOf(cost) - blue - green - yellow - red;
          if (clear > bench.clear) break;
          ways.push({ blue, green, yellow, red, clear });
        }
  return ways;
};

/** Whether fragments pay a cost: no more of a colour than it says, and as many in all. */
export const pays = (cost: Fragments, fragments: Fragments): boolean =>
  countOf(fragments) === countOf(cost) &&
  fragments.blue <= cost.blue &&
  fragments.green <= cost.green &&
  fragments.yellow <= cost.yellow &&
  fragments.red <= cost.red;

const leastOf = (wanted: number, there: number): number => (wanted < there ? wanted : there);
