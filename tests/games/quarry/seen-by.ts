import { byAll, byAllAsNews, inPart, inPartQuietly } from '#events/seen-by.js';
import type { SeenBy } from '#events/seen-by.js';
import { sees } from '#events/viewer.js';
import type { QuarryEvent } from './events.js';

/** Who may know what happens. */
export const quarrySeenBy: SeenBy<QuarryEvent> = {
  RelicLost: inPart((event) => ({ ...event, relic: null })),
  FirstSeatDrawn: byAllAsNews,
  StoneDug: inPart((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, stone: null })),
  LumpPanned: byAllAsNews,
  CrateSearched: inPart((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, relics: backs(event.relics) },
  ),
  RelicTaken: inPartQuietly((event, viewer) => ({
    ...event,
    relic: sees(viewer, event.seat) ? event.relic : null,
    rest: backs(event.rest),
  })),
  StoneLaid: byAllAsNews,
  PegPlaced: byAll,
  Rested: byAll,
  TurnEnded: byAll,
  QuarryClosed: byAllAsNews,
};

const backs = (tokens: readonly unknown[]): readonly null[] => tokens.map(() => null);
