import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { keyIdOf } from '#events/chain/head.js';

/** A node's Ed25519 key. Its secret half is never written down but in its own file, nor said to anybody. */
export class SigningKey {
  readonly id: string;
  /** 32 bytes in base64url. */
  readonly publicKey: string;
  readonly #secret: KeyObject;

  private constructor(secret: KeyObject) {
    const { x } = createPublicKey(secret).export({ format: 'jwk' });
    if (secret.asymmetricKeyType !== 'ed25519' || x === undefined) throw new Error('That is no Ed25519 key.');
    this.#secret = secret;
    this.publicKey = x;
    this.id = keyIdOf(Buffer.from(x, 'base64url'));
  }

  static fresh(): SigningKey {
    return new SigningKey(generateKeyPairSync('ed25519').privateKey);
  }

  static in(pem: string): SigningKey {
    return new SigningKey(createPrivateKey(pem));
  }

  /** As it is kept: PKCS #8 in PEM. */
  get pem(): string {
    return this.#secret.export({ format: 'pem', type: 'pkcs8' }).toString();
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#secret).toString('base64url');
  }
}
