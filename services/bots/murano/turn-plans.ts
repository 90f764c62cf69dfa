import { islandsFor } from '#engine/murano/data/islands.js';
import { actionOf } from '#engine/murano/data/ring.js';
import type { Action } from '#engine/murano/data/ring.js';
import { playerOf, withPlayer } from '#engine/murano/players.js';
import { goldNeeded } from '#engine/murano/rules/needs.js';
import { PASS_GOLD, goldToTake } from '#engine/murano/rules/prices.js';
import type { MuranoState, PhaseOf } from '#engine/murano/state.js';
import { mooringAt } from './berths.js';
import { buildTurn } from './building.js';
import { factoryBought, somePalace, someShop, specialBought } from './buying.js';
import { dismissed, gondolierPlaced, hired } from './gondoliers.js';
import { productionTurn } from './glass.js';
import { bestIncome, withGold } from './income.js';
import type { Outlook } from './outlook.js';
import { recruited } from './recruiting.js';
import { routesFrom } from './routes.js';
import type { Move, Route } from './routes.js';

/** A way to spend the turn: the first ship to move, and how good the position will be after it all. */
export interface Plan {
  readonly first: Move;
  readonly worth: number;
}

/** Every space that can be reached, by its cheapest route, with the best use of its action; and passing. */
export const plansFrom = (state: MuranoState, phase: PhaseOf<'sailing'>, outlook: Outlook): readonly Plan[] => {
  const passing = passed(state, outlook);
  return cheapest(routesFrom(state, phase)).flatMap((route) => {
    const [first] = route.moves;
    if (first === undefined) return [];
    const after = sailed(state, route, outlook);
    const pass = phase.moved.length === 0 && route.price === 0 ? [{ first, worth: passing }] : [];
    return goldNeeded(after, outlook.seat, route.space) > playerOf(after, outlook.seat).gold
      ? pass
      : [{ first, worth: used(after, actionOf(route.space), outlook) }, ...pass];
  });
};

/** One route to each action: where two spaces offer the same, the one that costs less. */
const cheapest = (routes: readonly Route[]): readonly Route[] => {
  const byAction = new Map<Action, Route>();
  for (const route of routes) {
    const known = byAction.get(actionOf(route.space));
    if (known === undefined || route.price < known.price) byAction.set(actionOf(route.space), route);
  }
  return [...byAction.values()];
};

const sailed = (state: MuranoState, { moves, price }: Route, { seat }: Outlook): MuranoState => {
  const ships = moves.reduce((at, { ship, to }) => at.with(ship, to), state.ships);
  return { ...withPlayer(state, seat, { gold: playerOf(state, seat).gold - price }), ships };
};

export const passed = (state: MuranoState, outlook: Outlook): number => withGold(state, PASS_GOLD, outlook);

/** The best that an action can be used for. */
const used = (state: MuranoState, action: Action, outlook: Outlook): number => USES[action](state, outlook);

const USES: Readonly<Record<Action, (state: MuranoState, outlook: Outlook) => number>> = {
  takeGold: (state, outlook) => withGold(state, goldToTake(playerOf(state, outlook.seat)), outlook),
  factory: factoryBought,
  shop: someShop,
  palace: somePalace,
  special: specialBought,
  recruit: recruited,
  placeGondolier: (state, outlook) =>
    Math.max(
      ...islandsFor(state.players.length).map((island) => {
        const cheapest = mooringAt(state, outlook.seat, island).free[0];
        return cheapest === undefined || cheapest.price > playerOf(state, outlook.seat).gold
          ? -Infinity
          : gondolierPlaced(state, cheapest.berth, outlook);
      }),
    ),
  build: buildTurn,
  income: bestIncome,
  production: productionTurn,
  gondolier: (state, outlook) => Math.max(dismissed(state, outlook), hired(state, outlook)),
};
