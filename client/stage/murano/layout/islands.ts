import { islandsFor } from '#engine/murano/data/islands.js';
import type { Laid, MuranoState } from '#engine/murano/state.js';
import type { Island } from '#events/murano/components.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { SITE, spotOf } from '../map.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';

/** The islands' own names, which are the same in every language. */
const TITLES: Readonly<Record<Island, string>> = {
  'san-donato': 'San Donato',
  'sacca-mattia': 'Sacca Mattia',
  'santa-teresa': 'S. Teresa e S. Mattia',
  'santa-chiara': 'S. Chiara e S. Stefano',
  'san-pietro': 'S. Pietro Martire',
  'sacca-serenella': 'Sacca Serenella',
};

/** What is built, whose it is, and which gondolas lie at the islands. */
export const islands = (state: MuranoState): readonly Piece[] => [
  ...islandsFor(state.players.length).map((island) =>
    piece(named.title(island), 'ribbon', spotOf.title(island), DEPTH.title, {
      writing: { text: TITLES[island], style: 'title' },
    }),
  ),
  ...state.sites.flatMap((laid, site) => (laid === null ? [] : onSite(laid, site))),
  ...state.berths.flatMap((seat, berth) =>
    seat === null ? [] : [piece(named.gondolier(berth), `gondolier-${seat}`, spotOf.berth(berth), DEPTH.gondolier)],
  ),
];

const onSite = (laid: Laid, site: number): readonly Piece[] => {
  const spot = spotOf.site(site);
  const tile = piece(named.tile(site), artOf(laid), spot, DEPTH.tile);
  if (!('owner' in laid)) return [tile];
  const corner = { x: spot.x + SITE * 0.31, y: spot.y + SITE * 0.31 };
  return [tile, piece(named.marker(site), `marker-${laid.owner}`, corner, DEPTH.marker)];
};

const artOf = (laid: Laid): string => {
  switch (laid.kind) {
    case 'street':
      return laid.tile;
    case 'shop':
      return `shop-${laid.colour}`;
    case 'palace':
      return `palace-${laid.crests}`;
    case 'factory':
    case 'special':
      return laid.kind;
  }
};
