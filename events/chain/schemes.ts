/**
 * How a table's draws are keyed and where its nonces come from (README.md). Pinned by its first event: a table goes on, and is
 * verified, by the scheme that it was opened with.
 */
export type Scheme = 1 | 2;

/** The scheme that new tables take. */
export const NEWEST_SCHEME = 2;

/** The scheme of a table by its first event; `null` where this release does not know it. Scheme 1 is older than the field. */
export const schemeOf = ({ scheme = 1 }: { readonly scheme?: number }): Scheme | null =>
  scheme === 1 || scheme === 2 ? scheme : null;
