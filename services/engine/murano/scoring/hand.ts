import { characterNumber } from '#events/murano/components.js';
import type { Character, Glass } from '#events/murano/components.js';
import { scoringOf } from './characters.js';
import type { Moorings } from './moorings.js';
import type { Traveller } from './trips.js';

/** The known cards by what they want, each kind by number, without those that bring nothing wherever they may score. */
export const handOf = (cards: readonly (Character | null)[], { islands }: Moorings): Hand => {
  const hand: { statics: Static[]; exchanges: Traveller[]; deliveries: Delivery[] } = {
    statics: [],
    exchanges: [],
    deliveries: [],
  };
  for (const card of byNumber(cards)) {
    const scoring = scoringOf(card);
    switch (scoring.kind) {
      case 'static':
        hand.statics.push({ card, gains: islands.map(({ there }) => scoring.vp(there) - 1) });
        break;
      case 'exchange':
        hand.exchanges.push({ card, calls: islands.filter(({ there }) => scoring.opens(there)) });
        break;
      case 'delivery':
        hand.deliveries.push({
          card,
          calls: islands.filter(({ there }) => there.island === scoring.island),
          glass: scoring.glass,
        });
    }
  }
  return { ...hand, statics: hand.statics.filter(({ gains }) => gains.some((gain) => gain > 0)) };
};

export interface Hand {
  readonly statics: readonly Static[];
  readonly exchanges: readonly Traveller[];
  readonly deliveries: readonly Delivery[];
}

/** `gains`: on each island, beyond the 1 VP of a gondolier left over. */
export interface Static {
  readonly card: Character;
  readonly gains: readonly number[];
}

export interface Delivery extends Traveller {
  readonly glass: Glass;
}

/** The known cards, by number. */
export const byNumber = (cards: readonly (Character | null)[]): readonly Character[] =>
  cards.filter((card) => card !== null).sort((one, other) => characterNumber(one) - characterNumber(other));
