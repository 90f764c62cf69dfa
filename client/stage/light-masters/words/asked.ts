import type { Seat } from '#events/viewer.js';
import { playerOf, surplusOf } from '#engine/light-masters/players.js';
import { mayStop } from '#engine/light-masters/rules/actions.js';
import { choices } from '#engine/light-masters/rules/rules.js';
import type { LightMastersState, Phase } from '#engine/light-masters/state.js';
import type { Names } from '../../kit/face.js';
import { pairOf } from './pair.js';
import type { AskedKind, LightMastersVocabulary, Standing } from './vocabulary.js';

/** What is being decided, and by whom. */
export const askedIn =
  ({ asked, watched, over, lastRound }: LightMastersVocabulary) =>
  (state: LightMastersState, me: Seat | null, names: Names): string => {
    const { phase } = state;
    if (phase.kind === 'over') return over;
    const kind = kindOf(state, phase);
    if (phase.seat !== me || !isOwnView(state, me)) return watched[kind](names(phase.seat));

    const question = asked[kind](standing(state, me));
    return state.endedBy !== null && phase.kind === 'collecting' ? `${question} ${lastRound}` : question;
  };

const kindOf = (state: LightMastersState, phase: Exclude<Phase, { kind: 'over' }>): AskedKind => {
  if (surplusOf(playerOf(state, phase.seat)) > 0) return 'surplus';
  if (state.begun !== null) return state.begun.kind;
  if (phase.kind !== 'negotiating' || (phase.actions > 0 && !mayStop(state))) return phase.kind;
  return phase.actions > 0 ? 'negotiatingOn' : 'negotiated';
};

/** Whether the state is known as this seat knows it. Looking back through other eyes, a player does not see the own hand. */
const isOwnView = (state: LightMastersState, me: Seat): boolean =>
  playerOf(state, me).hand.every((card) => card !== null);

const standing = (state: LightMastersState, me: Seat): Standing => {
  const { phase, begun } = state;
  const player = playerOf(state, me);
  const offered = new Set(choices(state, me).map(({ type }) => type));
  return {
    ...pairOf(state),
    creation: player.hand[0] ?? null,
    mayComplete: offered.has('complete'),
    mayExchange: offered.has('exchange'),
    mayBuy: offered.has('buy'),
    maySell: offered.has('sell'),
    surplus: surplusOf(player),
    actions: phase.kind === 'negotiating' ? phase.actions : 0,
    placed: begun?.kind === 'ordering' ? begun.placed : 0,
  };
};
