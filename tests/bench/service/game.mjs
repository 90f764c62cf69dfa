import { drawsAt } from '../engine-under-test.mjs';
import { SEATS, legal } from '../euro/euro.mjs';
import { euro } from '../euro/game/game.mjs';
import { KEY } from '../record.mjs';

/**
 * Euro as servers play it here: it never ends, and it always opens with the same tiles and cards, so that whoever makes
 * the load knows what is legal without reading a single message. A turn is one move, which ends it: so a move is mostly one
 * event, as in Murano, where it is 1.01.
 */
export const endlessEuro = {
  ...euro,
  decide: (...asked) => {
    const decision = euro.decide(...asked);
    return decision.ok ? { ...decision, events: decision.events.filter(({ type }) => type !== 'TurnEnded') } : decision;
  },
  evolve: (state, event) => {
    const after = euro.evolve(state, event);
    return MOVES.has(event.type) ? euro.evolve(after, { type: 'TurnEnded', seat: event.seat }) : after;
  },
  open: ({ players }) => openingOf(players.length),
  deciding: ({ seat }) => [seat],
  choices: (state, seat) => (state.seat === seat ? legal(state, seat) : []),
  outcome: () => null,
};

const MOVES = new Set(['TileClaimed', 'GoodsGathered', 'LevelBuilt', 'TileScored', 'CardBought', 'IncomeTaken']);

/** The same for one who moves alone while three look on: the turn always comes back to the first seat. */
export const soloEuro = {
  ...endlessEuro,
  id: 'euro-solo',
  evolve: (state, event) => ({ ...endlessEuro.evolve(state, event), seat: 0 }),
};

export const GAMES = [endlessEuro, soloEuro];

/** The state in which every table of so many seats begins. */
export const startOf = (game, seats) => openingOf(seats).reduce(game.evolve, game.blank({ seats, options: {} }));

const openingOf = (seats) => OPENINGS[seats];

const OPENINGS = Array.from({ length: SEATS + 1 }, (_, seats) =>
  euro.open(euro.blank({ seats, options: {} }), drawsAt(KEY, `service-${seats}`, 1)),
);
