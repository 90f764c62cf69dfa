import { produce } from 'immer';
import { movesInTurn, record, replayRules, replayTable } from '../record.mjs';
import { actionOf, boardgameOf } from '../euro/boardgame.mjs';
import * as byHand from '../euro/by-hand.mjs';
import { SEATS, whim } from '../euro/euro.mjs';
import { euro } from '../euro/game/game.mjs';
import { same } from '../same.mjs';

const GAMES = 10;

/** The same recorded games of Euro by all engines, from the same state through the same commands. */
export const euroItem = () => {
  const games = Array.from({ length: GAMES }, (_, seed) => record(euro, SEATS, seed, whim));
  const sides = {
    [BOARDGAME.id]: games.map((game) => onBoardgame(game, {})),
    [WITHOUT_UNDO.id]: games.map((game) => onBoardgame(game, { disableUndo: true })),
    [RULES]: games.map((game) => () => replayRules(game)),
    [TABLE]: games.map((game) => () => replayTable(game).state),
    [BY_HAND.id]: games.map((game) => () => replayByHand(game, game.set.state, byHand.evolve)),
    [IMMER.id]: games.map(withImmer),
  };
  for (const [side, replays] of Object.entries(sides))
    replays.forEach((replay, at) => same(side, played(replay()), played(games[at].end.state)));

  return {
    contenders: Object.entries(sides).map(([id, replays]) => ({ id, round: movesInTurn(replays, games) })),
    rows: [
      { of: 'rate', what: 'Euro, rules alone: moves/s', ours: RULES, peer: BOARDGAME, targetRatio: 20 },
      { of: 'rate', what: 'Euro, whole table: moves/s', ours: TABLE, peer: BOARDGAME, targetRatio: 20 },
      { of: 'rate', what: 'Euro, whole table: moves/s', ours: TABLE, peer: WITHOUT_UNDO },
      { of: 'rate', what: 'Euro, rules alone: moves/s', ours: RULES, peer: IMMER },
      { of: 'rate', what: 'Euro, rules alone: moves/s', ours: RULES, peer: BY_HAND },
    ],
  };
};

export const BOARDGAME = { id: 'euro on boardgame.io', name: 'boardgame.io' };
const WITHOUT_UNDO = { id: 'euro on boardgame.io without undo', name: 'boardgame.io without undo' };
const BY_HAND = { id: 'euro by hand', name: 'spread by hand' };
const IMMER = { id: 'euro with immer', name: 'immer 11' };
const RULES = 'euro, rules alone';
const TABLE = 'euro, whole table';

const onBoardgame = ({ set, moves }, options) => {
  const { reduce, initial } = boardgameOf(set.state, options);
  const actions = moves.map(actionOf);
  return () => actions.reduce(reduce, initial).G;
};

const replayByHand = ({ moves }, start, evolve) => {
  let state = start;
  for (const { seat, command } of moves)
    for (const event of byHand.decide(state, seat, command)) state = evolve(state, event);
  return state;
};

/** From a state of its own, since it freezes what it has seen. */
const withImmer = (game) => {
  const start = structuredClone(game.set.state);
  const evolve = (state, event) =>
    produce(state, (draft) => {
      byHand.evolveInPlace(draft, event);
    });
  return () => replayByHand(game, start, evolve);
};

/** Whose turn it would be is not in boardgame.io's part of the state. */
const played = ({ seat, ...state }) => state;
