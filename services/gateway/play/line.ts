import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Packed } from './packed.js';
import type { Shown } from './shown.js';

/** More than this unread, and a line gets no live events until it has taken what it was sent. */
export const MOST_BACKLOG = 1024 * 1024;

/** A way to show something to one viewer. */
export interface Way {
  show(...shown: readonly Shown[]): void;
  /** What the viewer has not taken yet, in bytes. */
  readonly backlog: number;
  readonly isClosed: boolean;
  /** Calls back once, when everything shown so far has been taken, or will never be. */
  whenTaken(then: () => void): void;
}

/**
 * The way to one viewer's socket. What is shown in one turn of the event loop leaves in one write; frames are written as
 * they are, since they were made once for everybody. Packed ones too: all that is a socket's own is what came last over it.
 */
export class Line implements Way {
  private waiting: Shown[] = [];
  private waitingBytes = 0;
  /** What was packed for this viewer last, who has it in mind to unpack the next. */
  private unpacked: Packed | null = null;
  /** Whether the viewer takes packed frames. */
  private readonly unpacks: boolean;

  constructor(
    private readonly socket: WebSocket,
    private readonly wire: Socket,
    private readonly desk: Desk,
  ) {
    this.unpacks = socket.extensions !== '';
  }

  show(...shown: readonly Shown[]): void {
    if (this.isClosed) return;
    if (this.waiting.length === 0) this.desk.bring(this);
    for (const one of shown) {
      this.waiting.push(one);
      this.waitingBytes += one.frame.length;
    }
  }

  /** What the viewer has not taken yet, in bytes. */
  get backlog(): number {
    return this.waitingBytes + this.wire.writableLength;
  }

  get isClosed(): boolean {
    return this.socket.readyState !== this.socket.OPEN;
  }

  /** Calls back once, when everything shown so far has been taken, or will never be. */
  whenTaken(then: () => void): void {
    this.send();
    if (this.wire.writableLength === 0 || this.isClosed) then();
    else this.wire.write('', () => then());
  }

  /**
   * Whoever does not take what they were sent is not heard either until they have: else asking on would fill up our memory.
   * Who takes nothing at all does not answer for long that they are there, and is cut.
   */
  hearNoFaster(): void {
    if (this.socket.isPaused || this.backlog <= MOST_BACKLOG) return;
    this.socket.pause();
    this.whenTaken(() => this.socket.resume());
  }

  /** Says no more after what was shown. */
  close(code: number, reason: string): void {
    this.send();
    this.socket.close(code, reason);
  }

  send(): void {
    if (this.waiting.length === 0) return;
    const [only] = this.waiting;
    const bytes =
      this.waiting.length === 1 && only !== undefined
        ? this.frameOf(only)
        : Buffer.concat(this.waiting.map((one) => this.frameOf(one)));
    this.waiting = [];
    this.waitingBytes = 0;
    if (!this.isClosed) this.wire.write(bytes);
  }

  private frameOf(shown: Shown): Buffer {
    const packed = this.unpacks ? shown.packed : null;
    if (packed === null) return shown.frame;
    const bytes = packed.after(this.unpacked);
    this.unpacked = packed;
    return bytes;
  }
}

/** Where lines wait for the end of the turn, and then all send. */
export class Desk {
  private lines: Line[] = [];

  bring(line: Line): void {
    if (this.lines.length === 0) setImmediate(() => this.sendAll());
    this.lines.push(line);
  }

  private sendAll(): void {
    const { lines } = this;
    this.lines = [];
    for (const line of lines) line.send();
  }
}
