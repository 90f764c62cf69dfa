import { effect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { commitmentOf } from '#engine/kit/seat-held.js';
import type { Table } from '#engine/kit/table.js';
import { api } from './api.js';
import { ownNonces } from './own-nonces.js';

/** Reveals by itself what this browser committed to, as soon as a table asks for it, and until it came; ends when it is told. */
export const revealOwn = (
  id: string,
  table: ReadonlySignal<Table | null>,
  reveal: (id: string, nonce: string) => Promise<unknown> = api.reveal,
): (() => void) => {
  let again: ReturnType<typeof setTimeout> | null = null;
  let underWay: string | null = null;
  let isOver = false;
  const send = async (): Promise<void> => {
    const nonce = wantedAt(id, table.peek());
    if (isOver || nonce === null || nonce === underWay) return;
    underWay = nonce;
    try {
      await reveal(id, nonce);
    } catch {
      // A line that is down may be up in a moment, and the table says whether it still waits.
      again = setTimeout(() => void send(), AGAIN_MS);
    }
    underWay = null;
  };
  const end = effect(() => {
    if (wantedAt(id, table.value) !== null) void send();
  });
  return () => {
    isOver = true;
    end();
    if (again !== null) clearTimeout(again);
  };
};

/** The nonce to reveal: of a seat whose commitment opens with a nonce that is kept here, so the seat is ours. */
const wantedAt = (id: string, table: Table | null): string | null => {
  if (table?.status !== 'open' || !table.isStarting) return null;
  for (const [seat, source] of table.sources.entries()) {
    const commitment = commitmentOf(source);
    const nonce = commitment === null ? null : ownNonces.opening(id, seat, commitment);
    if (nonce !== null) return nonce;
  }
  return null;
};

/** Often enough within the time that there is. */
const AGAIN_MS = 1_000;
