import type { Outcome } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { worthOf } from './components.js';
import { known } from './rules/rule.js';
import { diggerOf } from './state.js';
import type { Quarry } from './state.js';

const PEG_POINTS = 2;

/** Who won (rule E2). */
export const outcome = (quarry: Quarry): Outcome | null => {
  if (quarry.phase.kind !== 'over') return null;
  const points = quarry.diggers.map((_, seat) => pointsOf(quarry, seat));
  const standings = points.map((own, seat) => ({
    seat,
    place: 1 + points.filter((other) => other > own).length,
    points: own,
  }));
  return { standings: standings.sort((a, b) => a.place - b.place || a.seat - b.seat) };
};

const pointsOf = (quarry: Quarry, seat: Seat): number => {
  const { wall, relics } = diggerOf(quarry, seat);
  const pegs = quarry.plots.filter((owner) => owner === seat).length;
  return sum(wall) + sum(relics.map((relic) => worthOf(known(relic)))) + PEG_POINTS * pegs;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
