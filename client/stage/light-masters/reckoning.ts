import type { LightMastersCommand } from '#events/light-masters/commands.js';
import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragments } from '#events/light-masters/components.js';
import { NONE } from '#engine/light-masters/fragments.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Seat } from '#events/viewer.js';
import { foresee } from './foresee.js';

/** What a command does to the purse and the bench of its seat. */
export interface Reckoning {
  readonly lira: number;
  readonly comes: Fragments;
  readonly goes: Fragments;
}

/** The rules themselves are asked, so that this says what will be. */
export const reckon = (command: LightMastersCommand, state: LightMastersState, seat: Seat): Reckoning => {
  const foreseen = foresee(command, state, seat);
  if (foreseen === null) return { lira: 0, comes: NONE, goes: NONE };
  const [before, after] = [playerOf(state, seat), playerOf(foreseen, seat)];
  return {
    lira: after.lira - before.lira,
    comes: more(after.bench, before.bench),
    goes: more(before.bench, after.bench),
  };
};

/** What is there of one that is not of the other. */
const more = (one: Fragments, other: Fragments): Fragments =>
  FRAGMENTS.reduce((some, fragment) => ({ ...some, [fragment]: Math.max(0, one[fragment] - other[fragment]) }), NONE);
