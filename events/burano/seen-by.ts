import { byAll, byAllAsNews, inPartQuietly } from '../seen-by.js';
import type { SeenBy } from '../seen-by.js';
import { sees } from '../viewer.js';
import type { BuranoEvent } from './events.js';

/** Who may know what happens in Walking in Burano (rules H1 to H4). */
export const buranoSeenBy: SeenBy<BuranoEvent> = {
  StartPlayerDrawn: byAllAsNews,
  SupplyRefilled: byAllAsNews,

  FloorsTaken: inPartQuietly((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, kept: event.kept.map(() => null) },
  ),
  FloorPlaced: byAllAsNews,
  PlacingFinished: byAll,
  CharacterCame: byAll,
  NobodyCame: byAll,
  FloorReturned: inPartQuietly((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, card: null })),
  TurnEnded: byAll,

  FloorsRemoved: byAll,
  CharacterDismissed: byAll,
  RoundBegun: byAll,

  StreetCompleted: byAll,
  SupplyFoundEmpty: byAll,
  GameEnded: byAll,
};
