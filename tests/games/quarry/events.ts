import * as z from 'zod';
import { LUMPS, RELICS, STONES } from './components.js';

const seat = z.int().nonnegative();
const stone = z.enum(STONES);
const relic = z.enum(RELICS);

/** What can happen. A component that is hidden from who looks is `null`. */
export const QuarryEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('RelicLost'), relic: relic.nullable() }),
  z.strictObject({ type: z.literal('FirstSeatDrawn'), seat }),
  z.strictObject({ type: z.literal('StoneDug'), seat, stone: stone.nullable() }),
  z.strictObject({ type: z.literal('LumpPanned'), seat, lump: z.enum(LUMPS) }),
  z.strictObject({ type: z.literal('CrateSearched'), seat, relics: z.array(relic.nullable()).readonly() }),
  z.strictObject({
    type: z.literal('RelicTaken'),
    seat,
    relic: relic.nullable(),
    rest: z.array(relic.nullable()).readonly(),
  }),
  z.strictObject({ type: z.literal('StoneLaid'), seat, stone }),
  z.strictObject({ type: z.literal('PegPlaced'), seat, plot: z.int().nonnegative() }),
  z.strictObject({ type: z.literal('Rested'), seat }),
  z.strictObject({ type: z.literal('TurnEnded'), seat, next: seat }),
  /** `relics` by seat, for all to see. */
  z.strictObject({ type: z.literal('QuarryClosed'), relics: z.array(z.array(relic).readonly()).readonly() }),
]);
export type QuarryEvent = z.infer<typeof QuarryEvent>;
