import { deciders } from './deciders.js';
import { drawsStay } from './draws-stay.js';
import { ends } from './ends.js';
import { folds } from './folds.js';
import { inputLeftAlone } from './input-left-alone.js';
import type { Law } from './law.js';
import { nonInterference } from './non-interference.js';
import { nothingLost } from './nothing-lost.js';
import { offered } from './offered.js';
import { sameAgain } from './same-again.js';
import { sameChoices } from './same-choices.js';
import { survivesJson } from './survives-json.js';
import { takingBack } from './taking-back.js';

/** What every game proves. */
export const LAWS: readonly Law[] = [
  sameAgain,
  inputLeftAlone,
  offered,
  deciders,
  ends,
  nothingLost,
  survivesJson,
  nonInterference,
  sameChoices,
  folds,
  takingBack,
  drawsStay,
];
