import { sees } from '#events/viewer.js';
import type { Viewer } from '#events/viewer.js';
import type { Digger, Phase, Quarry } from './state.js';

/** The quarry as a viewer knows it. */
export const redact = (quarry: Quarry, viewer: Viewer): Quarry => {
  if (viewer === 'auditor') return quarry;
  const over = quarry.phase.kind === 'over';
  return {
    ...quarry,
    phase: redactPhase(quarry.phase, viewer),
    diggers: quarry.diggers.map((digger, seat) => (sees(viewer, seat) ? digger : redactDigger(digger, over))),
    pit: backs(quarry.pit),
    crate: backs(quarry.crate),
    lost: backs(quarry.lost),
  };
};

/** Once the quarry is closed the relics lie open; what is left in a yard stays its owner's. */
const redactDigger = (digger: Digger, over: boolean): Digger => ({
  ...digger,
  yard: backs(digger.yard),
  relics: over ? digger.relics : backs(digger.relics),
});

const redactPhase = (phase: Phase, viewer: Viewer): Phase =>
  phase.kind === 'searching' && !sees(viewer, phase.seat) ? { ...phase, relics: backs(phase.relics) } : phase;

const backs = (tokens: readonly unknown[]): readonly null[] => tokens.map(() => null);
