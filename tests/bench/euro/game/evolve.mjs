import { GOODS_AFTER_SCORING } from '../euro.mjs';

/** How each event changes the state. */
const EVOLVE = {
  TilesLaid: (state, { terrains, goods }) => ({
    ...state,
    tiles: terrains.map((terrain, id) => ({ id, terrain, owner: null, level: 0, goods: goods[id] })),
  }),

  CardsDealt: (state, { hands, market, deck }) => ({
    ...state,
    players: state.players.map((player, seat) => ({ ...player, hand: hands[seat] })),
    market,
    deck,
  }),

  TileClaimed: (state, { seat, tile, card, vp }) => {
    const { hand, vp: before, claimed } = state.players[seat];
    return {
      ...withPlayer(state, seat, { hand: without(hand, card), vp: before + vp, claimed: claimed + 1 }),
      tiles: withTile(state, tile, { owner: seat }),
      discard: [...state.discard, card],
    };
  },

  CardDrawn: (state, { seat, card }) => ({
    ...withPlayer(state, seat, { hand: [...state.players[seat].hand, card] }),
    deck: state.deck.slice(0, -1),
  }),

  DeckRecycled: (state, { deck }) => ({ ...state, deck, discard: [] }),

  GoodsGathered: (state, { seat, tile, kind, count }) => ({
    ...withPlayer(state, seat, { [kind]: state.players[seat][kind] + count }),
    tiles: withTile(state, tile, { goods: 0 }),
  }),

  LevelBuilt: (state, { seat, tile, vp }) => {
    const { level, goods } = state.tiles[tile];
    return { ...built(state, seat, vp, 0), tiles: withTile(state, tile, { level: level + 1, goods: goods + 1 }) };
  },

  TileScored: (state, { seat, tile, vp }) => ({
    ...built(state, seat, vp, -1),
    tiles: withTile(state, tile, { owner: null, level: 0, goods: GOODS_AFTER_SCORING }),
  }),

  CardBought: (state, { seat, slot, card, refill }) => {
    const { gold, hand } = state.players[seat];
    return {
      ...withPlayer(state, seat, { gold: gold - 1, hand: [...hand, card] }),
      market: refill === null ? state.market.toSpliced(slot, 1) : state.market.with(slot, refill),
      deck: refill === null ? state.deck : state.deck.slice(0, -1),
    };
  },

  IncomeTaken: (state, { seat }) => {
    const { wood, stone, food, gold } = state.players[seat];
    return withPlayer(state, seat, { wood: wood + 1, stone: stone + 1, food: food + 1, gold: gold + 1 });
  },

  TurnEnded: (state, { seat }) => ({ ...state, seat: (seat + 1) % state.players.length, turn: state.turn + 1 }),
};

export const evolve = (state, event) => EVOLVE[event.type](state, event);

const withPlayer = (state, seat, change) => ({
  ...state,
  players: state.players.with(seat, { ...state.players[seat], ...change }),
});

const withTile = ({ tiles }, at, change) => tiles.with(at, { ...tiles[at], ...change });

const built = (state, seat, gained, claims) => {
  const { wood, stone, vp, claimed } = state.players[seat];
  return withPlayer(state, seat, { wood: wood - 1, stone: stone - 1, vp: vp + gained, claimed: claimed + claims });
};

/** The hand without this card, or without a back where it is not to be seen which. */
const without = (hand, card) => {
  const at = hand.indexOf(card);
  return hand.toSpliced(at < 0 ? hand.indexOf(null) : at, 1);
};
