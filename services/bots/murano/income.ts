import type { Colour } from '#events/murano/components.js';
import { playerOf, withPlayer } from '#engine/murano/players.js';
import type { MuranoState } from '#engine/murano/state.js';
import { boardOf } from './board.js';
import type { IslandSeen, Outlook } from './outlook.js';
import { worthOf } from './worth.js';

/** The position after the income of the best island, all colours selling. */
export const bestIncome = (state: MuranoState, outlook: Outlook): number =>
  withGold(
    state,
    Math.max(...boardOf(state, outlook).islands.map((island) => incomeOn(island, island.ownShops))),
    outlook,
  );

export const incomeOn = ({ there }: IslandSeen, colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + there.customers[colour], 0);

/** The position with so much more gold. */
export const withGold = (state: MuranoState, gold: number, outlook: Outlook): number =>
  worthOf(withPlayer(state, outlook.seat, { gold: playerOf(state, outlook.seat).gold + gold }), outlook);
