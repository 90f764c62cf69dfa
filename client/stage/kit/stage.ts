import type { Face } from './face.js';
import type { Motions } from './motion.js';
import type { Layout, Spot } from './piece.js';

/** Something that may be pressed on the board now. */
export interface Target extends Spot {
  /** A piece's id, or the name of a place. */
  readonly pick: string;
  readonly width: number;
  readonly height: number;
  /** A word beside it, such as a price. */
  readonly tag: string | null;
  /** Picked already, on the way to a command of several picks. */
  readonly picked: boolean;
}

/** The board on the screen. It shows what it is told and says what is pressed; it knows no rules. */
export interface Stage {
  /** What lies under everything, and the parts of the board that one can go near to. */
  lay(ground: ReturnType<Face['ground']>, parts: ReturnType<Face['parts']>): void;
  /** Everything lies so, at once. */
  settle(layout: Layout): void;
  /** Shows motions on the way to a layout, which it settles on when they are through or cut short. A pace of 2 is twice as fast. */
  play(motions: Motions, after: Layout, pace: number): Promise<void>;
  /** Ends at once what is being played. */
  cut(): void;
  /** What glows, and may be pressed. */
  offer(targets: readonly Target[]): void;
  /** Shows faintly how things would lie, or nothing of the kind. */
  ghost(layout: Layout | null): void;
  /** Goes near to a part of the board, or back to the whole of it. */
  goTo(part: (Spot & { readonly width: number; readonly height: number }) | null): void;
  /** Whether water and light keep still. */
  still(still: boolean): void;
  close(): void;
}

/** What a stage says back. */
export interface Heard {
  /** A target was pressed. */
  readonly pressed: (pick: string) => void;
  /** A target, or anything else that lies there, is pointed at; `null` when no more. */
  readonly pointed: (pick: string | null) => void;
  /** Somebody pressed where nothing is offered: whoever waits for an animation wants it over. */
  readonly impatient: () => void;
}

/** Opens a board in an element of the page. It fails with a sentence where the browser cannot draw it. */
export type OpenStage = (host: HTMLElement, face: Face, heard: Heard) => Promise<Stage>;
