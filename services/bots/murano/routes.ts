import type { Ship, Space } from '#events/murano/components.js';
import { RING, ahead } from '#engine/murano/data/ring.js';
import { playerOf, works } from '#engine/murano/players.js';
import { sailPrice } from '#engine/murano/rules/prices.js';
import type { MuranoState, PhaseOf } from '#engine/murano/state.js';

/** The fewest ships that bring one of them to a space: who is in the way makes room first. */
export interface Route {
  readonly space: Space;
  readonly moves: readonly Move[];
  readonly price: number;
}

export interface Move {
  readonly ship: Ship;
  readonly to: Space;
}

/** The cheapest way to each space that can be reached from here. */
export const routesFrom = (state: MuranoState, phase: PhaseOf<'sailing'>): readonly Route[] => {
  if (phase.shared) return [];
  const player = playerOf(state, phase.seat);
  const lighthouse = works(player, 'building-lighthouse');
  return RING.flatMap((_, space) => {
    const moves = movesTo(state.ships, phase.moved, space, lighthouse);
    if (moves === null) return [];
    const price = moves.reduce((sum, __, at) => sum + sailPrice(phase.moved.length + at), 0);
    return price <= player.gold ? [{ space, moves, price }] : [];
  });
};

const RED: Ship = 0;

const movesTo = (
  ships: readonly Space[],
  moved: readonly Ship[],
  space: Space,
  lighthouse: boolean,
): readonly Move[] | null => {
  const comer = nextBehind(ships, space);
  if (comer === undefined || moved.includes(comer)) return null;
  const entering: Move = { ship: comer, to: space };
  if (!ships.includes(space) || (lighthouse && comer === RED)) return [entering];
  const room = roomAt(ships, moved, space);
  return room === null || room.some(({ ship }) => ship === comer) ? null : [...room, entering];
};

/** The ship on the space moves on by one, and first of all those in its way. */
const roomAt = (ships: readonly Space[], moved: readonly Ship[], space: Space): readonly Move[] | null => {
  const ship = ships.indexOf(space);
  const to = ahead(space);
  if (moved.includes(ship) || ships.lastIndexOf(space) !== ship) return null;
  if (!ships.includes(to)) return [{ ship, to }];
  const first = roomAt(ships, moved, to);
  return first === null ? null : [...first, { ship, to }];
};

/** The only ship that can enter a space: the next one behind it. */
const nextBehind = (ships: readonly Space[], space: Space): Ship | undefined => {
  const spaces = RING.length;
  for (let steps = 1; steps < spaces; steps += 1) {
    const ship = ships.indexOf((space - steps + spaces) % spaces);
    if (ship >= 0) return ship;
  }
  return undefined;
};
