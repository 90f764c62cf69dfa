import type { Drawing } from './piece.js';

/** How each picture of a kind of thing is made, by its name. */
export type Makers = Readonly<Record<string, (id: string) => Drawing>>;
