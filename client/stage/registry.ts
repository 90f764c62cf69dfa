import { buranoBox } from './burano/box.js';
import type { Box } from './kit/box.js';
import type { Face } from './kit/face.js';
import { lightMastersBox } from './light-masters/box.js';
import { muranoBox } from './murano/box.js';

/** How a game looks: on the shelf, there at once, and on the table, loaded with the first table of the game. */
interface Look {
  readonly box: Box;
  /** One for each edition. */
  readonly faces: () => Promise<readonly Face[]>;
}

/** One line each. Deleting a line and the game's folder removes it. */
const LOOKS: Readonly<Record<string, Look>> = {
  burano: { box: buranoBox, faces: async () => (await import('./burano/face.js')).buranoFaces },
  'light-masters': {
    box: lightMastersBox,
    faces: async () => (await import('./light-masters/face.js')).lightMastersFaces,
  },
  murano: { box: muranoBox, faces: async () => (await import('./murano/face.js')).muranoFaces },
};

/** The face of a game at an edition, or `null` where this page knows no such edition: it may be older than the server. */
export const faceOf = async (game: string, edition: number): Promise<Face | null> =>
  (await lookOf(game)?.faces())?.find((face) => face.game.edition === edition) ?? null;

/** The box of a game, at the newest edition where none is named; `null` where this page knows no such game. */
export const boxOf = (game: string, edition?: number): Box | null => {
  const box = lookOf(game)?.box;
  return (edition === undefined ? undefined : box?.earlier?.[edition]) ?? box ?? null;
};

const lookOf = (game: string): Look | undefined => (Object.hasOwn(LOOKS, game) ? LOOKS[game] : undefined);
