import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Ending } from './ending.js';

type LightMastersEnding = Ending<LightMastersState, LightMastersCommand, LightMastersEvent>;

/** Rules E1 and E2: somebody completes a hand, and the round is finished, or is through with that turn. */
export const lightMastersEndings: readonly LightMastersEnding[] = [
  {
    way: 'the last of a round completed a hand',
    reached: (state, { type }) => type === 'EndTriggered' && isLastOfRound(state),
    leadsThere: ({ type }, state) => COMPLETING.includes(type) === isLastOfRound(state),
  },
  {
    way: 'a hand was completed, and others had turns left in the round',
    reached: (state, { type }) => type === 'EndTriggered' && !isLastOfRound(state),
    leadsThere: ({ type }, state) => COMPLETING.includes(type) !== isLastOfRound(state),
  },
];

/** What brings creations nearer. */
const COMPLETING: readonly LightMastersCommand['type'][] = ['complete', 'exchange', 'pick', 'take'];

const isLastOfRound = ({ phase, players, starter }: LightMastersState): boolean =>
  phase.kind !== 'over' && (phase.seat + 1) % players.length === starter;
