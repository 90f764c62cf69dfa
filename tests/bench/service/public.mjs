import { backs } from '../euro/game/events.mjs';

/** A state of Euro as a seat may know it, or the public where there is none: the same for all sides. */
export const publicOf = (state, seat = null) => ({
  ...state,
  players: state.players.map((player, at) => (at === seat ? player : { ...player, hand: backs(player.hand) })),
  deck: backs(state.deck),
});
