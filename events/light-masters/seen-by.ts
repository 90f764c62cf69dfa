import { byAll, byAllAsNews, inPart, inPartQuietly } from '../seen-by.js';
import type { SeenBy } from '../seen-by.js';
import { sees } from '../viewer.js';
import type { LightMastersEvent } from './events.js';

/** Who may know what happens in Light Masters (rules H1 to H4). After the setup no luck falls any more. */
export const lightMastersSeenBy: SeenBy<LightMastersEvent> = {
  SelectorPlaced: byAllAsNews,
  RingPlaced: byAllAsNews,
  MarketsStocked: byAllAsNews,
  AdvantagesLaid: byAllAsNews,
  HandDealt: inPart((event, viewer) =>
    sees(viewer, event.seat) ? event : { ...event, cards: event.cards.map(() => null) },
  ),
  StartPlayerDrawn: byAllAsNews,

  PairCollected: byAll,
  FragmentTaken: byAll,
  NoneTaken: byAll,
  FragmentGivenBack: byAll,

  FragmentExchanged: byAll,
  FragmentsPicked: byAll,
  MarketBought: byAll,
  FragmentSold: byAll,
  SaleOpened: byAll,
  OneSold: byAll,
  SaleClosed: byAll,

  CreationCompleted: byAllAsNews,
  EndTriggered: byAll,
  TurnEnded: byAll,

  FirstPutAway: inPartQuietly((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, to: null })),
  RingTurned: byAll,
  AdvantageActivated: byAll,
  NextPut: inPartQuietly((event, viewer) => (sees(viewer, event.seat) ? event : { ...event, from: null })),
  FragmentMoved: byAll,
  FragmentSwapped: byAll,
  SwappingStopped: byAll,
};
