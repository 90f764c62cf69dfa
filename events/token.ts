/**
 * A component that somebody may be unable to see: `kind-name`, such as `character-17` or `shop-red`. The kind is what
 * everybody sees of it; two components of one kind look the same from behind.
 */
export type Token = `${string}-${string}`;

/** A component as a viewer sees it: `null` is its back. */
export type Seen<T extends Token> = T | null;

/** What the back of a component tells. */
export const kindOf = (token: Token): string => token.slice(0, token.indexOf('-'));

const TOKEN = /^[a-z]+-[a-z0-9-]+$/;

export const isToken = (value: unknown): value is Token => typeof value === 'string' && TOKEN.test(value);
