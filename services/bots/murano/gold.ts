import { GOLD_AT_END, GOLD_LOTS, GOLD_OWED, TURNS_TO_SPEND } from './weights.js';

/** What gold is worth, in VP, to a seat with so many turns left to spend it; less than none is owed. */
export const goldWorth = (gold: number, turns: number): number =>
  gold * GOLD_AT_END + Math.min(1, turns / TURNS_TO_SPEND) * (gold < 0 ? gold * GOLD_OWED : inLots(gold));

const inLots = (gold: number): number => {
  let worth = 0;
  let left = gold;
  for (const lot of GOLD_LOTS) {
    const spent = Math.min(left, lot.gold);
    worth += spent * lot.each;
    left -= spent;
    if (left <= 0) break;
  }
  return worth;
};
