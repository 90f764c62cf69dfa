import type { Viewer } from '#events/viewer.js';
import type { Answer } from '#events/wire/socket.js';

/** All that clients were told in the course of a run: the one side of what is compared. */
export interface Told {
  readonly viewers: readonly ViewerTold[];
  readonly commands: readonly CommandTold[];
}

/** What one viewer of a table was shown, over however many sockets to however many nodes, in the order in which it came. */
export interface ViewerTold {
  readonly name: string;
  readonly table: string;
  readonly viewer: Viewer;
  readonly shown: readonly Glimpse[];
}

export type Glimpse =
  | { readonly kind: 'snapshot'; readonly seq: number; readonly digest: string; readonly state: unknown }
  | { readonly kind: 'event'; readonly seq: number; readonly digest: string; readonly event: object | null };

/** A command that a client gave, and each answer that it got: several, where it had to ask again. */
export interface CommandTold {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly answers: readonly Answer[];
}
