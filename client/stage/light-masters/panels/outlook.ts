import type { Creation, Fragments } from '#events/light-masters/components.js';
import { COLOURS } from '#events/light-masters/components.js';
import { cardOf } from '#engine/light-masters/data/creations.js';
import { BENCH } from '#engine/light-masters/data/supply.js';
import { NONE, countOf } from '#engine/light-masters/fragments.js';
import type { Player } from '#engine/light-masters/state.js';

/** What a creation still wants, after clear fragments stood in where they could; and what it would bring as things are. */
export interface Outlook {
  readonly missing: Fragments;
  readonly lira: number;
}

export const outlookOf = (creation: Creation, { bench }: Player): Outlook => {
  const { cost } = cardOf(creation);
  let clear = bench.clear;
  let missing = NONE;
  for (const colour of COLOURS) {
    const wanted = Math.max(0, cost[colour] - bench[colour]);
    const stoodIn = Math.min(wanted, clear);
    clear -= stoodIn;
    missing = { ...missing, [colour]: wanted - stoodIn };
  }
  return { missing, lira: BENCH - countOf(bench) + countOf(cost) };
};
