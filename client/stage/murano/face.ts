import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { murano, muranoEditions } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Face } from '../kit/face.js';
import { drawing } from './art/drawing.js';
import { foresee } from './foresee.js';
import { ground } from './ground.js';
import { layout } from './layout/layout.js';
import { letterings } from './letterings.js';
import { BOARD } from './map.js';
import { motions } from './motions/motions.js';
import { Sheet } from './panels/sheet.js';
import { Tray } from './panels/tray.js';
import { parts } from './parts.js';
import { picks } from './picks.js';
import { placeOf } from './place-of.js';
import { tag } from './tag.js';
import { muranoWords } from './words/words.js';

/** How Murano looks and speaks. */
export const muranoFace: Face<MuranoState, MuranoCommand, MuranoEvent> = {
  game: murano,
  board: BOARD,
  surroundings: 'water',
  ground,
  drawing,
  letterings,
  layout,
  motions,
  picks,
  placeOf,
  endsTurn: ({ type }) => type === 'endTurn',
  tag,
  foresee,
  proclaims: ({ type }) => PROCLAIMED.has(type),
  parts,
  words: muranoWords,
  Tray,
  Sheet,
};

/** The same for each edition: what differs between them is said by the states that are shown. */
export const muranoFaces: readonly Face[] = muranoEditions.map((game) => ({ ...muranoFace, game }));

const PROCLAIMED: ReadonlySet<MuranoEvent['type']> = new Set(['EndTriggered', 'ScoringBegun']);
