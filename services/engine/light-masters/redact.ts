import { sees } from '#events/viewer.js';
import type { Viewer } from '#events/viewer.js';
import type { LightMastersState } from './state.js';

/** The state as a viewer knows it (rules H1 to H4). */
export const redact = (state: LightMastersState, viewer: Viewer): LightMastersState => {
  if (viewer === 'auditor') return state;
  return {
    ...state,
    players: state.players.map((player, seat) =>
      sees(viewer, seat) ? player : { ...player, hand: backs(player.hand) },
    ),
    box: backs(state.box),
  };
};

const backs = (cards: readonly unknown[]): readonly null[] => cards.map(() => null);
