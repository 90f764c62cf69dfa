import { describe, expect, it } from '@jest/globals';
import { commitToSeed } from '#events/chain/commitment.js';
import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import { SeatAsked } from '#events/wire/tables.js';
import { SEED, TABLE } from './story.js';
import { strangersDerivedNonce, strangersNonceCommitment } from './stranger.js';

const COMMITMENT = commitToSeed(SEED);
/** Python made what is written down below. */
const NONCES = ['anna-1', '!my"luck"~+/=\\', 'n'.repeat(64)];

describe('The nonces of scheme 2', () => {
  it('are what a stranger makes of the README', () => {
    for (const seat of [0, 1, 15]) {
      expect(derivedNonce(COMMITMENT, TABLE, seat)).toBe(strangersDerivedNonce(COMMITMENT, TABLE, seat));
      for (const nonce of NONCES)
        expect(commitToNonce(TABLE, seat, nonce)).toBe(strangersNonceCommitment(TABLE, seat, nonce));
    }
  });

  it('are what was written down, for ever', () => {
    expect(derivedNonce(COMMITMENT, TABLE, 0)).toBe('uKokYVt-vq2rfSlmEp-ZjDJLjhIazuQFhaQkMEfZOPw');
    expect(commitToNonce(TABLE, 0, 'anna-1')).toBe('S4pCIqsv-0xON0R_iW5XL98aTuWpA3mZEADvUFhkUT0');
  });

  it('can be sent: a commitment as one, a derived nonce as what a seat may name', () => {
    expect(SeatAsked.safeParse({ nonceCommitment: commitToNonce(TABLE, 0, 'anna-1') }).success).toBe(true);
    expect(SeatAsked.safeParse({ nonce: derivedNonce(COMMITMENT, TABLE, 0) }).success).toBe(true);
  });
});
