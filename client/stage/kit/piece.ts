/** Where something is on the board, in the board's own units, y downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How a piece lies: its centre, turned by degrees, and how large and how plain to see it is. */
export interface Pose extends Spot {
  readonly angle: number;
  readonly scale: number;
  readonly alpha: number;
}

/** Words or a number upon a piece, in one of the writings that the stage knows. */
export interface Writing {
  readonly text: string;
  readonly style: string;
}

/**
 * A thing on the board: a tile, a ship, a purse. The same thing keeps its id from one moment to the next, so that it can
 * be seen to move; what is hidden lies there with its back up.
 */
export interface Piece extends Pose {
  readonly id: string;
  /** Which drawing shows it. */
  readonly art: string;
  /** What lies upon what: the larger is the nearer. */
  readonly z: number;
  readonly writing: Writing | null;
}

/** Where everything lies at one moment. It is worked out of the state alone. */
export type Layout = ReadonlyMap<string, Piece>;

/** A piece that lies straight, at its full size, unwritten, unless said otherwise. */
export const piece = (
  id: string,
  art: string,
  { x, y }: Spot,
  z: number,
  other: Partial<Pick<Piece, 'angle' | 'scale' | 'alpha' | 'writing'>> = {},
): Piece => ({ id, art, x, y, z, angle: 0, scale: 1, alpha: 1, writing: null, ...other });

/** A picture, drawn by us as vectors: rendered once, at what the screen can show. */
export interface Drawing {
  /** Whole, with its own viewBox of the same proportions. */
  readonly svg: string;
  /** How large it lies on the board. */
  readonly width: number;
  readonly height: number;
}

/** How a writing looks. */
export interface Lettering {
  readonly size: number;
  readonly colour: string;
  readonly weight: 'normal' | 'bold';
  readonly family: 'serif' | 'sans';
  /** An edge around each letter, for what stands on a picture. */
  readonly edge?: string;
  /** How wide it may run; as wide as it is, where nothing is said. */
  readonly room?: number;
}
