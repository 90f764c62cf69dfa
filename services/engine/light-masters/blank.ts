import { CREATIONS } from '#events/light-masters/components.js';
import type { Setting } from '../kit/game.js';
import { MARKETS } from './data/board.js';
import { ALL_FRAGMENTS, START_LIRA } from './data/supply.js';
import { NONE } from './fragments.js';
import { toCollect } from './evolve/turn.js';
import type { LightMastersState, Player } from './state.js';

/** The table set up, before any luck fell (rules S1 to S4 and S9). */
export const blank = ({ seats, options }: Setting): LightMastersState => ({
  turn: 1,
  phase: toCollect(0),
  begun: null,
  starter: 0,
  endedBy: null,
  firstGame: options['firstGame'] === true,
  side: options['ringB'] === true ? 'b' : 'a',
  turned: 0,
  selector: 0,
  warehouse: ALL_FRAGMENTS,
  markets: Array.from({ length: MARKETS }, () => NONE),
  advantages: { art: 1, jewel: 2, houseware: 3, animal: 4 },
  players: Array.from({ length: seats }, () => PLAYER),
  box: CREATIONS,
});

const PLAYER: Player = { lira: START_LIRA, bench: NONE, hand: [], completed: [], activated: [] };
