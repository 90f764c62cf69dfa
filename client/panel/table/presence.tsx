import type { Seat } from '#events/viewer.js';
import { useAround, useAt } from './seated.js';

/** Whether the player of a seat is here: a full dot, or a ring. */
export const Presence = ({ seat }: { readonly seat: Seat }) => {
  const at = useAt();
  const { players } = useAround();
  const isHere = at.visit.presence.value?.seats.find((each) => each.seat === seat)?.online ?? false;
  const name = isHere ? players.here : players.away;
  return (
    <span class={isHere ? 'presence is-here' : 'presence'} title={name}>
      <span class="unseen">{name}</span>
    </span>
  );
};
