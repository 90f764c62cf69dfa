import { canonical } from '#events/canonical.js';
import { MuranoEvent } from '#events/murano/events.js';
import { seenBy } from '#events/seen-by.js';
import { showings } from './story.js';
import type { AnyEvent } from './story.js';

/** The event with what the public cannot see of it as it is in another, as far as that is hidden in the same places. */
export const withHiddenOf = (event: MuranoEvent, other: MuranoEvent): MuranoEvent => {
  const asPublic = seenBy<AnyEvent>(showings, event, 'public');
  const hidden = Object.keys(event).filter(
    (key) => canonical(fieldOf(event, key)) !== canonical(fieldOf(asPublic ?? {}, key)),
  );
  const elsewhere = MuranoEvent.parse({
    ...event,
    ...Object.fromEntries(hidden.map((key) => [key, fieldOf(other, key)])),
  });
  return canonical(seenBy<AnyEvent>(showings, elsewhere, 'public')) === canonical(asPublic) ? elsewhere : event;
};

export const fieldOf = (event: object, key: string): unknown =>
  Object.entries(event).find(([name]) => name === key)?.[1];
