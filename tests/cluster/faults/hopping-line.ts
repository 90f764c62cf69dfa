import { WebSocket } from 'ws';
import type { ServerMessage } from '#events/wire/socket.js';

export interface HoppingListener {
  /** The line is up: whoever wants something says so again. */
  readonly up: () => void;
  readonly heard: (message: ServerMessage) => void;
}

/** A client's way into the cluster: when its node goes away, or says nothing any more, it comes back on another. */
export class HoppingLine {
  readonly #urls: () => readonly string[];
  readonly #token: string | null;
  readonly #listener: HoppingListener;
  #node: number;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #isOver = false;
  #comeBackMs: number | null = null;
  /** How often it had to. */
  hops = 0;

  constructor(urls: () => readonly string[], first: number, token: string | null, listener: HoppingListener) {
    this.#urls = urls;
    this.#token = token;
    this.#listener = listener;
    this.#node = first;
    this.#dial();
  }

  say(event: string, data: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ event, data }));
  }

  /** Tries its luck elsewhere. */
  hop(): void {
    this.#hangUp();
    if (this.#isOver) return;
    this.hops += 1;
    this.#node += 1;
    this.#timer = setTimeout(() => this.#dial(), this.#comeBackMs ?? PAUSE_MS * (0.5 + Math.random()));
    this.#comeBackMs = null;
  }

  close(): void {
    this.#isOver = true;
    this.#hangUp();
  }

  #dial(): void {
    const urls = this.#urls();
    const url = urls[this.#node % urls.length] ?? '';
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { perMessageDeflate: false });
    this.#socket = socket;
    this.#timer = setTimeout(() => this.hop(), WELCOME_WITHIN_MS);
    socket.on('open', () => {
      this.say('hello', this.#token === null ? { protocol: 1 } : { protocol: 1, token: this.#token });
    });
    socket.on('message', (bytes: Buffer) => {
      if (socket === this.#socket) this.#hear(JSON.parse(bytes.toString()) as ServerMessage);
    });
    // A node that stands still keeps its sockets open, so silence has to count as an end.
    let isAlive = true;
    socket.on('pong', () => (isAlive = true));
    this.#beat = setInterval(() => {
      if (!isAlive) this.hop();
      else if (socket.readyState === WebSocket.OPEN) {
        isAlive = false;
        socket.ping();
      }
    }, SILENT_MS);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (socket === this.#socket) this.hop();
    });
  }

  #hear(message: ServerMessage): void {
    if (message.event === 'welcome') {
      clearTimeout(this.#timer);
      this.#listener.up();
    }
    if (message.event === 'problem') this.#comeBackMs = message.data.comeBackMs ?? null;
    this.#listener.heard(message);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
  }
}

const PAUSE_MS = 100;
/** More than a busy node takes, and less than anybody would look on for. */
const WELCOME_WITHIN_MS = 5_000;
const SILENT_MS = 2_500;
