import { accept, refuse } from '#engine/kit/decision.js';
import { diggerOf } from '../state.js';
import { done, isWorking, known } from './rule.js';
import type { Rule } from './rule.js';

/** Look through the crate. Rule C1. */
export const search: Rule<'search'> = {
  choices: (quarry, seat) =>
    isWorking(quarry) && quarry.crate.length > 0 && diggerOf(quarry, seat).gold > 0 ? [{ type: 'search' }] : [],

  decide: (quarry, seat) => {
    if (!isWorking(quarry)) return refuse('C2', 'Take one of the relics first.');
    if (quarry.crate.length === 0) return refuse('C1', 'The crate is empty.');
    if (diggerOf(quarry, seat).gold === 0) return refuse('C1', 'Searching the crate costs 1 gold.');

    return accept({ type: 'CrateSearched', seat, relics: quarry.crate });
  },
};

/** Take one of the relics looked at. Rule C2. */
export const take: Rule<'take'> = {
  choices: ({ phase }) =>
    phase.kind === 'searching' ? phase.relics.map((relic) => ({ type: 'take', relic: known(relic) })) : [],

  decide: (quarry, seat, { relic }) => {
    if (quarry.phase.kind !== 'searching') return refuse('C2', 'You have not searched the crate.');
    if (!quarry.phase.relics.includes(relic)) return refuse('C2', 'That relic is not in the crate.');

    const rest = quarry.phase.relics.filter((other) => other !== relic);
    return done(quarry, seat, { type: 'RelicTaken', seat, relic, rest });
  },
};
