import { BEGINNING } from '#store/outbox.js';
import type { Outbox } from '#store/outbox.js';
import type { Leases } from '#store/leases.js';
import type { Place, Projections } from '#store/projections.js';
import { EDITION } from './edition.js';
import { NotAlone, tellBuild } from './tell-build.js';
import { underLease } from './under-lease.js';

export interface RebuildParts {
  readonly outbox: Outbox;
  readonly projections: Projections;
  readonly leases: Leases;
  /** Who we are among those who might do the same. */
  readonly node: string;
  /** So many events more were told, up to there. */
  readonly onTold: (place: Place, events: number) => void;
}

/**
 * Tells everything anew from the first event, beside what is shown, and shows it in its place when it is through. What is shown
 * goes on in the meantime, and nobody sees anything half told. One that was ended in the middle goes on where it was, unless
 * it was told by another edition.
 */
export const rebuild = (parts: RebuildParts): Promise<Place> =>
  underLease(parts.leases, REBUILDING, parts.node, async (isHeld) => {
    const { outbox, projections } = parts;
    let place = await freshBuild(projections);
    for (;;) {
      place = await tellBuild(outbox, projections, place, null, (now, events) => {
        if (!isHeld()) throw new NotAlone('Somebody else began to build them.');
        parts.onTold(now, events);
      });
      if (await projections.show(place)) break;
      // An admin set a table aside meanwhile, which is told of there too.
      const now = await projections.at(place.build);
      if (now === null) throw new NotAlone('Somebody took the build away.');
      place = now;
    }
    await projections.sweep();
    return place;
  });

/** One at a time builds, or compares: there is one build beside what is shown. */
export const REBUILDING = 'rebuild';

/** The build beside, or a new one where that was told by another edition. */
export const freshBuild = async (projections: Projections): Promise<Place> => {
  // What was shown before and could not be forgotten to the end.
  await projections.sweep();
  const beside = await projections.beside(EDITION);
  if (beside.edition === EDITION) return beside;
  await projections.sweep(beside.build);
  return projections.beside(EDITION);
};

/** Whether what is shown was told by another edition: then it is to be built anew. */
export const isOutdated = ({ edition, cursor }: Place): boolean => edition !== EDITION && cursor !== BEGINNING;
