import type { ComponentChildren } from 'preact';
import type { Asking, Game } from '#engine/kit/game.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat, Viewer } from '#events/viewer.js';
import type { Language } from '../../words/language.js';
import type { Motions } from './motion.js';
import type { Drawing, Layout, Lettering, Spot } from './piece.js';

/** What is called who at a table: by seat. */
export type Names = (seat: Seat) => string;

/** A part of the table in words, for who reads it rather than looks at it. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** All that a game says, in one language. */
export interface GameWords<S extends object = object, C extends Asking = Asking, E extends Happening = Happening> {
  /** What is being decided; `me` is the seat whose player reads it, or `null` for who only watches. */
  asked(state: S, me: Seat | null, names: Names): string;
  /** What happened, as a sentence. */
  told(event: E, names: Names): string;
  /** A command as it stands on its button. */
  choice(command: C, state: S, names: Names): string;
  /** What it costs and what comes of it, so far as the seat can know. */
  effect(command: C, state: S, seat: Seat, names: Names): string;
  /** The whole table, as text. */
  table(state: S, names: Names): readonly Passage[];
  /** What a thing on the board is, for who points at it; `null` where nothing is to be said. */
  thing(piece: string, state: S, names: Names): string | null;
}

/** What a panel of a game is shown with. */
export interface PanelShown<S extends object = object> {
  readonly state: S;
  readonly viewer: Viewer;
  readonly names: Names;
  readonly language: Language;
  /** The commands that the seat may give now. */
  readonly choices: readonly Asking[];
  /** Gives one. */
  readonly give: (command: Asking) => void;
  /** Shows what a command would do, on the board, or nothing. */
  readonly preview: (command: Asking | null) => void;
  /** All that the viewer has seen happen so far and was not taken back, in order. */
  readonly told: readonly Happening[];
}

/** A moment of a table: how the game stands, and where everything lies. */
export interface Moment<S extends object = object> {
  readonly state: S;
  readonly layout: Layout;
}

/** How a game looks and speaks. Its rules are elsewhere: a face changes nothing. */
export interface Face<S extends object = object, C extends Asking = Asking, E extends Happening = Happening> {
  readonly game: Game<S, C, E>;
  /** How large the board is. */
  readonly board: { readonly width: number; readonly height: number };
  /** What is seen beside the board and under it: the lagoon's water, or a plain colour. */
  readonly surroundings: 'water' | `#${string}`;
  /** What lies under every piece, drawn over the whole board but for the water. */
  readonly ground: Of<[state: S], readonly { readonly art: string; readonly at: Spot; readonly z: number }[]>;
  readonly drawing: (art: string) => Drawing;
  readonly letterings: Readonly<Record<string, Lettering>>;
  /** Where everything lies, as this viewer sees it. */
  readonly layout: Of<[state: S, viewer: Viewer, names: Names], Layout>;
  /** What is seen to happen. */
  readonly motions: Of<[event: E, before: Moment<S>, after: Moment<S>], Motions>;
  /** What is to be pressed on the board, in this order, to give a command; empty where only a button gives it. */
  readonly picks: Of<[command: C, state: S], readonly string[]>;
  /** Where something that can be picked lies and how large it is, be it a piece or a place. */
  readonly placeOf: Of<[pick: string, moment: Moment<S>], Place | null>;
  /** Whether a command does nothing but end the turn: its button stands last, apart from all others. */
  readonly endsTurn?: Of<[command: C], boolean>;
  /** What a short word beside a pick says, such as a price, and points as they are called; `null` for none. */
  readonly tag: Of<[command: C, state: S, seat: Seat, called?: string], string | null>;
  /** Whether everybody at the table has to notice an event: what is told of it is said large, over the board. */
  readonly proclaims?: Of<[event: E], boolean>;
  /** How the game would stand after a command, so far as its seat can know; `null` where that is for luck to say. */
  readonly foresee?: Of<[command: C, state: S, seat: Seat], S | null>;
  /** Parts of the board that one can go near to. */
  readonly parts: Of<
    [state: S],
    readonly { readonly id: string; readonly at: Spot; readonly width: number; readonly height: number }[]
  >;
  readonly words: (language: Language) => Promise<GameWords<S, C, E>>;
  /** What a seat keeps to itself, beside the board. */
  readonly Tray: Of<[shown: PanelShown<S>], ComponentChildren>;
  /** How the points came about, once they are counted. */
  readonly Sheet: Of<[shown: PanelShown<S>], ComponentChildren>;
}

/**
 * What is asked of a game's own face. Written as a method, so that the face of one game is also a face at large: nobody
 * asks it about another game.
 */
type Of<Asked extends readonly unknown[], Answer> = { of(...asked: Asked): Answer }['of'];

type Place = Spot & { readonly width: number; readonly height: number };
