import { minus, minusOne, plus, plusOne } from '../fragments.js';
import { playerOf, withPlayer } from '../players.js';
import type { Begun, LightMastersState, Phase, PhaseOf } from '../state.js';
import type { Evolve } from './fold.js';

/** Fragments between the warehouse and a bench. */
export const evolveGlass: Evolve<
  'PairCollected' | 'FragmentTaken' | 'NoneTaken' | 'FragmentGivenBack' | 'FragmentSwapped' | 'SwappingStopped'
> = {
  PairCollected: (state, { seat, selector, fragments, missing, lira }) => {
    const { bench, lira: before } = playerOf(state, seat);
    return {
      ...withPlayer(state, seat, { bench: plus(bench, fragments), lira: before + lira }),
      warehouse: minus(state.warehouse, fragments),
      selector,
      phase: afterTaking(state.phase, seat),
      begun: missing === 0 ? null : { kind: 'replacing', missing },
    };
  },

  FragmentTaken: (state, { seat, fragment }) => ({
    ...withPlayer(state, seat, { bench: plusOne(playerOf(state, seat).bench, fragment) }),
    warehouse: minusOne(state.warehouse, fragment),
    begun: oneLessMissing(state.begun),
  }),

  NoneTaken: (state) => ({ ...state, begun: oneLessMissing(state.begun) }),

  FragmentGivenBack: (state, { seat, fragment }) => ({
    ...withPlayer(state, seat, { bench: minusOne(playerOf(state, seat).bench, fragment) }),
    warehouse: plusOne(state.warehouse, fragment),
  }),

  FragmentSwapped: (state, { seat, gives, takes, lira }) => {
    const player = playerOf(state, seat);
    const bench = plusOne(minusOne(player.bench, gives), takes);
    return {
      ...withPlayer(state, seat, { bench, lira: player.lira - lira }),
      warehouse: plusOne(minusOne(state.warehouse, takes), gives),
      begun: swappedOnce(state),
    };
  },

  SwappingStopped: (state) => ({ ...state, begun: null }),
};

const afterTaking = (phase: Phase, seat: number): Phase =>
  phase.kind === 'collecting' && phase.takings > 1
    ? { ...phase, moved: true, takings: phase.takings - 1 }
    : toNegotiate(seat);

const toNegotiate = (seat: number): PhaseOf<'negotiating'> => ({
  kind: 'negotiating',
  seat,
  actions: 1,
  free: false,
  merchant: false,
  expertise: false,
  last: null,
});

const oneLessMissing = (begun: Begun | null): Begun | null =>
  begun?.kind === 'replacing' && begun.missing > 1 ? { kind: 'replacing', missing: begun.missing - 1 } : null;

/** The Opportunist may swap twice. */
const swappedOnce = ({ begun }: LightMastersState): Begun | null =>
  begun?.kind === 'swapping' && !begun.swapped ? { kind: 'swapping', swapped: true } : null;
