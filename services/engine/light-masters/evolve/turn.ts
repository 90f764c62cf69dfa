import { minus, plus } from '../fragments.js';
import { playerOf, withPlayer } from '../players.js';
import type { Phase, PhaseOf } from '../state.js';
import type { Evolve } from './fold.js';

/** Creations completed, the order of the hand and the ring changed for a Lira, and how turns pass. */
export const evolveTurn: Evolve<'CreationCompleted' | 'EndTriggered' | 'TurnEnded' | 'FirstPutAway' | 'RingTurned'> = {
  CreationCompleted: (state, { seat, creation, pays, lira, bonus }) => {
    const player = playerOf(state, seat);
    const completed = state.phase.kind === 'completing' ? state.phase.completed + 1 : 1;
    return {
      ...withPlayer(state, seat, {
        lira: player.lira + lira + bonus,
        bench: minus(player.bench, pays),
        hand: player.hand.slice(1),
        completed: [...player.completed, creation],
      }),
      warehouse: plus(state.warehouse, pays),
      phase: { kind: 'completing', seat, completed, paid: lira },
    };
  },

  EndTriggered: (state, { seat }) => ({ ...state, endedBy: seat }),

  TurnEnded: (state, { next }) => ({
    ...state,
    turn: next === null ? state.turn : state.turn + 1,
    phase: next === null ? OVER : toCollect(next),
  }),

  FirstPutAway: (state, { seat, to, lira }) => {
    const player = playerOf(state, seat);
    const [first = null, ...others] = player.hand;
    const hand = to === null ? player.hand : others.toSpliced(to, 0, first);
    return withPlayer(state, seat, { lira: player.lira - lira, hand });
  },

  RingTurned: (state, { seat, turned, lira }) => ({
    ...(lira === 0 ? state : withPlayer(state, seat, { lira: playerOf(state, seat).lira - lira })),
    turned,
    begun: null,
  }),
};

const OVER: Phase = { kind: 'over' };

/** A turn as it begins. */
export const toCollect = (seat: number): PhaseOf<'collecting'> => ({
  kind: 'collecting',
  seat,
  moved: false,
  stays: false,
  takings: 1,
});
