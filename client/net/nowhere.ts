import { Refused } from './api.js';

/** Why a table cannot be shown: there is none, nothing told of it fits, it could not be read, or its game is not known here. */
export type Nowhere =
  | { readonly kind: 'noTable' | 'unfit' | 'failed' | 'unknownRules' }
  | { readonly kind: 'unknownGame'; readonly game: string };

/** A game that this page does not know: it may be older than the server. */
export class UnknownGame extends Error {
  constructor(readonly game: string) {
    super(`This page does not know how to show ${game}.`);
  }
}

/** The server does not have the rules that a table is played by. Only its events can be read there. */
export class UnknownRules extends Error {
  constructor(game: string, edition: number) {
    super(`The server does not have the rules of ${game}, edition ${edition}.`);
  }
}

/** What it comes to that a table could not be looked at. */
export const nowhereOf = (fault: unknown): Nowhere => {
  if (fault instanceof UnknownGame) return { kind: 'unknownGame', game: fault.game };
  if (fault instanceof UnknownRules) return { kind: 'unknownRules' };
  // An address that no table can have is answered with 400.
  const isGone = fault instanceof Refused && (fault.status === 404 || fault.status === 400);
  return { kind: isGone ? 'noTable' : 'failed' };
};
