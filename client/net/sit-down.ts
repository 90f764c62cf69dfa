import { commitToNonce } from '#events/chain/nonces.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { api, Refused } from './api.js';
import { ownNonces } from './own-nonces.js';

/**
 * Takes a seat with a commitment to a nonce: the nonce stays in this browser until the start. If the browser can keep nothing, or
 * the table is older than commitments, the nonce is named at once.
 */
export const sitDown = async (table: string, seat: number, nonce: string): Promise<TableAsShown> => {
  const own = { table, seat, nonce };
  if (!ownNonces.ask(own)) return api.sit(table, seat, { nonce });
  try {
    return await seated(own);
  } catch (fault) {
    // The seat may be taken although the answer was lost: then the nonce is still needed.
    if (fault instanceof Refused && !fault.isPassing) ownNonces.drop(own);
    throw fault;
  }
};

interface Own {
  readonly table: string;
  readonly seat: number;
  readonly nonce: string;
}

const seated = async ({ table, seat, nonce }: Own): Promise<TableAsShown> => {
  try {
    const shown = await api.sit(table, seat, { nonceCommitment: commitToNonce(table, seat, nonce) });
    ownNonces.keep({ table, seat, nonce });
    return shown;
  } catch (fault) {
    if (fault instanceof Refused && fault.problem?.rule === NAMED_ONLY) return api.sit(table, seat, { nonce });
    throw fault;
  }
};

/** The rule that refuses a commitment, at tables of the first scheme. */
const NAMED_ONLY = 'K19';
