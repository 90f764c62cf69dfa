/**
 * How long seats have to reveal their nonces (rule K21): pages do it by themselves, so that this is for those that are closed, or
 * have a poor line.
 */
export const REVEAL_MS = 15_000;
