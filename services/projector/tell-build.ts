import type { Outbox, OutboxEvent } from '#store/outbox.js';
import { isAfter } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import type { Place, Projections } from '#store/projections.js';
import { changeOf } from './change-of.js';
import { isTelling } from './retold.js';

/** As much as is read at once: enough to be quick, little enough to be held in memory. */
const AT_ONCE = 4000;

/** Somebody else told the same build, or took it away. */
export class NotAlone extends Error {
  override readonly name = 'NotAlone';
}

/**
 * Tells a build from where it was left: to the end of what there is, or to a cursor. While one part is written the next is read.
 * Whoever is ended in the middle goes on from what was kept last.
 */
export const tellBuild = async (
  outbox: Outbox,
  projections: Projections,
  from: Place,
  to: Cursor | null,
  onTold: (place: Place, events: number) => void,
): Promise<Place> => {
  let place = from;
  let reading = outbox.tail(place.cursor, AT_ONCE);
  for (;;) {
    const found = upTo(await reading, to);
    const last = found.at(-1);
    if (last === undefined) return place;
    reading = outbox.tail(last.cursor, AT_ONCE);
    // Whoever is not waited for yet must not end the process.
    reading.catch(() => undefined);
    const telling = found.map(({ event }) => event).filter(isTelling);
    const moved = await projections.move(place, last.cursor, await changeOf(projections, place.build, telling));
    if (moved === null) throw new NotAlone('Somebody else tells the same build, or took it away.');
    place = moved;
    onTold(place, found.length);
  }
};

const upTo = (found: readonly OutboxEvent[], to: Cursor | null): readonly OutboxEvent[] =>
  to === null ? found : found.filter(({ cursor }) => !isAfter(cursor, to));
