/** What an address of ours stands for. */
export type Page =
  | { readonly kind: 'lobby' }
  /** A table, live or at the moment that the address names. */
  | { readonly kind: 'table'; readonly id: string; readonly moment: number | null }
  /** Who plays best; of the game that the address names, or of whichever stands first. */
  | { readonly kind: 'standings'; readonly game: string | null }
  | { readonly kind: 'player'; readonly id: string }
  /** For who has a role; for everybody else there is nothing. */
  | { readonly kind: 'console'; readonly place: ConsolePlace }
  | { readonly kind: 'nowhere' };

/** A table, and the seq that its address names. Each time somebody goes there it is another object. */
export type TablePlace = Extract<Page, { readonly kind: 'table' }>;

/** A part of the console, or one table looked into. */
export type ConsolePlace =
  | { readonly kind: 'tables' | 'reports' | 'players' | 'acts' | 'looks' }
  | { readonly kind: 'table'; readonly id: string; readonly moment: number | null };

/** The page at a path and a hash, as `location` has them. */
export const pageAt = (path: string, hash: string): Page => {
  if (path === LOBBY) return { kind: 'lobby' };
  const id = TABLE.exec(path)?.[1];
  if (id !== undefined) return { kind: 'table', id, moment: momentIn(hash) };
  const player = PLAYER.exec(path)?.[1];
  if (player !== undefined) return { kind: 'player', id: player };
  const place = consolePlaceAt(path, hash);
  if (place !== null) return { kind: 'console', place };
  const standings = RANKED.exec(path);
  return standings === null ? { kind: 'nowhere' } : { kind: 'standings', game: standings[1] ?? null };
};

export const LOBBY = '/';

/** Where a table is found, and where in its history. */
export const tableAddress = (id: string, moment: number | null = null): string =>
  moment === null ? `/table/${id}` : `/table/${id}#seq=${moment}`;

export const STANDINGS = '/standings';
export const standingsAddress = (game: string): string => `${STANDINGS}/${game}`;
export const playerAddress = (id: string): string => `/player/${id}`;

const CONSOLE = '/admin';
export const consoleAddress = (kind: Exclude<ConsolePlace['kind'], 'table'>): string =>
  kind === 'tables' ? CONSOLE : `${CONSOLE}/${kind}`;
/** Where a table is looked into, and at which moment. */
export const inspectionAddress = (id: string, moment: number | null = null): string =>
  `${CONSOLE}${tableAddress(id, moment)}`;

const consolePlaceAt = (path: string, hash: string): ConsolePlace | null => {
  if (!path.startsWith(CONSOLE)) return null;
  const rest = path.slice(CONSOLE.length).replace(/\/$/, '');
  const id = TABLE.exec(rest)?.[1];
  if (id !== undefined) return { kind: 'table', id, moment: momentIn(hash) };
  const kind = PARTS.find((part) => rest === (part === 'tables' ? '' : `/${part}`));
  return kind === undefined ? null : { kind };
};

const PARTS = ['tables', 'reports', 'players', 'acts', 'looks'] as const;

/** An id is opaque, but for what it is written with. */
const TABLE = /^\/table\/([A-Za-z0-9_-]{1,64})\/?$/;
const PLAYER = /^\/player\/([A-Za-z0-9_-]{1,64})\/?$/;
const RANKED = /^\/standings(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/;
const MOMENT = /^#seq=([0-9]{1,9})$/;

const momentIn = (hash: string): number | null => {
  const seq = MOMENT.exec(hash)?.[1];
  return seq === undefined ? null : Number(seq);
};
