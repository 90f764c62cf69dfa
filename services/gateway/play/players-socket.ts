import { WebSocket } from 'ws';

/** A socket that says why before it goes, where `ws` would close it by a number of its own. */
export class PlayersSocket extends WebSocket {
  /** A message is larger than any may be. */
  whenTooBig: (() => void) | null = null;

  override close(code?: number, reason?: string | Buffer): void {
    const { whenTooBig } = this;
    this.whenTooBig = null;
    if (code === TOO_BIG && whenTooBig !== null) whenTooBig();
    else super.close(code, reason);
  }
}

/** RFC 6455, 7.4.1. */
const TOO_BIG = 1009;
