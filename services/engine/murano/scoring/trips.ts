import type { Character, Island } from '#events/murano/components.js';
import { useUp } from './moorings.js';
import type { Mooring } from './moorings.js';

/** Every way to send some of these cards to islands where they score, with what is left there. The first sends none. */
export const tripsFrom = <T extends Traveller>(left: number, travellers: readonly T[]): readonly Trip<T>[] =>
  travellers.reduce<readonly Trip<T>[]>(
    (trips, traveller) => trips.flatMap((trip) => [trip, ...furtherTrips(trip, traveller)]),
    [{ left, stops: [] }],
  );

/** A card that takes gold or beads, and the islands where it does. */
export interface Traveller {
  readonly card: Character;
  readonly calls: readonly Mooring[];
}

/** Which card goes where, and what is left then. */
export interface Trip<T extends Traveller> {
  readonly left: number;
  readonly stops: readonly Stop<T>[];
}

export interface Stop<T extends Traveller> {
  readonly traveller: T;
  readonly island: Island;
}

const furtherTrips = <T extends Traveller>({ left, stops }: Trip<T>, traveller: T): readonly Trip<T>[] =>
  traveller.calls.flatMap((mooring) => {
    const rest = useUp(mooring, left);
    return rest === null ? [] : [{ left: rest, stops: [...stops, { traveller, island: mooring.there.island }] }];
  });
