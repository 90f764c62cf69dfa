import type { MuranoEvent } from '#events/murano/events.js';
import { drawOne } from '../kit/draws.js';
import type { Draws } from '../kit/draws.js';
import { ANCHORS } from './data/ring.js';
import { removesPalace } from './data/supply.js';
import { known } from './deck.js';
import type { MuranoState } from './state.js';

/** The luck of the setup: where the red ship lies, which palace leaves the game unseen, who starts (rules S3, S4, S7). */
export const open = (state: MuranoState, draws: Draws): readonly MuranoEvent[] => {
  const [red, black] = drawOne(draws, ANCHORS);
  const removed: readonly MuranoEvent[] = removesPalace(state.players.length)
    ? [{ type: 'PalaceRemoved', tile: known(drawOne(draws, state.stacks.palaces)[0]) }]
    : [];
  return [
    { type: 'ShipsAnchored', ships: [red, ...black] },
    ...removed,
    { type: 'StartPlayerDrawn', seat: draws.below(state.players.length) },
  ];
};
