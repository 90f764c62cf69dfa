import { createRequire } from 'node:module';
import {
  GOODS,
  GOODS_AFTER_SCORING,
  SCORED_VP,
  SEATS,
  TOP_LEVEL,
  TURNS,
  bonusOf,
  canBuild,
  canBuy,
  goodsOf,
  terrainOf,
} from './euro.mjs';

// Its package has no `exports`, so that only `require` finds these folders.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

/** Euro on boardgame.io's engine: its reducer, and its state at the start of a game. */
export const boardgameOf = (start, { disableUndo = false } = {}) => {
  const game = gameOf(start, disableUndo);
  return { reduce: CreateGameReducer({ game }), initial: InitializeGame({ game, numPlayers: SEATS }) };
};

/** A command as the action that its client dispatches. */
export const actionOf = ({ seat, command: { type, ...args } }) => ({
  type: 'MAKE_MOVE',
  payload: { type, args: Object.values(args), playerID: String(seat) },
});

/** Written as its documentation writes games: moves change a draft, or say that they are invalid. */
export const gameOf = (start, disableUndo) => ({
  name: 'euro',
  disableUndo,
  minPlayers: 2,
  maxPlayers: SEATS,
  // Whose turn it is and the turn's number are its own to keep.
  setup: () => {
    const { seat, ...state } = structuredClone(start);
    return state;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.turn > TURNS ? { done: true } : undefined),
  moves: {
    claim: ({ G, playerID }, at, hand) => {
      const player = G.players[Number(playerID)];
      const tile = G.tiles[at];
      const card = player.hand[hand];
      if (tile === undefined || tile.owner !== null) return INVALID_MOVE;
      if (card === undefined || terrainOf(card) !== tile.terrain) return INVALID_MOVE;
      tile.owner = Number(playerID);
      player.hand.splice(hand, 1);
      player.vp += bonusOf(card);
      player.claimed += 1;
      G.discard.push(card);
      if (G.deck.length > 0) player.hand.push(G.deck.pop());
      recycle(G);
      G.turn += 1;
    },
    gather: ({ G, playerID }, at) => {
      const tile = G.tiles[at];
      if (tile === undefined || tile.owner !== Number(playerID) || tile.goods === 0) return INVALID_MOVE;
      G.players[Number(playerID)][goodsOf(tile.terrain)] += tile.goods;
      tile.goods = 0;
      G.turn += 1;
    },
    build: ({ G, playerID }, at) => {
      const player = G.players[Number(playerID)];
      const tile = G.tiles[at];
      if (tile === undefined || tile.owner !== Number(playerID) || !canBuild(player)) return INVALID_MOVE;
      if (tile.level < TOP_LEVEL) {
        player.vp += 2 + tile.level;
        tile.level += 1;
        tile.goods += 1;
      } else {
        player.vp += SCORED_VP;
        tile.owner = null;
        tile.level = 0;
        tile.goods = GOODS_AFTER_SCORING;
        player.claimed -= 1;
      }
      player.wood -= 1;
      player.stone -= 1;
      G.turn += 1;
    },
    buy: ({ G, playerID }, slot) => {
      const player = G.players[Number(playerID)];
      const card = G.market[slot];
      if (card === undefined || !canBuy(player)) return INVALID_MOVE;
      if (G.deck.length > 0) G.market[slot] = G.deck.pop();
      else G.market.splice(slot, 1);
      recycle(G);
      player.gold -= 1;
      player.hand.push(card);
      G.turn += 1;
    },
    pass: ({ G, playerID }) => {
      for (const goods of GOODS) G.players[Number(playerID)][goods] += 1;
      G.turn += 1;
    },
  },
});

const recycle = (G) => {
  if (G.deck.length > 0) return;
  G.deck = [...G.discard].reverse();
  G.discard = [];
};
