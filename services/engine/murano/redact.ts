import { sees } from '#events/viewer.js';
import type { Viewer } from '#events/viewer.js';
import type { Deck, MuranoState, Phase, Player } from './state.js';

/** The state as a viewer knows it (rules H1 to H4). */
export const redact = (state: MuranoState, viewer: Viewer): MuranoState => {
  if (viewer === 'auditor') return state;
  return {
    ...state,
    phase: redactPhase(state.phase, viewer),
    players: state.players.map((player, seat) => (sees(viewer, seat) ? player : redactPlayer(player))),
    stacks: { ...state.stacks, shops: backs(state.stacks.shops), palaces: backs(state.stacks.palaces) },
    characters: redactDeck(state.characters),
    buildings: redactDeck(state.buildings),
    removedPalace: backs(state.removedPalace),
  };
};

const redactPlayer = (player: Player): Player => ({
  ...player,
  shops: backs(player.shops),
  palaces: backs(player.palaces),
  characters: backs(player.characters),
});

/** What is being looked at is for the eyes of who looks. */
const redactPhase = (phase: Phase, viewer: Viewer): Phase => {
  if (phase.kind === 'over' || sees(viewer, phase.seat)) return phase;
  if ('tiles' in phase) return { ...phase, tiles: backs(phase.tiles) };
  return 'cards' in phase ? { ...phase, cards: backs(phase.cards) } : phase;
};

const redactDeck = <Card extends string>({ pool, under }: Deck<Card>): Deck<Card> => ({
  pool: backs(pool),
  under: backs(under),
});

const backs = (tokens: readonly unknown[]): readonly null[] => tokens.map(() => null);
