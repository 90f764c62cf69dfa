import type { MuranoCommand } from '#events/murano/commands.js';
import type { Seat } from '#events/viewer.js';
import { noDraws } from '#engine/kit/draws.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { playerOf, works } from '#engine/murano/players.js';
import { PRICES } from '#engine/murano/rules/prices.js';
import { decide } from '#engine/murano/rules/rules.js';
import { SMOKE } from '#engine/murano/rules/works.js';
import type { MuranoState, Player } from '#engine/murano/state.js';

/** What a command does to the gold and the victory points of its seat. */
export interface Reckoning {
  readonly gold: number;
  readonly vp: number;
}

/**
 * The reckoning of a command that may be given now. Where no luck falls the rules themselves are asked, so that this says
 * what will be; where luck falls, what does not depend on it is reckoned by the rules' own prices.
 */
export const reckon = (state: MuranoState, seat: Seat, command: MuranoCommand): Reckoning => {
  const player = playerOf(state, seat);
  const known = WITH_LUCK[command.type];
  if (known !== undefined) return known(player, command);

  const decision = decide(state, seat, command, noDraws);
  if (!decision.ok) return NOTHING;
  const after = playerOf(decision.events.reduce(evolve, state), seat);
  return { gold: after.gold - player.gold, vp: after.vp - player.vp };
};

const NOTHING: Reckoning = { gold: 0, vp: 0 };

type WithLuck = Partial<Record<MuranoCommand['type'], (player: Player, command: MuranoCommand) => Reckoning>>;

const WITH_LUCK: Readonly<WithLuck> = {
  buyShop: () => ({ gold: -PRICES.shop, vp: 0 }),
  buyPalace: () => ({ gold: -PRICES.palace, vp: 0 }),
  recruit: () => NOTHING,
  drawStreet: () => NOTHING,
  buildSpecial: (player) => ({ gold: 0, vp: works(player, 'building-crane-a') ? 1 : 0 }),
  produce: (player, command) => {
    const factories = command.type === 'produce' ? command.factories : 0;
    const guildHall = factories > 0 && works(player, 'building-guild-hall') ? 1 : 0;
    return { gold: 0, vp: guildHall - SMOKE * factories };
  },
};
