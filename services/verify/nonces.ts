import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { History } from './history.js';
import { broken, holds } from './verdict.js';
import type { Checked } from './verdict.js';

const isTaking = (event: Happening): event is Extract<TableEvent, { type: 'SeatTaken' }> => event.type === 'SeatTaken';

/** Each seat put something of its own into the luck before it could fall, and what somebody remembers is what stands there. */
export const checkNonces = ({ opening, events }: History, remembered: ReadonlyMap<number, string>): Checked => {
  const started = events.find(({ event }) => event.type === 'TableStarted');
  const taken = lastTaken(events);
  for (let seat = 0; started !== undefined && seat < (opening?.seats ?? 0); seat += 1)
    if (!taken.has(seat)) return broken('nonces', { kind: 'noNonce', seat });
  for (const [seat, nonce] of remembered) {
    const found = taken.get(seat);
    if (found?.nonce !== nonce) return broken('nonces', { kind: 'wrongNonce', seat, seq: found?.seq ?? 1 });
  }
  return holds('nonces', taken.size);
};

/** With which nonce each seat was taken last. */
export const lastTaken = (
  events: History['events'],
): ReadonlyMap<number, { readonly seq: number; readonly nonce: string }> => {
  const taken = new Map<number, { readonly seq: number; readonly nonce: string }>();
  for (const { seq, event } of events) {
    const happening: Happening = event;
    if (isTaking(happening)) taken.set(happening.seat, { seq, nonce: happening.nonce });
    if (happening.type === 'SeatLeft' && 'seat' in happening) taken.delete(Number(happening.seat));
  }
  return taken;
};
