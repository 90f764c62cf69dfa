import type { FunctionComponent } from 'preact';
import type { Language } from '../../words/language.js';

/** A game as it stands on the shelf. It comes with the lobby, so it is small. */
export interface Box {
  /** The picture on the lid, within 320 by 180; the name of the game is laid over the lower third. */
  readonly lid: FunctionComponent;
  readonly words: Readonly<Record<Language, BoxWords>>;
  /** How it stood on the shelf at earlier editions, where its options were others, or meant something else. */
  readonly earlier?: Readonly<Record<number, Box>>;
}

export interface BoxWords {
  /** What the game is about, in a sentence. */
  readonly blurb: string;
  readonly options: Readonly<Record<string, OptionWords>>;
}

/** An option of a game: what it is called, in a word or two, and what it does, in a sentence. */
export interface OptionWords {
  readonly name: string;
  readonly does: string;
}
