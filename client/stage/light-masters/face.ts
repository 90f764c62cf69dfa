import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import { lightMasters, lightMastersEditions } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
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
import { lightMastersWords } from './words/words.js';

/** How Light Masters looks and speaks. */
export const lightMastersFace: Face<LightMastersState, LightMastersCommand, LightMastersEvent> = {
  game: lightMasters,
  board: BOARD,
  surroundings: '#17100c',
  ground,
  drawing,
  letterings,
  layout,
  motions,
  picks,
  placeOf,
  tag,
  foresee,
  proclaims: ({ type }) => type === 'EndTriggered',
  parts,
  words: lightMastersWords,
  Tray,
  Sheet,
};

/** The same for each edition: what differs between them is said by the states that are shown. */
export const lightMastersFaces: readonly Face[] = lightMastersEditions.map((game) => ({ ...lightMastersFace, game }));
