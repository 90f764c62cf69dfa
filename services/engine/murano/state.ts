import type {
  Beads,
  Berth,
  BuildingCard,
  Character,
  Colour,
  PalaceTile,
  Ship,
  ShopTile,
  Space,
  StreetTile,
} from '#events/murano/components.js';
import type { Seen } from '#events/token.js';
import type { Seat } from '#events/viewer.js';
import type { OfEdition } from '../kit/editions.js';

/** A game of Murano at one moment, as the rules or as a viewer know it. */
export interface MuranoState extends OfEdition {
  readonly turn: number;
  readonly phase: Phase;
  /** Who emptied the second stack (rule E1), once somebody did. */
  readonly endedBy: Seat | null;
  /** The space of each ship; ship 0 is the red one. */
  readonly ships: readonly Space[];
  readonly players: readonly Player[];
  /** What lies on each site of the islands. */
  readonly sites: readonly (Laid | null)[];
  /** Whose gondolier lies on each berth. */
  readonly berths: readonly (Seat | null)[];
  readonly stacks: Stacks;
  readonly characters: Deck<Character>;
  readonly buildings: Deck<BuildingCard>;
  readonly bag: Beads;
  /** The palace that left the game unseen with 2 or 3 players (rule S3); none with 4. */
  readonly removedPalace: readonly Seen<PalaceTile>[];
}

export interface Player {
  readonly gold: number;
  readonly vp: number;
  /** Gondoliers in hand, and in the general supply. */
  readonly gondoliers: number;
  readonly dismissed: number;
  readonly factories: number;
  readonly specials: number;
  readonly shops: readonly Seen<ShopTile>[];
  readonly palaces: readonly Seen<PalaceTile>[];
  readonly characters: readonly Seen<Character>[];
  /** Characters revealed and scored. */
  readonly scored: readonly Character[];
  readonly beads: Beads;
  /** Special building cards that work, and those won this turn, which work from the next one on (rule B7). */
  readonly cards: readonly BuildingCard[];
  readonly newCards: readonly BuildingCard[];
}

/** A tile on a site. A marker shows whose a factory or shop is. */
export type Laid =
  | { readonly kind: 'street'; readonly tile: StreetTile }
  | { readonly kind: 'factory'; readonly owner: Seat }
  | { readonly kind: 'shop'; readonly colour: Colour; readonly owner: Seat }
  | { readonly kind: 'palace'; readonly crests: number }
  | { readonly kind: 'special' };

/** What is left of each kind of tile. Chance is lazy: a stack has no order, a tile is picked when it is drawn. */
export interface Stacks {
  /** Every street is seen when it is drawn, so what is left is open. */
  readonly streets: readonly StreetTile[];
  readonly shops: readonly Seen<ShopTile>[];
  readonly palaces: readonly Seen<PalaceTile>[];
  readonly factories: number;
  readonly specials: number;
}

/** Cards never drawn yet, in no order, and cards put back under them, drawn in order when the pool is through. */
export interface Deck<Card extends string> {
  readonly pool: readonly (Card | null)[];
  readonly under: readonly (Card | null)[];
}

/** What is being decided. Whose turn it is stands in each phase. */
export type Phase =
  /** Moving ships; `moved` in the order they moved; the action of the last one's space may be carried out. */
  | { readonly kind: 'sailing'; readonly seat: Seat; readonly moved: readonly Ship[]; readonly shared: boolean }
  | { readonly kind: 'searchingShops'; readonly seat: Seat; readonly tiles: readonly Seen<ShopTile>[] }
  | { readonly kind: 'searchingPalaces'; readonly seat: Seat; readonly tiles: readonly Seen<PalaceTile>[] }
  | { readonly kind: 'recruiting'; readonly seat: Seat; readonly cards: readonly Seen<Character>[] }
  /** Building: `placed` tiles lie already, 1 to 3. */
  | { readonly kind: 'building'; readonly seat: Seat; readonly placed: number }
  | { readonly kind: 'layingStreet'; readonly seat: Seat; readonly placed: number; readonly tile: StreetTile }
  | {
      readonly kind: 'choosingBuilding';
      readonly seat: Seat;
      readonly placed: number;
      readonly cards: readonly Seen<BuildingCard>[];
    }
  /** After a production; with `owes` a bead goes back to the bag before the turn ends (Trading Station). */
  | { readonly kind: 'selling'; readonly seat: Seat; readonly owes: boolean }
  | { readonly kind: 'returningBead'; readonly seat: Seat }
  /** A building was bought, a shop or palace as the last in hand; in a final turn it may be placed at once (rule E4). */
  | { readonly kind: 'bought'; readonly seat: Seat; readonly building: Building }
  | { readonly kind: 'acted'; readonly seat: Seat }
  /** `used` are the berths whose gondoliers a character used up. */
  | { readonly kind: 'scoring'; readonly seat: Seat; readonly used: readonly Berth[] }
  | { readonly kind: 'over' };

export type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** What can be bought and built. */
export type Building = 'factory' | 'shop' | 'palace' | 'special';
