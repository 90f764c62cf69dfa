import type { FunctionComponent } from 'preact';
import type { Language } from '../../words/language.js';

/** A game as it stands on the shelf. It comes with the lobby, so it is small. */
export interface Box {
  /** The picture on the lid, within 320 by 180; the name of the game is laid over the lower third. */
  readonly lid: FunctionComponent;
  readonly words: Readonly<Record<Language, BoxWords>>;
}

export interface BoxWords {
  /** What the game is about, in a sentence. */
  readonly blurb: string;
  /** What each of its options does. */
  readonly options: Readonly<Record<string, string>>;
}
