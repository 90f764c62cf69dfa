/** Every stored event, whole, keyed by table. For the service itself: secrets stand in it. */
export const EVENTS_TOPIC = 'laguna.events';

/** Every stored event of a listed table as the public sees it, keyed by table. For whoever wants it. */
export const PUBLIC_TOPIC = 'laguna.public';

/** What stood on the topic of all events and could not be followed, once each, keyed by where it stood. */
export const DEAD_TOPIC = 'laguna.events.dead';
