import type { Advantage } from '#events/light-masters/components.js';
import { playerOf, withPlayer } from '../players.js';
import type { Begun, LightMastersState, Phase } from '../state.js';
import type { Evolve } from './fold.js';

/** Advantages activated, and the Wizard's order. */
export const evolveAdvantages: Evolve<'AdvantageActivated' | 'NextPut'> = {
  AdvantageActivated: (state, { seat, creation, advantage, pays, gains }) => {
    const { lira, completed, activated } = playerOf(state, seat);
    return {
      ...withPlayer(state, seat, {
        lira: lira - pays + gains,
        completed: completed.filter((card) => card !== creation),
        activated: [...activated, creation],
      }),
      phase: phaseAfter(state.phase, advantage),
      begun: beginning(state, seat, advantage),
    };
  },

  NextPut: (state, { seat, from }) => {
    const { hand } = playerOf(state, seat);
    const placed = state.begun?.kind === 'ordering' ? state.begun.placed : 0;
    const card = from === null ? null : (hand[from] ?? null);
    const ordered = from === null ? hand : hand.toSpliced(from, 1).toSpliced(placed, 0, card);
    return {
      ...withPlayer(state, seat, { hand: ordered }),
      begun: placed + 2 < hand.length ? { kind: 'ordering', placed: placed + 1 } : null,
    };
  },
};

/** What an advantage changes of the step of the turn. */
const phaseAfter = (phase: Phase, advantage: Advantage): Phase => {
  if (phase.kind === 'collecting') {
    if (advantage === 11) return { ...phase, stays: true };
    return advantage === 12 ? { ...phase, takings: phase.takings + 1 } : phase;
  }
  if (phase.kind !== 'negotiating') return phase;
  switch (advantage) {
    case 3:
      return { ...phase, free: true };
    case 4:
      return { ...phase, merchant: true };
    case 5:
      return { ...phase, expertise: true };
    case 10:
      return { ...phase, actions: phase.actions + 1 };
    default:
      return phase;
  }
};

/** What an advantage leaves to be decided. */
const beginning = (state: LightMastersState, seat: number, advantage: Advantage): Begun | null => {
  switch (advantage) {
    case 1:
      return { kind: 'presented', colours: ['green', 'red'] };
    case 2:
      return { kind: 'presented', colours: ['blue', 'yellow'] };
    case 8:
      return playerOf(state, seat).hand.length > 1 ? { kind: 'ordering', placed: 0 } : null;
    case 13:
      return { kind: 'travelling' };
    case 15:
      return { kind: 'swapping', swapped: false };
    case 16:
      return { kind: 'seeing' };
    default:
      return null;
  }
};
