import { GLASS } from '#events/murano/components.js';
import type { Character } from '#events/murano/components.js';
import { named } from '#client/stage/murano/names.js';
import type { StackKind } from '#client/stage/murano/names.js';
import { RING } from '#engine/murano/data/ring.js';
import type { MuranoState } from '#engine/murano/state.js';

/** The name of everything that is on the board at a moment, pieces and places. */
export const thingsOn = (state: MuranoState): readonly string[] => [
  named.bag,
  ...STACKS.map(named.stack),
  ...state.ships.map((_, ship) => named.ship(ship)),
  ...RING.map((_, space) => named.space(space)),
  ...state.sites.flatMap((laid, site) => [
    named.site(site),
    ...(laid === null ? [] : [named.tile(site), named.marker(site)]),
  ]),
  ...state.berths.flatMap((owner, berth) => [named.berth(berth), ...(owner === null ? [] : [named.gondolier(berth)])]),
  ...state.players.flatMap((player, seat) => [
    named.corner(seat),
    named.purse(seat),
    named.crew(seat),
    named.dismissed(seat),
    named.vp(seat),
    ...GLASS.map((glass) => named.beads(seat, glass)),
    ...Array.from({ length: player.factories }, (_, index) => named.hand(seat, 'factory', index)),
    ...Array.from({ length: player.specials }, (_, index) => named.hand(seat, 'special', index)),
    ...player.shops.map((_, index) => named.hand(seat, 'shop', index)),
    ...player.palaces.map((_, index) => named.hand(seat, 'palace', index)),
    ...player.characters.map((_, index) => named.hand(seat, 'character', index)),
    ...[...player.cards, ...player.newCards].map(named.card),
    ...player.scored.map((card: Character) => named.scored(card)),
  ]),
  ...spreadOn(state),
];

const STACKS: readonly StackKind[] = [
  'streets',
  'shops',
  'palaces',
  'factories',
  'specials',
  'characters',
  'buildings',
];

/** What is spread out, where this viewer may see it. */
const spreadOn = ({ phase }: MuranoState): readonly string[] => {
  if (phase.kind === 'layingStreet') return [named.drawnStreet];
  const spread = 'cards' in phase ? phase.cards : 'tiles' in phase ? phase.tiles : [];
  return spread.flatMap((token, index) => (token === null ? [] : [named.spread(index)]));
};
