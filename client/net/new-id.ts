/** Of 128 random bits. Not a browser's own id: that one is given to pages over HTTPS only. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
