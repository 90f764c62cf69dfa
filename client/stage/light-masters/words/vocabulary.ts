import type { Advantage, Category, Creation, Fragment, Fragments, Market } from '#events/light-masters/components.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { CommandOf, CommandType } from '#engine/light-masters/rules/rule.js';
import type { Begun, LightMastersState, Phase } from '#engine/light-masters/state.js';
import type { Names } from '../../kit/face.js';
import type { EffectSentences } from './effect-sentences.js';
import type { PanelWords } from './panel-words.js';

/**
 * The question asked at a moment: what was begun comes first, and a bench too full before that. `negotiatingOn` is an action
 * more that need not be done.
 */
export type AskedKind = Exclude<Phase['kind'], 'over'> | Begun['kind'] | 'surplus' | 'negotiatingOn' | 'negotiated';

/** What the seat that is asked can do just now. */
export interface Standing {
  /** What the next collecting brings. */
  readonly inner: Fragment;
  readonly ring: Fragment;
  /** The first card of the hand; `null` where there is none left. */
  readonly creation: Creation | null;
  readonly mayComplete: boolean;
  readonly mayExchange: boolean;
  readonly mayBuy: boolean;
  readonly maySell: boolean;
  /** What the bench has no place for. */
  readonly surplus: number;
  readonly actions: number;
  readonly placed: number;
}

/** All that Light Masters says in one language. Every entry is asked for by its type, so that none can be forgotten. */
export interface LightMastersVocabulary {
  readonly categories: Readonly<Record<Category, string>>;
  readonly creations: Readonly<Record<Creation, string>>;
  readonly advantages: Readonly<Record<AdvantageNumber, CardWords>>;
  readonly phrases: Phrases;
  readonly told: { readonly [T in LightMastersEvent['type']]: (event: EventOf<T>, names: Names) => string };
  /** What is asked of whoever reads it. */
  readonly asked: Readonly<Record<AskedKind, (at: Standing) => string>>;
  /** What somebody else decides. */
  readonly watched: Readonly<Record<AskedKind, (name: string) => string>>;
  readonly over: string;
  /** The last round goes on. */
  readonly lastRound: string;
  readonly choices: { readonly [T in CommandType]: (command: CommandOf<T>, at: Labelled) => string };
  readonly effects: EffectSentences;
  readonly table: TableWords;
  readonly things: ThingWords;
  readonly panels: PanelWords;
}

export type EventOf<T extends LightMastersEvent['type']> = Extract<LightMastersEvent, { type: T }>;

/** An advantage's own short name, and what it does in a sentence. */
export interface CardWords {
  readonly name: string;
  readonly rule: string;
}

export type AdvantageNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;

/** What a label of a choice may speak of. */
export interface Labelled {
  readonly state: LightMastersState;
  /** The name of a card in the hand of whoever is asked. */
  readonly inHand: (index: number) => string;
  readonly creation: (creation: Creation) => string;
  readonly advantage: (category: Category) => string;
  /** What would stand at the selector if the ring were turned so. */
  readonly atSelector: (turned: number) => Fragment;
}

/** What things are called in the middle of a sentence. */
export interface Phrases {
  readonly lira: (lira: number) => string;
  /** Such as "2 blue and 1 red". */
  readonly fragments: (some: Fragments) => string;
  readonly fragment: (fragment: Fragment) => string;
  readonly market: (market: Market) => string;
}

/** The headings and lines of the table read as text. */
export interface TableWords {
  readonly turn: (turn: number) => string;
  readonly endedBy: (name: string) => string;
  readonly starter: (name: string) => string;
  readonly circle: string;
  readonly selector: (inner: Fragment, ring: Fragment) => string;
  readonly next: (inner: Fragment, ring: Fragment) => string;
  readonly warehouse: (left: Fragments) => string;
  readonly markets: string;
  readonly market: (market: Market, wares: Fragments, window: Fragments) => string;
  readonly advantages: string;
  readonly advantage: (category: string, name: string, rule: string) => string;
  readonly bench: (some: Fragments) => string;
  readonly hand: (known: readonly string[], hidden: number) => string;
  readonly completed: (creations: readonly string[]) => string;
  readonly activated: (creations: readonly string[]) => string;
  /** A creation with what it costs. */
  readonly costing: (creation: string, cost: Fragments) => string;
}

/** What is said of a thing that is pointed at. */
export interface ThingWords {
  readonly table: string;
  readonly warehouse: string;
  readonly ring: string;
  readonly selector: (inner: Fragment, ring: Fragment) => string;
  readonly segment: (fragment: Fragment) => string;
  readonly position: (inner: Fragment, ring: Fragment) => string;
  readonly heap: (fragment: Fragment, left: number) => string;
  readonly bank: string;
  readonly market: (market: Market, wares: Fragments, window: Fragments) => string;
  readonly wares: (fragment: Fragment, market: Market) => string;
  readonly glass: (fragment: Fragment, name: string) => string;
  readonly corner: (name: string) => string;
  readonly purse: (name: string, lira: number) => string;
  readonly steps: string;
  readonly first: (name: string) => string;
  readonly last: (name: string) => string;
  readonly shelf: (name: string) => string;
  readonly card: (creation: string, cost: Fragments, categories: readonly string[]) => string;
  readonly back: (name: string) => string;
}

export const advantageWords = ({ advantages }: LightMastersVocabulary, number: Advantage): CardWords =>
  advantages[number as AdvantageNumber];
