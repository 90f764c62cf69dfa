import * as z from 'zod';
import { SignedHead } from '#events/wire/heads.js';
import { digest, seq } from '#events/wire/ids.js';

/** Where a table's chain stood when we saw it last, and the last of it that the server signed for us. */
const KeptHead = z.object({ seq, digest, signed: SignedHead.nullable() });
export type KeptHead = z.infer<typeof KeptHead>;

/** The last heads of the tables that this browser followed: what the server tells later has to go on from there. */
export const keptHeads = {
  of: (table: string): KeptHead | null => {
    try {
      return KeptHead.safeParse(JSON.parse(localStorage.getItem(placeOf(table)) ?? 'null')).data ?? null;
    } catch {
      // A browser that keeps nothing has nothing to hold against the server.
      return null;
    }
  },

  keep: (table: string, head: KeptHead): void => {
    try {
      if (localStorage.getItem(placeOf(table)) === null) remember(table);
      localStorage.setItem(placeOf(table), JSON.stringify(head));
    } catch {
      // Then it is forgotten with the page.
    }
  },
};

/** Those of the oldest tables are forgotten: a hundred letters each, and nobody follows more. */
const MOST_KEPT = 200;
const INDEX = 'laguna.heads';

const placeOf = (table: string): string => `laguna.head.${table}`;

const remember = (table: string): void => {
  const tables = [table, ...known().filter((each) => each !== table)];
  for (const forgotten of tables.splice(MOST_KEPT)) localStorage.removeItem(placeOf(forgotten));
  localStorage.setItem(INDEX, JSON.stringify(tables));
};

const known = (): readonly string[] => {
  try {
    return z.array(z.string()).safeParse(JSON.parse(localStorage.getItem(INDEX) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};
