/** Every stored event, whole, keyed by table. For the service itself: secrets stand in it. */
export const EVENTS_TOPIC = 'laguna.events';

/** Every stored event as the public sees it, keyed by table. For whoever wants it. */
export const PUBLIC_TOPIC = 'laguna.public';
