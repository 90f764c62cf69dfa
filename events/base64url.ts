const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]));

/** 32 bytes, as a hash has them, in base64url: 43 letters, the last of which carries four bits only. */
export const HASH = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** Bytes as base64url without padding (RFC 4648, section 5). */
export const toBase64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (byteAt(bytes, at) << 16) | (byteAt(bytes, at + 1) << 8) | byteAt(bytes, at + 2);
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET.charAt((three >> shift) & 63);
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
};

/** The bytes of a text, or `null` where `toBase64url` would not have written that text: one text for the same bytes. */
export const fromBase64url = (text: string): Uint8Array | null => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let filled = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled] = held >> bits;
    filled += 1;
    held &= (1 << bits) - 1;
  }
  return bits < 6 && held === 0 ? bytes : null;
};

/** Past the end there are zeros, which the text leaves out again. */
const byteAt = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;
