import type { Creation } from '#events/light-masters/components.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import { lightMastersSeenBy } from '#events/light-masters/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import { START_LIRA } from '#engine/light-masters/data/supply.js';
import { outcome } from '#engine/light-masters/outcome.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { LightMastersState } from '#engine/light-masters/state.js';

/** How the Lira of a seat came about. */
export interface Tally {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly creations: number;
  /** `null` where not all of the game was seen. */
  readonly parts: Parts | null;
}

export interface Parts {
  readonly start: number;
  readonly creations: readonly { readonly creation: Creation; readonly lira: number }[];
  readonly sales: number;
  readonly advantages: number;
  /** What was paid: for markets; for the ring, for cards put away and for swaps. */
  readonly bought: number;
  readonly spent: number;
}

/** The Lira of all seats, the winner first; none before the end. */
export const tallyOf = (state: LightMastersState, told: readonly Happening[]): readonly Tally[] =>
  (outcome(state)?.standings ?? []).map(({ seat, place, points }) => {
    const { completed, activated } = playerOf(state, seat);
    const parts = told.filter(isOfTheGame).reduce((sum, event) => booked(sum, event, seat), BEGUN);
    const isWhole = sumOf(parts) === points && parts.creations.length === completed.length + activated.length;
    return {
      seat,
      place,
      points,
      creations: completed.length + activated.length,
      parts: isWhole ? parts : null,
    };
  });

export const sumOf = ({ start, creations, sales, advantages, bought, spent }: Parts): number =>
  creations.reduce((sum, { lira }) => sum + lira, start + sales + advantages) - bought - spent;

const BEGUN: Parts = { start: START_LIRA, creations: [], sales: 0, advantages: 0, bought: 0, spent: 0 };

const isOfTheGame = (event: Happening): event is LightMastersEvent => Object.hasOwn(lightMastersSeenBy, event.type);

/** What one event did to a purse, written where it belongs. */
const booked = (parts: Parts, event: LightMastersEvent, seat: Seat): Parts => {
  if (!('seat' in event) || event.seat !== seat) return parts;
  switch (event.type) {
    case 'CreationCompleted':
      return {
        ...parts,
        creations: [...parts.creations, { creation: event.creation, lira: event.lira + event.bonus }],
      };
    case 'FragmentSold':
    case 'SaleOpened':
      return { ...parts, sales: parts.sales + event.lira };
    case 'AdvantageActivated':
      return { ...parts, advantages: parts.advantages + event.gains - event.pays };
    case 'PairCollected':
      return { ...parts, advantages: parts.advantages + event.lira };
    case 'MarketBought':
      return { ...parts, bought: parts.bought + event.lira };
    case 'FirstPutAway':
    case 'RingTurned':
    case 'FragmentSwapped':
      return { ...parts, spent: parts.spent + event.lira };
    case 'HandDealt':
    case 'StartPlayerDrawn':
    case 'FragmentTaken':
    case 'NoneTaken':
    case 'FragmentGivenBack':
    case 'FragmentExchanged':
    case 'FragmentsPicked':
    case 'OneSold':
    case 'SaleClosed':
    case 'EndTriggered':
    case 'TurnEnded':
    case 'NextPut':
    case 'FragmentMoved':
    case 'SwappingStopped':
      return parts;
  }
};
