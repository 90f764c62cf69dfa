import { accept, refuse } from '../../engine-under-test.mjs';
import { SCORED_VP, TOP_LEVEL, bonusOf, canBuild, canBuy, goodsOf, terrainOf } from '../euro.mjs';

/** What each command brings about, or why it does not. */
const RULES = {
  claim: (state, seat, { tile: at, hand }) => {
    const tile = state.tiles[at];
    const card = state.players[seat].hand[hand];
    if (tile === undefined || tile.owner !== null) return refuse('E1', 'That tile is not free.');
    if (card === undefined) return refuse('E1', 'You hold no such card.');
    if (terrainOf(card) !== tile.terrain) return refuse('E1', 'A tile is claimed with a card of its terrain.');

    const claimed = { type: 'TileClaimed', seat, tile: at, card, vp: bonusOf(card) };
    const drawn = state.deck.length > 0 ? [{ type: 'CardDrawn', seat, card: state.deck.at(-1) }] : [];
    return accept(claimed, ...drawn, ...recycled(state.deck, [...state.discard, card]), ended(seat));
  },

  gather: (state, seat, { tile: at }) => {
    const tile = state.tiles[at];
    if (tile?.owner !== seat) return refuse('E2', 'That tile is not yours.');
    if (tile.goods === 0) return refuse('E2', 'Nothing is left there.');

    return accept(
      { type: 'GoodsGathered', seat, tile: at, kind: goodsOf(tile.terrain), count: tile.goods },
      ended(seat),
    );
  },

  build: (state, seat, { tile: at }) => {
    const tile = state.tiles[at];
    if (tile?.owner !== seat) return refuse('E3', 'That tile is not yours.');
    if (!canBuild(state.players[seat])) return refuse('E3', 'Building takes wood and stone.');
    if (tile.level === TOP_LEVEL) return accept({ type: 'TileScored', seat, tile: at, vp: SCORED_VP }, ended(seat));

    return accept({ type: 'LevelBuilt', seat, tile: at, vp: 2 + tile.level }, ended(seat));
  },

  buy: (state, seat, { slot }) => {
    const card = state.market[slot];
    if (card === undefined) return refuse('E4', 'Nothing lies there.');
    if (!canBuy(state.players[seat])) return refuse('E4', 'Buying takes gold and room in your hand.');

    const bought = { type: 'CardBought', seat, slot, card, refill: state.deck.at(-1) ?? null };
    return accept(bought, ...recycled(state.deck, state.discard), ended(seat));
  },

  pass: (_, seat) => accept({ type: 'IncomeTaken', seat }, ended(seat)),
};

export const decide = (state, seat, command) => RULES[command.type](state, seat, command);

const ended = (seat) => ({ type: 'TurnEnded', seat });

/** When the last card is drawn, the discards become the deck. */
const recycled = (deck, discard) => (deck.length <= 1 ? [{ type: 'DeckRecycled', deck: discard.toReversed() }] : []);
