import type { Colour } from '#events/murano/components.js';
import type { Survey } from '#engine/murano/scoring/survey.js';

/** A tile as a count of an island takes it: what more there is when it lies. */
export type Addition =
  | { readonly what: 'factory'; readonly own: boolean }
  | { readonly what: 'shop'; readonly colour: Colour; readonly own: boolean }
  | { readonly what: 'palace'; readonly crests: number }
  | { readonly what: 'special' }
  | { readonly what: 'street'; readonly colours: readonly Colour[] }
  | { readonly what: 'gondolier' };

/** The island with more on it. */
export const laying = (there: Survey, more: readonly Addition[]): Survey => {
  const counted = {
    island: there.island,
    own: { factories: there.own.factories, shops: there.own.shops },
    opponents: { factories: there.opponents.factories, shops: there.opponents.shops },
    shops: { red: there.shops.red, blue: there.shops.blue, grey: there.shops.grey },
    customers: { red: there.customers.red, blue: there.customers.blue, grey: there.customers.grey },
    palaces: there.palaces,
    crests: there.crests,
    specials: there.specials,
    gondoliers: there.gondoliers,
  };
  for (const tile of more) count(counted, tile);
  return counted;
};

interface Counted extends Omit<Survey, 'own' | 'opponents' | 'shops' | 'customers'> {
  own: { factories: number; shops: number };
  opponents: { factories: number; shops: number };
  shops: Record<Colour, number>;
  customers: Record<Colour, number>;
  palaces: number;
  crests: number;
  specials: number;
  gondoliers: number;
}

const count = (counted: Counted, more: Addition): void => {
  switch (more.what) {
    case 'factory':
      (more.own ? counted.own : counted.opponents).factories += 1;
      return;
    case 'shop':
      (more.own ? counted.own : counted.opponents).shops += 1;
      counted.shops[more.colour] += 1;
      return;
    case 'palace':
      counted.palaces += 1;
      counted.crests += more.crests;
      return;
    case 'special':
      counted.specials += 1;
      return;
    case 'street':
      for (const colour of more.colours) counted.customers[colour] += 1;
      return;
    case 'gondolier':
      counted.gondoliers += 1;
  }
};
