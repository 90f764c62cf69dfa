import { fromBase64url, toBase64url } from '#events/base64url.js';

/** Behind what a page of a list ended: those of one moment follow each other by id. */
export interface ListCursor {
  readonly at: number;
  readonly id: string;
}

/** Letters that are safe in an address; who is given them has no reason to look inside. */
export const writeCursor = ({ at, id }: ListCursor): string => toBase64url(new TextEncoder().encode(`${at}.${id}`));

/** Null for what we never wrote. */
export const readCursor = (text: string): ListCursor | null => {
  const bytes = fromBase64url(text);
  const [, at, id] = (bytes === null ? null : WRITTEN.exec(new TextDecoder().decode(bytes))) ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
};

const WRITTEN = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/;
