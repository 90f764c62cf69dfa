import { gameOf } from '../euro/boardgame.mjs';
import { publicOf } from './public.mjs';
import { endlessEuro, soloEuro, startOf } from './game.mjs';

/** The same two games for boardgame.io. What is hidden is hidden by it too, as its documentation says: by `playerView`. */
const endless = {
  ...gameOf(startOf(endlessEuro, 2), false),
  name: endlessEuro.id,
  setup: ({ ctx }) => {
    const { seat, ...state } = structuredClone(startOf(endlessEuro, ctx.numPlayers));
    return state;
  },
  endIf: undefined,
  playerView: ({ G, playerID }) => publicOf(G, playerID === null || playerID === undefined ? null : Number(playerID)),
};

const ALONE = { first: () => 0, next: () => 0 };

const solo = { ...endless, name: soloEuro.id, turn: { ...endless.turn, order: ALONE } };

export const boardgameGames = [endless, solo];
