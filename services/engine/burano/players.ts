import type { Seat } from '#events/viewer.js';
import type { BuranoState, Phase, Player } from './state.js';

export const playerOf = ({ players }: BuranoState, seat: Seat): Player => {
  const player = players[seat];
  if (player === undefined) throw new Error(`No seat ${String(seat)} at a table of ${String(players.length)}.`);
  return player;
};

/** The state with a player changed, and what comes next. */
export const withPlayer = (state: BuranoState, seat: Seat, change: Partial<Player>, phase?: Phase): BuranoState => ({
  ...state,
  phase: phase ?? state.phase,
  players: state.players.with(seat, { ...playerOf(state, seat), ...change }),
});

/** The hand without a card, or without a back where it is not to be seen which. */
export const withoutCard = <Card extends string>(
  hand: readonly (Card | null)[],
  card: Card | null,
): readonly (Card | null)[] => {
  const at = hand.indexOf(card);
  const index = at < 0 ? hand.indexOf(null) : at;
  if (index < 0) throw new Error(`No ${String(card)} in ${hand.join(', ')}.`);
  return hand.toSpliced(index, 1);
};
