import type * as z from 'zod';
import type { TablesSought } from '#events/wire/admin.js';

/** What tables are searched for, as it stands in the form; the empty string is anything. */
export interface Sought {
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly game: string;
  readonly status: '' | NonNullable<TablesSought['status']>;
  /** Days as a calendar field writes them. */
  readonly from: string;
  readonly to: string;
  readonly anomaly: '' | NonNullable<TablesSought['anomaly']>;
}

export const NOTHING_SOUGHT: Sought = { player: null, game: '', status: '', from: '', to: '', anomaly: '' };

export const isNothing = (sought: Sought): boolean =>
  sought.player === null &&
  [sought.game, sought.status, sought.from, sought.to, sought.anomaly].every((each) => each === '');

/** The same as it is asked for: from the first moment of one day to the last of another, where who looks is. */
export const askedFor = (sought: Sought): z.input<typeof TablesSought> => ({
  ...(sought.player === null ? {} : { player: sought.player.id }),
  ...(sought.game === '' ? {} : { game: sought.game }),
  ...(sought.status === '' ? {} : { status: sought.status }),
  ...(sought.anomaly === '' ? {} : { anomaly: sought.anomaly }),
  ...moment('from', sought.from, 0),
  ...moment('to', sought.to, 1),
});

const moment = (name: 'from' | 'to', day: string, daysLater: number): Readonly<Record<string, string>> => {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return {};
  const at = new Date(year, month - 1, date + daysLater).getTime();
  return at >= 0 ? { [name]: String(at) } : {};
};
