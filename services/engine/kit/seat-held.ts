import { claimIn } from '#events/table/events.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';

/** A nonce of the seat's own, a derived one, one that took the place of its own, or its own that is not revealed yet. */
export type NonceSource = 'own' | 'derived' | 'withheld' | { readonly committed: string };

/** A table's record of its seats, one entry a seat. */
export interface SeatsHeld {
  /** By which claim each seat is taken: it says who sits there (store/lobby.ts); `null` is a free seat. */
  readonly claims: readonly (string | null)[];
  /** The nonce that each seat adds to the draws; `null` where the seat is free or its nonce not revealed yet. */
  readonly nonces: readonly (string | null)[];
  /** How each seat came by its nonce (rules K19 to K21); `null` is a free seat. */
  readonly sources: readonly (NonceSource | null)[];
}

/** The record of one seat, taken or free. */
export interface SeatHeld {
  readonly claim: string | null;
  readonly nonce: string | null;
  readonly source: NonceSource | null;
}

export const FREE: SeatHeld = { claim: null, nonce: null, source: null };

export const freeSeats = (seats: number): SeatsHeld => {
  const free = Array.from({ length: seats }, () => null);
  return { claims: free, nonces: free, sources: free };
};

export const withSeat = <T extends SeatsHeld>(table: T, seat: Seat, { claim, nonce, source }: SeatHeld): T => ({
  ...table,
  claims: table.claims.with(seat, claim),
  nonces: table.nonces.with(seat, nonce),
  sources: table.sources.with(seat, source),
});

export const withNonce = <T extends SeatsHeld>(table: T, seat: Seat, nonce: string, source: NonceSource): T => ({
  ...table,
  nonces: table.nonces.with(seat, nonce),
  sources: table.sources.with(seat, source),
});

export const heldBy = (event: Extract<TableEvent, { type: 'SeatTaken' }>): SeatHeld => {
  const claim = claimIn(event);
  if ('nonceCommitment' in event) return { claim, nonce: null, source: { committed: event.nonceCommitment } };
  if ('derivedNonce' in event) return { claim, nonce: event.derivedNonce, source: 'derived' };
  return { claim, nonce: event.nonce, source: 'own' };
};

/** The commitment of a seat that has not revealed its nonce; `null` where nothing is to be revealed. */
export const commitmentOf = (source: NonceSource | null | undefined): string | null =>
  typeof source === 'object' && source !== null ? source.committed : null;
