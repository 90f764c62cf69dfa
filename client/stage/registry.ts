import { buranoBox } from './burano/box.js';
import type { Box } from './kit/box.js';
import type { Face } from './kit/face.js';
import { lightMastersBox } from './light-masters/box.js';
import { muranoBox } from './murano/box.js';

/** How a game looks: on the shelf, there at once, and on the table, loaded with the first table of the game. */
interface Look {
  readonly box: Box;
  readonly face: () => Promise<Face>;
}

/** One line each. Deleting a line and the game's folder removes it. */
const LOOKS: Readonly<Record<string, Look>> = {
  burano: { box: buranoBox, face: async () => (await import('./burano/face.js')).buranoFace },
  'light-masters': {
    box: lightMastersBox,
    face: async () => (await import('./light-masters/face.js')).lightMastersFace,
  },
  murano: { box: muranoBox, face: async () => (await import('./murano/face.js')).muranoFace },
};

/** The face of a game, or `null` where this page knows no such game: it may be older than the server. */
export const faceOf = async (game: string): Promise<Face | null> => lookOf(game)?.face() ?? null;

/** The box of a game, or `null` where this page knows no such game. */
export const boxOf = (game: string): Box | null => lookOf(game)?.box ?? null;

const lookOf = (game: string): Look | undefined => (Object.hasOwn(LOOKS, game) ? LOOKS[game] : undefined);
