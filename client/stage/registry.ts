import type { Face } from './kit/face.js';

/**
 * How each game looks, one line each; a face is loaded with the first table of its game. Deleting a line and the game's
 * folder removes it.
 */
const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  burano: async () => (await import('./burano/face.js')).buranoFace,
  'light-masters': async () => (await import('./light-masters/face.js')).lightMastersFace,
  murano: async () => (await import('./murano/face.js')).muranoFace,
};

/** The face of a game, or `null` where this page knows no such game: it may be older than the server. */
export const faceOf = async (game: string): Promise<Face | null> => {
  const load = Object.hasOwn(FACES, game) ? FACES[game] : undefined;
  return load === undefined ? null : load();
};
