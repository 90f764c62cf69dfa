import { PLACING_PRICES } from '#engine/burano/data/supply.js';
import { playerOf } from '#engine/burano/players.js';
import { choices } from '#engine/burano/rules/rules.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Seat } from '#events/viewer.js';
import type { Names } from '../../kit/face.js';
import type { BuranoVocabulary, Standing } from './vocabulary.js';

/** What is being decided, and by whom. */
export const askedIn =
  ({ asked, watched, lastRound }: BuranoVocabulary) =>
  (state: BuranoState, me: Seat | null, names: Names): string => {
    const { phase } = state;
    if (phase.kind === 'over') return watched.over('');
    if (phase.seat !== me || !isOwnView(state, me)) return watched[phase.kind](names(phase.seat));

    const question = asked[phase.kind](standing(state, me));
    return state.ending === null ? question : `${question} ${lastRound}`;
  };

/** Whether the state is known as this seat knows it. Looking back through other eyes, a player does not see the own hand. */
const isOwnView = (state: BuranoState, me: Seat): boolean => playerOf(state, me).hand.every((card) => card !== null);

const standing = (state: BuranoState, me: Seat): Standing => {
  const { phase } = state;
  const placed = phase.kind === 'placing' ? phase.placed : 0;
  return {
    placed,
    price: PLACING_PRICES[placed] ?? null,
    mayPlace: choices(state, me).some(({ type }) => type === 'placeFloor'),
    houses: phase.kind === 'visiting' ? phase.houses.length : 0,
    surplus: phase.kind === 'returning' ? phase.surplus : 0,
  };
};
