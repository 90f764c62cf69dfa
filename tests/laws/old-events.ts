import type { Happening } from '#events/seen-by.js';

/** Events as they were once stored, by game and edition: one at least of each type that it upcasts. Never edited. */
const OLD_EVENTS: Readonly<Record<string, readonly Happening[]>> = {
  'pebbles 1': [
    { type: 'PebblesHidden', seat: 1, hands: ['pebble-black', 'pebble-white'] },
    { type: 'HandGuessed', seat: 0, hand: 1 },
  ].map((old: Happening) => old),
};

export const oldEventsOf = ({ id, edition }: { readonly id: string; readonly edition: number }) =>
  OLD_EVENTS[`${id} ${edition}`] ?? [];
