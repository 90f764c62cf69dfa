import type { Layout } from '../../piece.js';
import type { Camera } from '../camera.js';
import type { Easel } from '../cutout.js';
import type { Pieces, Pictures } from '../figure.js';

/** A motion while it is seen. What it made is gone when it has ended, however that came about. */
export interface Run {
  begin(): void;
  /** So far along, from 0 to 1. */
  along(part: number): void;
  end(): void;
}

/** What motions are made with. */
export interface Props {
  readonly easel: Easel;
  readonly pictures: Pictures;
  readonly pieces: Pieces;
  readonly camera: Camera;
  readonly after: Layout;
  /** What a pixel of the page measures on the board while the whole of it is seen: nothing that is to be read is finer. */
  readonly pixel: number;
}

/** Where there is nothing to be seen of a motion, such as one of a piece that lies nowhere. */
export const UNSEEN: Run = {
  begin: () => undefined,
  along: () => undefined,
  end: () => undefined,
};
