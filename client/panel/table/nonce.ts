/** What we add to a table's draws: fresh, and beyond guessing for whoever sees a commitment to it. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
