import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { Category, Fragment, Market } from '#events/light-masters/components.js';
import { creations, glass } from './scenery.js';

export const collect: LightMastersCommand = { type: 'collect' };
export const take = (fragment: Fragment): LightMastersCommand => ({ type: 'take', fragment });
export const takeNone: LightMastersCommand = { type: 'takeNone' };
export const giveBack = (fragment: Fragment): LightMastersCommand => ({ type: 'giveBack', fragment });

export const exchange = (fragment: Fragment, market: Market): LightMastersCommand => ({
  type: 'exchange',
  fragment,
  market,
});
export const pick = (letters: string): LightMastersCommand => ({ type: 'pick', fragments: glass(letters) });
export const buy = (market: Market): LightMastersCommand => ({ type: 'buy', market });
export const sell = (fragment: Fragment): LightMastersCommand => ({ type: 'sell', fragment });
export const sellSeveral: LightMastersCommand = { type: 'sellSeveral' };
export const sellOne = (fragment: Fragment): LightMastersCommand => ({ type: 'sellOne', fragment });
export const closeSale: LightMastersCommand = { type: 'closeSale' };

export const complete = (letters: string): LightMastersCommand => ({ type: 'complete', pays: glass(letters) });
export const endTurn: LightMastersCommand = { type: 'endTurn' };

export const putFirst = (to: number): LightMastersCommand => ({ type: 'putFirst', to });
export const turnRing: LightMastersCommand = { type: 'turnRing' };
export const putNext = (from: number): LightMastersCommand => ({ type: 'putNext', from });
export const move = (fragment: Fragment, from: Market, to: Market): LightMastersCommand => ({
  type: 'move',
  fragment,
  from,
  to,
});
export const swap = (gives: Fragment, takes: Fragment): LightMastersCommand => ({ type: 'swap', gives, takes });
export const stopSwapping: LightMastersCommand = { type: 'stopSwapping' };
export const turnRingTo = (turned: number): LightMastersCommand => ({ type: 'turnRingTo', turned });

/** Of the two categories that a creation may have, the one meant is named. */
export const activate = (name: string, category: Category = 'art'): LightMastersCommand => {
  const [creation] = creations(name);
  if (creation === undefined) throw new Error(`No creation ${name}.`);
  return { type: 'activate', creation, category };
};
