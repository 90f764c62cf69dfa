/** Our own part of a table's luck: fresh, and nobody's guess. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
