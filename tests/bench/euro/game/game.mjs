import { sees } from '../../engine-under-test.mjs';
import { CARDS, HAND, MARKET, SEATS, TERRAINS, TILES, TURNS, legal } from '../euro.mjs';
import { EuroCommand } from './commands.mjs';
import { EuroEvent, backs, euroSeenBy } from './events.mjs';
import { evolve } from './evolve.mjs';
import { decide } from './rules.mjs';

/** Euro as a game of our kit, in the style of our games. */
export const euro = {
  id: 'euro',
  edition: 1,
  title: 'Euro',
  seats: { min: 2, max: SEATS },
  options: {},
  command: EuroCommand,
  event: EuroEvent,
  seenBy: euroSeenBy,
  upcasts: {},

  blank: ({ seats }) => ({
    turn: 1,
    seat: 0,
    tiles: [],
    players: Array.from({ length: seats }, (_, seat) => ({ id: String(seat), name: `Player ${seat}`, ...PLAYER })),
    deck: [],
    market: [],
    discard: [],
  }),
  open: ({ players }, draws) => {
    const terrains = Array.from({ length: TILES }, () => draws.below(TERRAINS));
    const goods = Array.from({ length: TILES }, () => 1 + draws.below(3));
    const deck = shuffled(CARDS, draws);
    const hands = players.map(() => deck.splice(-HAND));
    const market = deck.splice(-MARKET);
    return [
      { type: 'TilesLaid', terrains, goods },
      { type: 'CardsDealt', hands, market, deck },
    ];
  },
  decide,
  evolve,
  choices: (state, seat) => (isOver(state) || state.seat !== seat ? [] : legal(state, seat)),
  deciding: (state) => (isOver(state) ? [] : [state.seat]),
  redact: (state, viewer) =>
    viewer === 'auditor'
      ? state
      : {
          ...state,
          players: state.players.map((player, seat) =>
            sees(viewer, seat) ? player : { ...player, hand: backs(player.hand) },
          ),
          deck: backs(state.deck),
        },
  outcome: (state) => {
    if (!isOver(state)) return null;
    const points = state.players.map(({ vp }) => vp);
    const standings = points.map((vp, seat) => ({
      seat,
      place: 1 + points.filter((other) => other > vp).length,
      points: vp,
    }));
    return { standings: standings.sort((one, other) => one.place - other.place || one.seat - other.seat) };
  },
  turn: ({ turn }) => turn,
  census: ({ tiles, deck, market, discard, players }) => ({
    tile: tiles.length,
    card: [deck, market, discard, ...players.map(({ hand }) => hand)].reduce((sum, pile) => sum + pile.length, 0),
  }),
  board: (state) => JSON.stringify(state),
};

const PLAYER = { hand: [], wood: 2, stone: 2, food: 2, gold: 2, vp: 0, claimed: 0 };

const isOver = ({ turn }) => turn > TURNS;

const shuffled = (count, draws) => {
  const cards = Array.from({ length: count }, (_, card) => card);
  for (let last = count - 1; last > 0; last -= 1) {
    const at = draws.below(last + 1);
    [cards[last], cards[at]] = [cards[at], cards[last]];
  }
  return cards;
};
