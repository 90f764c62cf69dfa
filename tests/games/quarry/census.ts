import type { Quarry } from './state.js';

/** Every component, wherever it is: the same counts at every moment. */
export const census = ({
  phase,
  diggers,
  pit,
  crate,
  lost,
  bag,
  river,
  plots,
}: Quarry): Readonly<Record<string, number>> =>
  counted([
    ...pit,
    ...crate,
    ...lost,
    ...(phase.kind === 'searching' ? phase.relics : []),
    ...diggers.flatMap(({ yard, relics, wall }) => [...yard, ...relics, ...wall.map((weight) => `stone-${weight}`)]),

    ...times('gold', bag.gold),
    ...times('sand', bag.sand + river),
    ...diggers.flatMap(({ gold, pegs }, seat) => [...times('gold', gold), ...times(`peg-${seat}`, pegs)]),
    ...plots.flatMap((owner) => (owner === null ? [] : [`peg-${owner}`])),
  ]);

const times = (component: string, count: number): readonly string[] => Array.from({ length: count }, () => component);

const counted = (components: readonly (string | null)[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const component of components) counts[component ?? 'unseen'] = (counts[component ?? 'unseen'] ?? 0) + 1;
  return counts;
};
