import type { ServerResponse } from 'node:http';
import type { Way } from './line.js';
import { messageIn } from './shown.js';
import type { Shown } from './shown.js';

/** The way to a viewer over server-sent events: the messages are the same, in other envelopes. */
export class StreamLine implements Way {
  constructor(private readonly response: ServerResponse) {}

  show(...shown: readonly Shown[]): void {
    if (this.isClosed) return;
    this.response.write(shown.map(enveloped).join(''));
  }

  get backlog(): number {
    return this.response.writableLength;
  }

  get isClosed(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  /** Asked with a write, since 'drain' follows only where one was refused; a response that closes calls no write back. */
  whenTaken(then: () => void): void {
    if (this.response.writableLength === 0 || this.isClosed) {
      then();
      return;
    }
    let isTold = false;
    const tell = (): void => {
      if (isTold) return;
      isTold = true;
      this.response.off('close', tell);
      then();
    };
    this.response.once('close', tell);
    this.response.write('', tell);
  }
}

/** An event carries its seq as its id, which a reader that comes back tells us; other messages carry their name. */
const enveloped = (shown: Shown): string => {
  const before = ENVELOPES.get(shown);
  if (before !== undefined) return before;
  const { event, seq, data } = messageIn(shown);
  const envelope = event === 'event' ? `id: ${seq}\ndata: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`;
  ENVELOPES.set(shown, envelope);
  return envelope;
};

/** Made once for all who see it, like the frame itself. */
const ENVELOPES = new WeakMap<Shown, string>();
