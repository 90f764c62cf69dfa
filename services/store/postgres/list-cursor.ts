import { fromBase64url, toBase64url } from '#events/base64url.js';

/** Behind which table of the list a page ended: those of one moment follow each other by id. */
export interface ListCursor {
  readonly opened: number;
  readonly table: string;
}

/** Letters that are safe in an address; who is given them has no reason to look inside. */
export const writeCursor = ({ opened, table }: ListCursor): string =>
  toBase64url(new TextEncoder().encode(`${opened}.${table}`));

/** Null for what we never wrote. */
export const readCursor = (text: string): ListCursor | null => {
  const bytes = fromBase64url(text);
  const [, opened, table] = (bytes === null ? null : WRITTEN.exec(new TextDecoder().decode(bytes))) ?? [];
  return opened === undefined || table === undefined ? null : { opened: Number(opened), table };
};

const WRITTEN = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/;
