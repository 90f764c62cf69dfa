import * as z from 'zod';

const Own = z.object({ table: z.string(), seat: z.number(), nonce: z.string() });
type Own = z.infer<typeof Own>;

/** What we added to the luck of tables ourselves: afterwards it has to stand in their history. */
export const ownNonces = {
  at: (table: string): ReadonlyMap<number, string> =>
    new Map(kept().flatMap((own) => (own.table === table ? [[own.seat, own.nonce]] : []))),

  /** The last seat that one took is the one that one sits at. */
  keep: (own: Own): void => {
    try {
      const others = kept().filter(({ table }) => table !== own.table);
      localStorage.setItem(PLACE, JSON.stringify([own, ...others].slice(0, MOST_KEPT)));
    } catch {
      // Then it is known to whoever wrote it down.
    }
  },

  /** Whoever takes the seat after us adds something of their own. */
  forget: (table: string, seat: number): void => {
    try {
      const others = kept().filter((own) => own.table !== table || own.seat !== seat);
      localStorage.setItem(PLACE, JSON.stringify(others));
    } catch {
      // Nothing was kept.
    }
  },
};

const PLACE = 'laguna.nonces';
const MOST_KEPT = 200;

const kept = (): readonly Own[] => {
  try {
    return z.array(Own).safeParse(JSON.parse(localStorage.getItem(PLACE) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};
