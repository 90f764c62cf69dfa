import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import { burano, buranoEditions } from '#engine/burano/game.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Face } from '../kit/face.js';
import { drawing } from './art/drawing.js';
import { foresee } from './foresee.js';
import { ground } from './ground.js';
import { layout } from './layout/layout.js';
import { letterings } from './letterings.js';
import { motions } from './motions/motions.js';
import { Sheet } from './panels/sheet.js';
import { Tray } from './panels/tray.js';
import { parts } from './parts.js';
import { picks } from './picks.js';
import { placeOf } from './place-of.js';
import { BOARD } from './plan.js';
import { tag } from './tag.js';
import { buranoWords } from './words/words.js';

/** How Walking in Burano looks and speaks. */
export const buranoFace: Face<BuranoState, BuranoCommand, BuranoEvent> = {
  game: burano,
  board: BOARD,
  surroundings: 'water',
  ground,
  drawing,
  letterings,
  layout,
  motions,
  picks,
  placeOf,
  endsTurn: ({ type }) => type === 'finishPlacing',
  tag,
  foresee,
  proclaims: ({ type }) => PROCLAIMED.has(type),
  parts,
  words: buranoWords,
  Tray,
  Sheet,
};

/** The same for each edition: what differs between them is said by the states that are shown. */
export const buranoFaces: readonly Face[] = buranoEditions.map((game) => ({ ...buranoFace, game }));

const PROCLAIMED: ReadonlySet<BuranoEvent['type']> = new Set(['StreetCompleted', 'SupplyFoundEmpty']);
