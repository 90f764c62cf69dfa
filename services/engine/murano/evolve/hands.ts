import { UNDRAWN_CHARACTERS } from '../data/supply.js';
import { withoutCards } from '../deck.js';
import { addBeads, oneBead, playerOf, withPlayer } from '../players.js';
import type { MuranoState, Player } from '../state.js';
import type { Evolve } from './fold.js';

/** Characters, gondoliers, gold and glass: what changes hands without a building being built. */
export const evolveHands: Evolve<
  | 'CharactersDrawn'
  | 'CharacterKept'
  | 'NobodyKept'
  | 'GondolierPlaced'
  | 'GondolierDismissed'
  | 'GondolierHired'
  | 'IncomeCollected'
  | 'GlassProduced'
  | 'BeadsSold'
  | 'BeadReturned'
> = {
  CharactersDrawn: (state, { seat, cards }) => ({
    ...state,
    characters: withoutCards(state.characters, cards, UNDRAWN_CHARACTERS),
    phase: { kind: 'recruiting', seat, cards },
  }),

  CharacterKept: (state, { seat, card, under, gold }) => {
    const { gold: before, characters } = playerOf(state, seat);
    const kept = acted(state, seat, { gold: before - gold, characters: [...characters, card] });
    return { ...kept, characters: { ...state.characters, under: [...state.characters.under, ...under] } };
  },

  NobodyKept: (state, { seat, under }) => ({
    ...acted(state, seat, {}),
    characters: { ...state.characters, under: [...state.characters.under, ...under] },
  }),

  GondolierPlaced: (state, { seat, berth, gold, vp }) => {
    const player = playerOf(state, seat);
    const change = { gold: player.gold - gold, vp: player.vp + vp, gondoliers: player.gondoliers - 1 };
    return { ...acted(state, seat, change), berths: state.berths.with(berth, seat) };
  },

  GondolierDismissed: (state, { seat, gold }) => {
    const { gold: before, gondoliers, dismissed } = playerOf(state, seat);
    return acted(state, seat, { gold: before + gold, gondoliers: gondoliers - 1, dismissed: dismissed + 1 });
  },

  GondolierHired: (state, { seat, gold }) => {
    const { gold: before, gondoliers, dismissed } = playerOf(state, seat);
    return acted(state, seat, { gold: before - gold, gondoliers: gondoliers + 1, dismissed: dismissed - 1 });
  },

  IncomeCollected: (state, { seat, gold }) => acted(state, seat, { gold: playerOf(state, seat).gold + gold }),

  GlassProduced: (state, { seat, beads, lost, vp, owes }) => {
    const player = playerOf(state, seat);
    const change = { vp: player.vp - lost + vp, beads: addBeads(player.beads, beads) };
    return {
      ...withPlayer(state, seat, change),
      bag: addBeads(state.bag, beads, -1),
      phase: { kind: 'selling', seat, owes },
    };
  },

  BeadsSold: (state, { seat, beads, gold }) => {
    const player = playerOf(state, seat);
    const owes = state.phase.kind === 'selling' && state.phase.owes;
    const change = { gold: player.gold + gold, beads: addBeads(player.beads, beads, -1) };
    return {
      ...withPlayer(state, seat, change),
      bag: addBeads(state.bag, beads),
      phase: owes ? { kind: 'returningBead', seat } : { kind: 'acted', seat },
    };
  },

  BeadReturned: (state, { seat, bead }) => {
    const beads = addBeads(playerOf(state, seat).beads, oneBead(bead), -1);
    return { ...acted(state, seat, { beads }), bag: addBeads(state.bag, oneBead(bead)) };
  },
};

const acted = (state: MuranoState, seat: number, change: Partial<Player>): MuranoState => ({
  ...withPlayer(state, seat, change),
  phase: { kind: 'acted', seat },
});
