import { without } from '../deck.js';
import { addBeads, playerOf, withPlayer } from '../players.js';
import type { Evolve } from './fold.js';

/** The end triggered, and characters scored. */
export const evolveEnd: Evolve<'EndTriggered' | 'ScoringBegun' | 'CharacterScored' | 'ScoringFinished'> = {
  EndTriggered: (state, { seat }) => ({ ...state, endedBy: seat }),

  ScoringBegun: (state, { seat }) => ({ ...state, phase: { kind: 'scoring', seat, used: [] } }),

  CharacterScored: (state, { seat, card, berth, gold, beads, vp }) => {
    const player = playerOf(state, seat);
    const used = state.phase.kind === 'scoring' ? state.phase.used : [];
    const scored = withPlayer(state, seat, {
      gold: player.gold - gold,
      vp: player.vp + vp,
      beads: addBeads(player.beads, beads, -1),
      characters: without(player.characters, card),
      scored: [...player.scored, card],
    });
    return { ...scored, bag: addBeads(state.bag, beads), phase: { kind: 'scoring', seat, used: [...used, berth] } };
  },

  ScoringFinished: (state, { seat, vp, next }) => ({
    ...withPlayer(state, seat, { vp: playerOf(state, seat).vp + vp }),
    turn: next === null ? state.turn : state.turn + 1,
    phase: next === null ? { kind: 'over' } : { kind: 'scoring', seat: next, used: [] },
  }),
};
