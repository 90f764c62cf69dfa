import { refuse } from '#engine/kit/decision.js';
import { drawOne } from '#engine/kit/draws.js';
import { LUMPS } from '../components.js';
import { done, isWorking, known } from './rule.js';
import type { Rule } from './rule.js';

/** Draw a stone from the pit. Rule D1. */
export const dig: Rule<'dig'> = {
  choices: (quarry) => (isWorking(quarry) ? [{ type: 'dig' }] : []),

  decide: (quarry, seat, _, draws) => {
    if (!isWorking(quarry)) return refuse('C2', 'Take one of the relics first.');

    const [stone] = drawOne(draws, quarry.pit);
    return done(quarry, seat, { type: 'StoneDug', seat, stone: known(stone) });
  },
};

/** Draw a lump from the bag. Rule P1. */
export const pan: Rule<'pan'> = {
  choices: (quarry) => (isWorking(quarry) && quarry.bag.gold + quarry.bag.sand > 0 ? [{ type: 'pan' }] : []),

  decide: (quarry, seat, _, draws) => {
    if (!isWorking(quarry)) return refuse('C2', 'Take one of the relics first.');
    if (quarry.bag.gold + quarry.bag.sand === 0) return refuse('P1', 'The bag is empty.');

    const lumps = LUMPS.flatMap((lump) => Array.from({ length: quarry.bag[lump] }, () => lump));
    const [lump] = drawOne(draws, lumps);
    return done(quarry, seat, { type: 'LumpPanned', seat, lump });
  },
};
