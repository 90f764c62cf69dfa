import { refuse } from '#engine/kit/decision.js';
import { weightOf } from '../components.js';
import type { Stone } from '../components.js';
import { diggerOf } from '../state.js';
import type { Digger } from '../state.js';
import { done, isWorking, known } from './rule.js';
import type { Rule } from './rule.js';

/** Lay a stone from the yard on the wall. Rules L1 and L2. */
export const lay: Rule<'lay'> = {
  choices: (quarry, seat) => {
    const digger = diggerOf(quarry, seat);
    const stones = isWorking(quarry) ? [...new Set(digger.yard)].map(known) : [];
    return stones.filter((stone) => fits(digger, stone)).map((stone) => ({ type: 'lay', stone }));
  },

  decide: (quarry, seat, { stone }) => {
    const digger = diggerOf(quarry, seat);
    if (!isWorking(quarry)) return refuse('C2', 'Take one of the relics first.');
    if (!digger.yard.includes(stone)) return refuse('L1', 'That stone is not in your yard.');
    if (!fits(digger, stone)) return refuse('L2', 'A stone is never heavier than the one beneath it.');

    return done(quarry, seat, { type: 'StoneLaid', seat, stone });
  },
};

/** Put a peg on a plot. Rule G1. */
export const peg: Rule<'peg'> = {
  choices: (quarry, seat) =>
    isWorking(quarry) && diggerOf(quarry, seat).pegs > 0
      ? quarry.plots.flatMap((owner, plot) => (owner === null ? [{ type: 'peg', plot }] : []))
      : [],

  decide: (quarry, seat, { plot }) => {
    if (!isWorking(quarry)) return refuse('C2', 'Take one of the relics first.');
    if (diggerOf(quarry, seat).pegs === 0) return refuse('G1', 'You have no peg left.');
    if (quarry.plots[plot] !== null) return refuse('G1', 'That plot is not free.');

    return done(quarry, seat, { type: 'PegPlaced', seat, plot });
  },
};

/** Do nothing. Rule R1. */
export const rest: Rule<'rest'> = {
  choices: (quarry) => (isWorking(quarry) ? [{ type: 'rest' }] : []),

  decide: (quarry, seat) => {
    if (!isWorking(quarry)) return refuse('C2', 'Take one of the relics first.');

    return done(quarry, seat, { type: 'Rested', seat });
  },
};

const fits = ({ wall }: Digger, stone: Stone): boolean => weightOf(stone) <= (wall.at(-1) ?? Infinity);
