import * as z from 'zod';
import { commitToNonce } from '#events/chain/nonces.js';

/** `asked` while it is not known whether the seat is ours: the answer may be lost on its way, and the seat taken. */
const Own = z.object({
  table: z.string(),
  seat: z.number(),
  nonce: z.string(),
  asked: z.literal(true).exactOptional(),
});
type Own = z.infer<typeof Own>;

/** The nonces that we added to tables ourselves: revealed at the start, and checked in the history afterwards. */
export const ownNonces = {
  at: (table: string): ReadonlyMap<number, string> =>
    new Map(kept().flatMap((own) => (own.table === table && own.asked === undefined ? [[own.seat, own.nonce]] : []))),

  /** Kept before the seat is asked for, so that it can be revealed in any case. False where this browser keeps nothing. */
  ask: (own: Omit<Own, 'asked'>): boolean => write([{ ...own, asked: true }, ...kept()]),

  /** The last seat that one took is the one that one sits at. */
  keep: ({ table, seat, nonce }: Own): void => {
    const others = kept().filter((own) => own.table !== table);
    write([{ table, seat, nonce }, ...others]);
  },

  /** Our nonce that opens a commitment of a table; `null` if the commitment is not ours. */
  opening: (table: string, seat: number, commitment: string): string | null =>
    kept().find(
      (own) => own.table === table && own.seat === seat && commitToNonce(table, seat, own.nonce) === commitment,
    )?.nonce ?? null,

  /** The seat was refused. */
  drop: ({ table, seat, nonce }: Own): void => {
    write(kept().filter((own) => own.table !== table || own.seat !== seat || own.nonce !== nonce));
  },

  /** Whoever takes the seat after us adds something of their own. */
  forget: (table: string, seat: number): void => {
    write(kept().filter((own) => own.table !== table || own.seat !== seat));
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

/** False if the browser keeps nothing, as in some private windows. */
const write = (all: readonly Own[]): boolean => {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(0, MOST_KEPT)));
    return true;
  } catch {
    return false;
  }
};
