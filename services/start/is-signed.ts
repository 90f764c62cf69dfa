import { createPublicKey, verify } from 'node:crypto';
import type { IsSigned } from '#verify/signature.js';

/** Ed25519 as Node has it. What is no key and no signature signs nothing. */
export const isSigned: IsSigned = (key, text, signature) => {
  try {
    const known = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: key } });
    return Promise.resolve(verify(null, Buffer.from(text), known, Buffer.from(signature, 'base64url')));
  } catch {
    return Promise.resolve(false);
  }
};
