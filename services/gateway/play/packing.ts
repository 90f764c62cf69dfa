import type { IncomingMessage } from 'node:http';
import type { PerMessageDeflateOptions } from 'ws';
import { tokenOf } from '../http/token-of.js';

/**
 * How `ws` unpacks what those say who take packed frames (RFC 7692): nearly nothing, so it keeps nothing of it, and little
 * room. It packs nothing itself: a line does, for all at once.
 */
export const PACKING: PerMessageDeflateOptions = {
  clientNoContextTakeover: true,
  clientMaxWindowBits: 9,
  zlibInflateOptions: { chunkSize: 256 },
};

/**
 * Leaves the offer to be sent packed frames with those who come to watch. Who is signed in may play: a browser that is sent
 * packed frames packs its commands as well, and unpacking one costs more than deciding it. What is offered in other words
 * than browsers use is not taken up either, and everything is sent as it is.
 */
export const leaveOffer = (request: IncomingMessage): void => {
  const { 'sec-websocket-extensions': offer, ...others } = request.headers;
  if (offer === undefined) return;
  if (tokenOf(request) !== null || !AS_BROWSERS_OFFER.test(offer)) request.headers = others;
};

/** Any window of ours may be remembered, and the one of theirs may be made small. */
const AS_BROWSERS_OFFER = /^\s*permessage-deflate\s*;\s*client_max_window_bits\s*$/i;
