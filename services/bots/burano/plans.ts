import { HOUSES, spaceAt } from '#events/burano/components.js';
import type { FloorCard, House } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { PLACING_PRICES } from '#engine/burano/data/supply.js';
import { tokensFor, whyNotThere } from '#engine/burano/rules/placing.js';
import { outlineOf } from '#engine/burano/street.js';
import { worthOf } from './worth.js';
import type { Outlook, Standing } from './standing.js';

/** What may be placed in this turn, and what it leads to. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly standing: Standing;
  readonly worth: number;
}

export interface Step {
  readonly card: FloorCard;
  readonly house: House;
}

/** So many of the best beginnings are followed further. */
const FOLLOWED = 5;

/** The best that can be placed from here on; nothing, where that is best. */
export const bestPlan = (standing: Standing, placed: number, outlook: Outlook): Plan => {
  const nothing: Plan = { steps: [], standing, worth: worthOf(standing, outlook) };
  let best = nothing;
  let front: readonly Plan[] = [nothing];
  for (const price of PLACING_PRICES.slice(placed)) {
    const next = front
      .filter((plan) => plan.standing.coins >= price)
      .flatMap((plan) => waysOn(plan, price, outlook))
      .sort((one, other) => other.worth - one.worth);
    const [first] = next;
    if (first === undefined) break;
    if (first.worth > best.worth) best = first;
    front = withoutTwins(next).slice(0, FOLLOWED);
  }
  return best;
};

const waysOn = ({ steps, standing }: Plan, price: number, outlook: Outlook): readonly Plan[] => {
  const outline = outlineOf(standing.street);
  return standing.hand.flatMap((card) =>
    PLACES.flatMap((house) => {
      if (whyNotThere(standing, outline, card, house) !== null) return [];
      const after: Standing = {
        street: standing.street.with(spaceAt(house, factsOf(card).floor), card),
        hand: standing.hand.filter((other) => other !== card),
        coins: standing.coins - price,
        tokens: standing.tokens - tokensFor(outline, card, house),
      };
      return [{ steps: [...steps, { card, house }], standing: after, worth: worthOf(after, outlook) }];
    }),
  );
};

const PLACES: readonly House[] = Array.from({ length: HOUSES }, (_, house) => house);

/** The same cards in another order are the same plan. */
const withoutTwins = (plans: readonly Plan[]): readonly Plan[] => {
  const seen = new Set<string>();
  return plans.filter(({ standing }) => {
    const key = standing.street.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
