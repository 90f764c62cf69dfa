import * as z from 'zod';
import { forget, keep, kept, keptPlaces } from './kept.js';

/** Who saw a table: a player's id, or `null` for nobody with a name. */
type Who = string | null;

/** Up to where each who was at this browser saw each table. Those tables are remembered that were visited last. */
export const seenTables = {
  /**
   * As a page begins: what was kept when it was not said yet who saw it is of no use to anybody. What was never visited since
   * it counts when it was comes behind all that was.
   */
  tidy: (): void => {
    const all = keptPlaces().flatMap((place) => (place.startsWith(BEFORE) ? [place.slice(BEFORE.length)] : []));
    const isSaid = (seen: string): boolean => seen.includes('.');
    for (const seen of all.filter((each) => !isSaid(each))) forget(BEFORE + seen);
    const visited = lately();
    if (all.length > 0) remember([...visited, ...all.filter((each) => isSaid(each) && !visited.includes(each))]);
  },

  /** Somebody is there. */
  visited: (who: Who, table: string): void => {
    const seen = nameOf(who, table);
    remember([seen, ...lately().filter((each) => each !== seen)]);
  },

  /** The last seq that they saw there, if any. */
  upTo: (who: Who, table: string): number | null => {
    const text = kept(BEFORE + nameOf(who, table));
    const seq = Number(text);
    return text !== null && Number.isSafeInteger(seq) && seq >= 0 ? seq : null;
  },

  /** Never less than it was. */
  note: (who: Who, table: string, seq: number): void => {
    if (seq > (seenTables.upTo(who, table) ?? -1)) keep(BEFORE + nameOf(who, table), String(seq));
  },
};

/** Whoever comes back after more tables than these is a newcomer. */
const MOST_REMEMBERED = 200;

const LATELY = 'laguna.seen';
const BEFORE = `${LATELY}.`;

/** No id has a dot in it. */
const nameOf = (who: Who, table: string): string => `${who ?? 'public'}.${table}`;

const remember = (tables: readonly string[]): void => {
  for (const forgotten of tables.slice(MOST_REMEMBERED)) forget(BEFORE + forgotten);
  keep(LATELY, JSON.stringify(tables.slice(0, MOST_REMEMBERED)));
};

/** Those visited last come first. */
const lately = (): readonly string[] => {
  try {
    return z.array(z.string()).safeParse(JSON.parse(kept(LATELY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};
