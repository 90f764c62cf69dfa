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

  whenTaken(then: () => void): void {
    if (this.response.writableLength === 0 || this.isClosed) {
      then();
      return;
    }
    const once = (): void => {
      this.response.off('drain', once);
      this.response.off('close', once);
      then();
    };
    this.response.once('drain', once);
    this.response.once('close', once);
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
