import { toBase64url } from '#events/base64url.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Pinned } from './standing.js';

/** When a game is over its seed is shown in the same step, so that everybody can check its luck at once. */
export const withReveal = ({ seed }: Pinned, events: readonly Happening[]): readonly Happening[] => {
  if (!events.some(({ type }) => type === 'TableFinished' || type === 'TableClosed')) return events;

  const reveal: TableEvent = { type: 'SeedRevealed', seed: toBase64url(seed) };
  return [...events, reveal];
};
