import type { Character, Colour, Floor, FloorCard, Rating } from '#events/burano/components.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { CommandOf, CommandType } from '#engine/burano/rules/rule.js';
import type { BuranoState, Phase } from '#engine/burano/state.js';
import type { Names } from '../../kit/face.js';

/** All that Burano says in one language. Every entry is asked for by its type, so that none can be forgotten. */
export interface BuranoVocabulary {
  readonly nouns: Nouns;
  readonly told: { readonly [T in BuranoEvent['type']]: (event: EventOf<T>, names: Names) => string };
  /** What is asked of whoever reads it. */
  readonly asked: Readonly<Record<Phase['kind'], (at: Standing) => string>>;
  /** What somebody else decides. */
  readonly watched: Readonly<Record<Phase['kind'], (name: string) => string>>;
  readonly lastRound: string;
  readonly choices: { readonly [T in CommandType]: (command: CommandOf<T>, state: BuranoState) => string };
  readonly effects: EffectSentences;
  readonly table: TableWords;
  readonly things: ThingWords;
  readonly panels: PanelWords;
}

export type EventOf<T extends BuranoEvent['type']> = Extract<BuranoEvent, { type: T }>;

/** What things are called in the middle of a sentence. */
export interface Nouns {
  readonly colours: Readonly<Record<Colour, string>>;
  /** By colour and floor, such as `red first floor`. */
  readonly card: (card: FloorCard) => string;
  /** What is painted on it, counted. */
  readonly painted: (card: FloorCard) => string;
  readonly characters: Readonly<Record<Character, CharacterWords>>;
  readonly coins: (coins: number) => string;
  readonly points: (points: number) => string;
  readonly ratings: Readonly<Record<Rating, string>>;
}

export interface CharacterWords {
  readonly name: string;
  /** What they bring, in a sentence. */
  readonly rule: string;
}

/** What the seat that is asked can do just now. */
export interface Standing {
  /** What the next card costs; `null` where no more can be laid. */
  readonly price: number | null;
  readonly placed: number;
  readonly mayPlace: boolean;
  /** Houses that await somebody. */
  readonly houses: number;
  /** Cards to be given back. */
  readonly surplus: number;
}

/** What comes of a command. */
export interface EffectSentences {
  readonly costs: (coins: number, have: number) => string;
  readonly gains: (coins: number, then: number) => string;
  /** A rule of colours is broken. */
  readonly breaks: (tokensThen: number) => string;
  /** How many points more or less the street would bring if the game were over then. */
  readonly worth: (change: number, then: number) => string;
  readonly takeFloors: (cards: readonly FloorCard[]) => string;
  readonly placeFloor: (completes: boolean) => string;
  readonly finishPlacing: (visits: number, surplus: number) => string;
  readonly welcome: (rule: string) => string;
  readonly returnFloor: (floor: Floor) => string;
  readonly dismiss: (left: number) => string;
}

/** The headings and lines of the table read as text. */
export interface TableWords {
  readonly round: (round: number) => string;
  readonly starts: (name: string) => string;
  readonly market: string;
  readonly column: (column: number, cards: readonly string[]) => string;
  readonly decks: (left: readonly number[]) => string;
  readonly crowd: string;
  readonly left: (name: string, left: number) => string;
  readonly means: (coins: number, tokens: number, scaffoldsAside: number) => string;
  readonly worth: (points: number) => string;
  /** Cards in hand: those that are known, by name, and how many are hidden. */
  readonly hand: (known: readonly string[], hidden: number) => string;
  readonly house: (place: number, floors: readonly string[], visitor: string | null) => string;
  readonly empty: string;
  readonly scaffold: string;
  readonly emptyFloor: string;
}

/** What is said of a thing that is pointed at. */
export interface ThingWords {
  readonly floor: (card: string, painted: string) => string;
  readonly deck: (floor: Floor, left: number) => string;
  readonly column: (column: number, cards: readonly string[]) => string;
  readonly bank: string;
  readonly bell: (isRung: boolean) => string;
  readonly start: (name: string) => string;
  readonly crowd: (name: string, rule: string, left: number) => string;
  readonly corner: (name: string) => string;
  readonly purse: (name: string, coins: number) => string;
  readonly tokens: (name: string, tokens: number) => string;
  readonly points: (name: string, points: number) => string;
  readonly hidden: (name: string) => string;
  readonly inHand: (name: string, card: string, painted: string) => string;
  readonly scaffold: (name: string) => string;
  readonly lot: (place: number, floor: Floor) => string;
  readonly home: (name: string, place: number) => string;
  readonly visitor: (visitor: string, rule: string, points: number) => string;
  readonly awaiting: (place: number) => string;
  readonly crown: (name: string) => string;
}

/** What stands in the panels. */
export interface PanelWords {
  readonly yourHand: string;
  readonly handsHidden: string;
  readonly cards: string;
  readonly noCards: string;
  readonly giveBack: string;
  readonly returned: string;
  readonly guests: string;
  readonly who: string;
  readonly bring: (points: number) => string;
  readonly come: string;
  readonly atPlace: (place: number) => string;

  readonly sheet: string;
  readonly place: (place: number) => string;
  readonly nobody: string;
  readonly shops: string;
  readonly tokens: string;
  readonly windows: (closed: number) => string;
  readonly total: string;
  readonly ties: (coins: number, cats: number) => string;
  readonly unfinished: string;
}
