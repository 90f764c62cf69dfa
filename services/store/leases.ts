/**
 * Who does what only one may do at a time, such as sending events on. A lease ends by itself, so that whoever is stopped or
 * cut off is replaced; it goes by the storage's clock alone. Rejects with `NotSaved`, as the event store does.
 */
export abstract class Leases {
  /** Takes a lease that is free or has ended, or prolongs one's own; null where somebody else holds it. */
  abstract hold(name: string, holder: string, forMs: number): Promise<Lease | null>;

  /** Gives one's own back before its time, so that the next need not wait. */
  abstract release(lease: Lease): Promise<void>;
}

export interface Lease {
  readonly name: string;
  readonly holder: string;
  /** Grows whenever it is taken anew: who was away and comes back finds another number. */
  readonly term: string;
}
