/** What Quarry is played with (rules S1 to S3). */

export const STONES = ['stone-1', 'stone-2', 'stone-3', 'stone-4'] as const;
export type Stone = (typeof STONES)[number];

export const RELICS = ['relic-1', 'relic-2', 'relic-3', 'relic-4', 'relic-5', 'relic-6', 'relic-7', 'relic-8'] as const;
export type Relic = (typeof RELICS)[number];

export const LUMPS = ['gold', 'sand'] as const;
export type Lump = (typeof LUMPS)[number];

export const weightOf = (stone: Stone): number => Number(stone.slice('stone-'.length));
export const worthOf = (relic: Relic): number => Number(relic.slice('relic-'.length));
