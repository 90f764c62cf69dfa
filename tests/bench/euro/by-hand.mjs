import {
  GOODS,
  GOODS_AFTER_SCORING,
  SCORED_VP,
  TOP_LEVEL,
  bonusOf,
  canBuild,
  canBuy,
  goodsOf,
  terrainOf,
} from './euro.mjs';

/** Euro as plain functions, with no kit around: the events of a command, or `null` where it is not legal. */
export const decide = (state, seat, command) => {
  if (state.seat !== seat) return null;
  const player = state.players[seat];
  const ended = { type: 'TurnEnded', seat };
  switch (command.type) {
    case 'claim': {
      const tile = state.tiles[command.tile];
      const card = player.hand[command.hand];
      if (tile === undefined || tile.owner !== null) return null;
      if (card === undefined || terrainOf(card) !== tile.terrain) return null;

      const events = [{ type: 'TileClaimed', seat, tile: command.tile, card, vp: bonusOf(card) }];
      if (state.deck.length > 0) events.push({ type: 'CardDrawn', seat, card: state.deck.at(-1) });
      if (state.deck.length <= 1) events.push({ type: 'DeckRecycled', deck: [...state.discard, card].reverse() });
      events.push(ended);
      return events;
    }
    case 'gather': {
      const tile = state.tiles[command.tile];
      if (tile === undefined || tile.owner !== seat || tile.goods === 0) return null;

      return [
        { type: 'GoodsGathered', seat, tile: command.tile, kind: goodsOf(tile.terrain), count: tile.goods },
        ended,
      ];
    }
    case 'build': {
      const tile = state.tiles[command.tile];
      if (tile === undefined || tile.owner !== seat || !canBuild(player)) return null;

      const built =
        tile.level < TOP_LEVEL
          ? { type: 'LevelBuilt', seat, tile: command.tile, vp: 2 + tile.level }
          : { type: 'TileScored', seat, tile: command.tile, vp: SCORED_VP };
      return [built, ended];
    }
    case 'buy': {
      const card = state.market[command.slot];
      if (card === undefined || !canBuy(player)) return null;

      const events = [{ type: 'CardBought', seat, slot: command.slot, card, refill: state.deck.at(-1) ?? null }];
      if (state.deck.length <= 1) events.push({ type: 'DeckRecycled', deck: [...state.discard].reverse() });
      events.push(ended);
      return events;
    }
    case 'pass':
      return [{ type: 'IncomeTaken', seat }, ended];
    default:
      return null;
  }
};

/** The state after an event, sharing all that did not change. */
export const evolve = (state, event) => {
  switch (event.type) {
    case 'TileClaimed': {
      const player = state.players[event.seat];
      const hand = player.hand.slice();
      hand.splice(hand.indexOf(event.card), 1);
      return {
        ...state,
        tiles: replaced(state.tiles, event.tile, { ...state.tiles[event.tile], owner: event.seat }),
        players: replaced(state.players, event.seat, {
          ...player,
          hand,
          vp: player.vp + event.vp,
          claimed: player.claimed + 1,
        }),
        discard: [...state.discard, event.card],
      };
    }
    case 'CardDrawn': {
      const player = state.players[event.seat];
      return {
        ...state,
        deck: state.deck.slice(0, -1),
        players: replaced(state.players, event.seat, { ...player, hand: [...player.hand, event.card] }),
      };
    }
    case 'DeckRecycled':
      return { ...state, deck: event.deck, discard: [] };
    case 'GoodsGathered': {
      const player = state.players[event.seat];
      return {
        ...state,
        tiles: replaced(state.tiles, event.tile, { ...state.tiles[event.tile], goods: 0 }),
        players: replaced(state.players, event.seat, { ...player, [event.kind]: player[event.kind] + event.count }),
      };
    }
    case 'LevelBuilt': {
      const player = state.players[event.seat];
      const tile = state.tiles[event.tile];
      return {
        ...state,
        tiles: replaced(state.tiles, event.tile, { ...tile, level: tile.level + 1, goods: tile.goods + 1 }),
        players: replaced(state.players, event.seat, {
          ...player,
          wood: player.wood - 1,
          stone: player.stone - 1,
          vp: player.vp + event.vp,
        }),
      };
    }
    case 'TileScored': {
      const player = state.players[event.seat];
      return {
        ...state,
        tiles: replaced(state.tiles, event.tile, {
          ...state.tiles[event.tile],
          owner: null,
          level: 0,
          goods: GOODS_AFTER_SCORING,
        }),
        players: replaced(state.players, event.seat, {
          ...player,
          wood: player.wood - 1,
          stone: player.stone - 1,
          vp: player.vp + event.vp,
          claimed: player.claimed - 1,
        }),
      };
    }
    case 'CardBought': {
      const player = state.players[event.seat];
      const market = state.market.slice();
      if (event.refill === null) market.splice(event.slot, 1);
      else market[event.slot] = event.refill;
      return {
        ...state,
        market,
        deck: event.refill === null ? state.deck : state.deck.slice(0, -1),
        players: replaced(state.players, event.seat, {
          ...player,
          gold: player.gold - 1,
          hand: [...player.hand, event.card],
        }),
      };
    }
    case 'IncomeTaken': {
      const player = state.players[event.seat];
      return {
        ...state,
        players: replaced(state.players, event.seat, {
          ...player,
          wood: player.wood + 1,
          stone: player.stone + 1,
          food: player.food + 1,
          gold: player.gold + 1,
        }),
      };
    }
    case 'TurnEnded':
      return { ...state, seat: (state.seat + 1) % state.players.length, turn: state.turn + 1 };
    default:
      return state;
  }
};

/** The same in place, as one writes it for immer. */
export const evolveInPlace = (state, event) => {
  const player = state.players[event.seat];
  const tile = state.tiles[event.tile];
  switch (event.type) {
    case 'TileClaimed':
      tile.owner = event.seat;
      player.hand.splice(player.hand.indexOf(event.card), 1);
      player.vp += event.vp;
      player.claimed += 1;
      state.discard.push(event.card);
      return;
    case 'CardDrawn':
      state.deck.pop();
      player.hand.push(event.card);
      return;
    case 'DeckRecycled':
      state.deck = [...event.deck];
      state.discard = [];
      return;
    case 'GoodsGathered':
      tile.goods = 0;
      player[event.kind] += event.count;
      return;
    case 'LevelBuilt':
      tile.level += 1;
      tile.goods += 1;
      player.wood -= 1;
      player.stone -= 1;
      player.vp += event.vp;
      return;
    case 'TileScored':
      tile.owner = null;
      tile.level = 0;
      tile.goods = GOODS_AFTER_SCORING;
      player.wood -= 1;
      player.stone -= 1;
      player.vp += event.vp;
      player.claimed -= 1;
      return;
    case 'CardBought':
      if (event.refill === null) state.market.splice(event.slot, 1);
      else state.market[event.slot] = state.deck.pop();
      player.gold -= 1;
      player.hand.push(event.card);
      return;
    case 'IncomeTaken':
      for (const goods of GOODS) player[goods] += 1;
      return;
    case 'TurnEnded':
      state.seat = (state.seat + 1) % state.players.length;
      state.turn += 1;
  }
};

const replaced = (items, at, item) => {
  const copy = items.slice();
  copy[at] = item;
  return copy;
};
