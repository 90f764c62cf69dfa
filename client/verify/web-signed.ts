import { fromBase64url } from '#events/base64url.js';
import type { IsSigned } from '#verify/signature.js';

/** Ed25519 as the browser has it; `null` where it has none, as over plain HTTP or in an old one. */
export const webSigned: IsSigned = async (key, text, signature) => {
  const [raw, bytes] = [bytesOf(key), bytesOf(signature)];
  if (raw === null || bytes === null) return false;
  const known = await importedKey(raw);
  return known && crypto.subtle.verify(ED25519, known, bytes, new TextEncoder().encode(text));
};

const ED25519 = 'Ed25519';

const importedKey = async (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> => {
  try {
    return await crypto.subtle.importKey('raw', raw, ED25519, false, ['verify']);
  } catch {
    // No such signatures here, or no cryptography at all: not everywhere is a page trusted with it.
    return null;
  }
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> | null => {
  const bytes = fromBase64url(text);
  return bytes === null ? null : new Uint8Array(bytes);
};
