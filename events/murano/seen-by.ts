import { byAll, byAllAsNews, inPart, inPartQuietly } from '../seen-by.js';
import type { SeenBy } from '../seen-by.js';
import { sees } from '../viewer.js';
import type { Seat, Viewer } from '../viewer.js';
import type { MuranoEvent } from './events.js';

/** Who may know what happens in Murano (rules H1 to H4). */
export const muranoSeenBy: SeenBy<MuranoEvent> = {
  ShipsAnchored: byAllAsNews,
  PalaceRemoved: inPart((event) => ({ ...event, tile: null })),
  StartPlayerDrawn: byAllAsNews,

  ShipSailed: byAll,
  TurnPassed: byAll,
  TurnEnded: byAll,

  GoldTaken: byAll,
  FactoryBought: byAll,
  ShopDrawn: inPart((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, tile: null })),
  ShopsSearched: inPart((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, tiles: backs(event.tiles) },
  ),
  ShopTaken: inPartQuietly((event, viewer) => ({
    ...event,
    tile: own(event.tile, event.seat, viewer),
    rest: backs(event.rest),
  })),
  PalaceDrawn: inPart((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, tile: null })),
  PalacesSearched: inPart((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, tiles: backs(event.tiles) },
  ),
  PalaceTaken: inPartQuietly((event, viewer) => ({
    ...event,
    tile: own(event.tile, event.seat, viewer),
    rest: backs(event.rest),
  })),
  SpecialBought: byAll,

  CharactersDrawn: inPart((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, cards: backs(event.cards) },
  ),
  CharacterKept: inPartQuietly((event, viewer) => ({
    ...event,
    card: own(event.card, event.seat, viewer),
    under: backs(event.under),
  })),
  NobodyKept: inPartQuietly((event) => ({ ...event, under: backs(event.under) })),

  GondolierPlaced: byAll,
  GondolierDismissed: byAll,
  GondolierHired: byAll,

  StreetDrawn: byAllAsNews,
  StreetLaid: byAll,
  FactoryBuilt: byAll,
  ShopBuilt: byAllAsNews,
  PalaceBuilt: byAllAsNews,
  SpecialBuilt: byAll,
  BuildingsDrawn: inPart((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, cards: backs(event.cards) },
  ),
  BuildingKept: inPart((event) => ({ ...event, under: backs(event.under) })),

  IncomeCollected: byAll,
  GlassProduced: byAllAsNews,
  BeadsSold: byAll,
  BeadReturned: byAll,

  EndTriggered: byAll,
  ScoringBegun: byAll,
  CharacterScored: byAllAsNews,
  ScoringFinished: byAll,
};

const own = <T>(token: T, seat: Seat, viewer: Viewer): T | null => (sees(viewer, seat) ? token : null);

/** What is put back into a stack or under a deck is nobody's to know any more, not even of the seat that did it. */
const backs = (tokens: readonly unknown[]): readonly null[] => tokens.map(() => null);
