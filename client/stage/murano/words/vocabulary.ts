import type {
  Beads,
  Berth,
  BuildingCard,
  Glass,
  Island,
  PalaceTile,
  Ship,
  ShopTile,
  Site,
  Space,
  StreetTile,
} from '#events/murano/components.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { Action } from '#engine/murano/data/ring.js';
import type { CommandOf, CommandType } from '#engine/murano/rules/rule.js';
import type { Laid, MuranoState, Phase, PhaseOf } from '#engine/murano/state.js';
import type { Names } from '../../kit/face.js';
import type { HandKind, StackKind } from '../names.js';
import type { EffectSentences } from './effect-sentences.js';
import type { PanelWords } from './panel-words.js';
import type { Prices } from './prices.js';

/** All that Murano says in one language. Every entry is asked for by its type, so that none can be forgotten. */
export interface MuranoVocabulary {
  readonly islands: Readonly<Record<Island, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  /** What an action does and costs, in one sentence. */
  readonly does: Readonly<Record<Action, (prices: Prices) => string>>;
  readonly characters: Readonly<Record<CharacterNumber, CardWords>>;
  readonly buildings: Readonly<Record<BuildingCard, CardWords>>;
  readonly phrases: Phrases;
  readonly told: { readonly [T in MuranoEvent['type']]: (event: EventOf<T>, names: Names) => string };
  /** What is asked of whoever reads it. */
  readonly asked: { readonly [K in Phase['kind']]: (phase: PhaseOf<K>, at: Standing) => string };
  /** What somebody else decides. */
  readonly watched: Readonly<Record<Phase['kind'], (name: string) => string>>;
  /** A turn after the end was triggered is the last one. */
  readonly finalTurn: string;
  readonly choices: { readonly [T in CommandType]: (command: CommandOf<T>, state: MuranoState) => string };
  readonly effects: EffectSentences;
  readonly table: TableWords;
  readonly things: ThingWords;
  readonly panels: PanelWords;
}

export type EventOf<T extends MuranoEvent['type']> = Extract<MuranoEvent, { type: T }>;

/** A card's own short name, and what it does in a sentence. */
export interface CardWords {
  readonly name: string;
  readonly rule: string;
}

// prettier-ignore
export type CharacterNumber =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
  | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40;

/** What the seat that is asked can do just now. */
export interface Standing {
  /** The price of the next ship. */
  readonly nextShip: number;
  /** The space that the last ship entered. */
  readonly space: Space | null;
  readonly mayAct: boolean;
  readonly maySail: boolean;
  readonly mayPass: boolean;
  /** Of what keeping a character costs. */
  readonly recruit: number;
  /** Gondoliers that have not scored yet. */
  readonly gondoliers: number;
}

/** What things are called in the middle of a sentence. */
export interface Phrases {
  readonly gold: (gold: number) => string;
  readonly vp: (vp: number) => string;
  readonly space: (space: Space) => string;
  readonly site: (site: Site) => string;
  readonly lying: (laid: Laid | null, site: Site, names: Names) => string;
  readonly beads: (beads: Beads) => string;
  readonly shop: (tile: ShopTile) => string;
  readonly palace: (tile: PalaceTile) => string;
  readonly street: (tile: StreetTile) => string;
}

/** The headings and lines of the table read as text. */
export interface TableWords {
  readonly turn: (turn: number) => string;
  readonly endedBy: (name: string) => string;
  readonly ring: string;
  readonly onSpace: (space: Space, ships: readonly Ship[]) => string;
  readonly stacks: string;
  readonly stack: Readonly<Record<StackKind, (left: number) => string>>;
  readonly bag: (beads: Beads) => string;
  /** A player and the colour of the gondoliers. */
  readonly player: (name: string, seat: number) => string;
  readonly gondoliers: (inHand: number, onBerths: number, dismissed: number) => string;
  readonly factories: (held: number) => string;
  readonly specials: (held: number) => string;
  /** Tiles and cards held: those that are known, by name, and how many are hidden. */
  readonly held: Readonly<
    Record<Exclude<HandKind, 'factory' | 'special'>, (known: readonly string[], hidden: number) => string>
  >;
  readonly scored: (cards: readonly string[]) => string;
  readonly cards: (cards: readonly string[]) => string;
  /** Won this turn, working from the next. */
  readonly newCards: (cards: readonly string[]) => string;
  readonly customers: (red: number, blue: number, grey: number) => string;
  readonly berths: (berths: readonly string[]) => string;
  readonly berth: (berth: Berth, owner: string | null) => string;
  readonly row: (row: string, sites: readonly string[]) => string;
}

/** What is said of a thing that is pointed at. */
export interface ThingWords {
  readonly ship: (ship: Ship, space: Space) => string;
  /** The prices of a space are those of the seat whose turn it is. */
  readonly space: (space: string, does: string, name: string | null, ships: readonly Ship[]) => string;
  readonly site: (site: string, lying: string, open: boolean) => string;
  readonly berth: (berth: Berth, owner: string | null, prices: readonly BerthPrice[]) => string;
  readonly stack: Readonly<Record<StackKind, (left: number) => string>>;
  readonly supply: string;
  readonly bag: (beads: Beads) => string;
  readonly corner: (name: string, seat: number) => string;
  readonly purse: (name: string, gold: number) => string;
  readonly vp: (name: string, vp: number) => string;
  readonly crew: (name: string, gondoliers: number) => string;
  readonly dismissed: (name: string, gondoliers: number) => string;
  readonly beads: (name: string, glass: Glass, count: number) => string;
  readonly inHand: Readonly<Record<HandKind, (name: string, known: string | null) => string>>;
}

export interface BerthPrice {
  readonly name: string;
  readonly gold: number;
}
