import { canonical } from '#events/canonical.js';
import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Bot } from '../bot.js';
import { bestTurn } from './turns.js';

/** Plays Light Masters well: it looks through its turn to the end and begins the one that leaves it best off. */
export const strong: Bot<LightMastersState, LightMastersCommand> = ({ state, seat, choices }) => {
  const [only, ...others] = choices;
  if (only === undefined) throw new Error('A seat without choices was asked to decide.');
  if (others.length === 0) return only;

  const wanted = bestTurn(state, seat);
  const text = wanted === null ? '' : canonical(wanted);
  return choices.find((choice) => canonical(choice) === text) ?? only;
};
