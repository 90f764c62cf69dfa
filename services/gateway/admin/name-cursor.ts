import type { NamePlace } from '#store/people.js';

/** Where a page of names ended, in letters that are safe in an address; null after the last. */
export const nameCursor = (place: NamePlace | undefined): string | null =>
  place === undefined ? null : Buffer.from(`${place.id} ${place.name}`).toString('base64url');

/** Where the next begins; null at the first, and for what we never wrote. */
export const afterName = (cursor: string | undefined): NamePlace | null => {
  const [, id, name] = WRITTEN.exec(Buffer.from(cursor ?? '', 'base64url').toString()) ?? [];
  return id === undefined || name === undefined ? null : { id, name };
};

const WRITTEN = /^(\S+) (.+)$/u;
