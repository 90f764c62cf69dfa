import { characterNumber } from '#events/murano/components.js';
import type { Character, Colour, Glass, Island } from '#events/murano/components.js';
import type { Survey } from './survey.js';

/** What a character scores (rules C1 to C40). */
export const scoringOf = (card: Character): Scoring => {
  const scoring = CHARACTERS[characterNumber(card)];
  if (scoring === undefined) throw new Error(`No character is called ${card}.`);
  return scoring;
};

export type Scoring =
  /** What lies on the island decides. */
  | { readonly kind: 'static'; readonly vp: (there: Survey) => number }
  /** Gold for VP by EXCHANGE, on an island that it opens on. */
  | { readonly kind: 'exchange'; readonly opens: (there: Survey) => boolean }
  /** Up to MOST_BEADS of the glass, VP_PER_BEAD for each, on one island only. */
  | { readonly kind: 'delivery'; readonly island: Island; readonly glass: Glass };

/** Rule F6: how much gold brings how many VP. */
export const EXCHANGE: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [4, 3],
  [6, 6],
  [7, 8],
  [8, 12],
]);

/** Rule F7. */
export const MOST_BEADS = 3;
export const VP_PER_BEAD = 7;

const fixed = (vp: (there: Survey) => number): Scoring => ({ kind: 'static', vp });
const prize = (vp: number, won: (there: Survey) => boolean): Scoring => fixed((there) => (won(there) ? vp : 0));
const prizeAt = (island: Island, vp: number, won: (there: Survey) => boolean): Scoring =>
  prize(vp, (there) => there.island === island && won(there));
const exchange = (opens: (there: Survey) => boolean): Scoring => ({ kind: 'exchange', opens });
const delivery = (island: Island, glass: Glass): Scoring => ({ kind: 'delivery', island, glass });

/** `steps[n]` VP for n of them; the last step for more. */
const stepped = (steps: readonly number[], counted: number): number => steps[counted] ?? steps.at(-1) ?? 0;

const ALL_CUSTOMERS = [0, 1, 1, 3, 3, 5, 5, 8, 8, 12];
const ONE_COLOUR = [0, 1, 1, 4, 6, 9, 12];

const factories = ({ own, opponents }: Survey): number => own.factories + opponents.factories;
const shops = ({ own, opponents }: Survey): number => own.shops + opponents.shops;
const ownBuildings = ({ own }: Survey): number => own.factories + own.shops;
const opposing = ({ opponents }: Survey): number => opponents.factories + opponents.shops;
const customers = ({ customers: { red, blue, grey } }: Survey): number => red + blue + grey;

const everyBuilding = (there: Survey): boolean =>
  factories(there) > 0 && shops(there) > 0 && there.palaces > 0 && there.specials > 0;
const everyCustomer = ({ customers: { red, blue, grey } }: Survey): boolean => red > 0 && blue > 0 && grey > 0;
const specialsEqual =
  (colour: Colour) =>
  ({ specials, customers: { [colour]: visiting } }: Survey): boolean =>
    specials > 0 && specials === visiting;
const aMarketFor =
  (colour: Colour) =>
  ({ palaces, specials, customers: { grey, [colour]: visiting } }: Survey): boolean =>
    grey >= 1 && palaces >= 1 && specials >= 1 && visiting >= 2;

export const CHARACTERS: Readonly<Record<number, Scoring>> = {
  1: fixed((there) => 2 * shops(there)),
  2: fixed((there) => 2 * there.palaces),
  3: fixed((there) => 3 * there.specials),
  4: fixed((there) => 2 * factories(there)),
  5: prize(12, ({ own, opponents }) => own.factories > 0 && opponents.factories === 0),
  6: prize(12, ({ own, opponents }) => own.shops > 0 && opponents.shops === 0),
  7: exchange(aMarketFor('blue')),
  8: exchange(aMarketFor('red')),
  9: prize(10, ({ customers: { red, blue } }) => red + blue <= 3),
  10: prize(12, (there) => everyBuilding(there) && everyCustomer(there)),
  11: fixed((there) => stepped(ALL_CUSTOMERS, customers(there))),
  12: fixed((there) => stepped(ONE_COLOUR, there.customers.red)),
  13: fixed((there) => stepped(ONE_COLOUR, there.customers.blue)),
  14: fixed((there) => stepped(ONE_COLOUR, there.customers.grey)),
  15: fixed((there) => there.crests),
  16: fixed((there) => 2 * ownBuildings(there) + opposing(there)),
  17: fixed((there) => ownBuildings(there) + 2 * opposing(there)),
  18: prize(12, specialsEqual('red')),
  19: prize(12, specialsEqual('blue')),
  20: prize(12, specialsEqual('grey')),
  21: prize(16, (there) => there.palaces > 0 && factories(there) === there.palaces && shops(there) === there.palaces),
  22: prize(12, (there) => there.crests > 0 && there.crests === shops(there)),
  23: prize(12, (there) => there.crests > 0 && there.crests === factories(there)),
  24: prize(12, (there) => ownBuildings(there) > 0 && ownBuildings(there) === opposing(there)),
  25: prize(12, (there) => there.crests === 1),
  26: prizeAt('santa-teresa', 10, (there) => ownBuildings(there) >= 3),
  27: prizeAt('sacca-mattia', 10, (there) => ownBuildings(there) >= 3),
  28: prizeAt('santa-chiara', 10, (there) => ownBuildings(there) >= 3),
  29: prizeAt('san-donato', 10, (there) => there.gondoliers >= 2),
  30: prizeAt('sacca-serenella', 10, (there) => there.gondoliers >= 2),
  31: prizeAt('san-pietro', 10, (there) => there.gondoliers >= 2),
  32: delivery('sacca-mattia', 'blue'),
  33: delivery('santa-teresa', 'blue'),
  34: delivery('san-donato', 'red'),
  35: delivery('santa-chiara', 'red'),
  36: delivery('san-pietro', 'green'),
  37: delivery('sacca-serenella', 'green'),
  38: fixed((there) => 4 * there.shops.red),
  39: fixed((there) => 4 * there.shops.blue),
  40: fixed((there) => 4 * there.shops.grey),
};
