import { FRAGMENTS } from '#events/light-masters/components.js';
import type { LightMastersState } from './state.js';

/** Every component, wherever it is: the same counts at every moment of a game (rules S2 and S4). */
export const census = ({ warehouse, markets, players, box }: LightMastersState): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const fragments of [warehouse, ...markets, ...players.map(({ bench }) => bench)])
    for (const fragment of FRAGMENTS) counts[fragment] = (counts[fragment] ?? 0) + fragments[fragment];
  const cards = players.flatMap(({ hand, completed, activated }) => [...hand, ...completed, ...activated]);
  for (const card of [...box, ...cards]) counts[card ?? 'unseen'] = (counts[card ?? 'unseen'] ?? 0) + 1;
  return counts;
};
