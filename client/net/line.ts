import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Player } from '#events/wire/accounts.js';
import { heard } from '#events/wire/heard.js';
import { PROTOCOL } from '#events/wire/protocol.js';
import { ServerMessage } from '#events/wire/socket.js';
import type { ClientMessage } from '#events/wire/socket.js';

/** How the line to the server is. */
export type LineState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'up' }
  /** Cut `since`; tried again at `next`, both in milliseconds since 1970. */
  | { readonly kind: 'down'; readonly since: number; readonly next: number }
  /** Given up, with the reason: this page is too old for the server, say. Only a new visit helps. */
  | { readonly kind: 'over'; readonly why: string };

/** What is done with what comes over the line. */
export interface Listener {
  /** The line is up: whoever wants something says so again. */
  readonly up: () => void;
  readonly heard: (message: ServerMessage) => void;
}

type Said<Name extends ClientMessage['event']> = Extract<ClientMessage, { event: Name }>['data'];

/**
 * The one socket of this page. When it is cut it opens another, at once and then ever more patiently; what was said on
 * the old one is not said again here: whoever said it knows best.
 */
export class Line {
  readonly #state = signal<LineState>({ kind: 'opening' });
  readonly #player = signal<Player | null | undefined>(undefined);
  /** By how much the server's clock is before this browser's. */
  readonly #ahead = signal(0);
  readonly #listeners = new Set<Listener>();
  #socket: WebSocket | null = null;
  #tries = 0;
  /** When the server that sent us away wants us back. */
  #comeBackMs: number | undefined;
  #since: number | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly address: string) {}

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  /** Who the server says we are: `null` is nobody, `undefined` is not known yet. */
  get player(): ReadonlySignal<Player | null | undefined> {
    return this.#player;
  }

  /** What time it is by the server's clock, which what happens is stamped by, when it is so late by this browser's. */
  atServer(here: number): number {
    return here + this.#ahead.value;
  }

  /** Opens it, or opens it anew: after signing in or out the server takes us for somebody else. */
  open(): void {
    clearTimeout(this.#waiting);
    this.#hangUp();
    this.#dial();
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#hangUp();
  }

  /** Tries at once: the browser says that there is a network again, or the page is looked at again. */
  hurry(): void {
    if (this.#state.value.kind !== 'down') return;
    this.#tries = 0;
    this.open();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#state.value.kind === 'up') listener.up();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Says something, if the line is up; who says it is told when it is up again. */
  say<Name extends ClientMessage['event']>(event: Name, data: Said<Name>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ event, data }));
  }

  #dial(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    if (this.#state.value.kind !== 'down') this.#state.value = { kind: 'opening' };
    this.#watchdog = setTimeout(() => {
      this.#lost(socket);
    }, OPEN_WITHIN_MS);
    socket.onopen = () => socket.send(JSON.stringify({ event: 'hello', data: { protocol: PROTOCOL } }));
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(String(data));
    };
    socket.onclose = () => {
      this.#lost(socket);
    };
  }

  #hear(text: string): void {
    this.#listenOn();
    const message = understood(text);
    if (message === null) return;
    if (message.event === 'welcome') {
      clearTimeout(this.#watchdog);
      this.#tries = 0;
      this.#since = null;
      this.#player.value = message.data.player ?? null;
      if (message.data.now !== undefined) this.#ahead.value = message.data.now - Date.now();
      this.#state.value = { kind: 'up' };
      for (const listener of this.#listeners) listener.up();
    }
    if (message.event === 'problem' && message.data.code === 'wrong_protocol') {
      this.#hangUp();
      this.#state.value = { kind: 'over', why: message.data.message };
      return;
    }
    if (message.event === 'problem') this.#comeBackMs = message.data.comeBackMs;
    for (const listener of [...this.#listeners]) listener.heard(message);
  }

  /** A line that fell silent may be dead without saying so, as in a tunnel: then the server is asked another way. */
  #listenOn(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => {
      void isThere().then((there) => {
        if (socket !== this.#socket || socket === null) return;
        if (there) this.#listenOn();
        else this.#lost(socket);
      });
    }, SILENT_MS);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#hangUp();
    this.#since ??= Date.now();
    const pause = Math.min(this.#comeBackMs ?? pauseBefore(this.#tries), A_DAY_MS);
    this.#comeBackMs = undefined;
    this.#tries += 1;
    this.#state.value = { kind: 'down', since: this.#since, next: Date.now() + pause };
    this.#waiting = setTimeout(() => {
      this.#dial();
    }, pause);
  }

  #hangUp(): void {
    clearTimeout(this.#watchdog);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** A server that takes longer than this to greet is tried again. */
const OPEN_WITHIN_MS = 8_000;

/** Nothing was heard for so long: a quiet table, or a dead line. */
const SILENT_MS = 15_000;
const THERE_WITHIN_MS = 4_000;

const isThere = async (): Promise<boolean> => {
  try {
    await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(THERE_WITHIN_MS) });
    return true;
  } catch {
    return false;
  }
};

/** Nobody is sent away for longer; and a browser's timer that is to wait for weeks does not wait at all. */
const A_DAY_MS = 86_400_000;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Longer each time, and never the same for two who lost their line together. */
const pauseBefore = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random() / 2);

const serverMessage = heard(ServerMessage);

/** What cannot be understood is passed over: what was missed by it shows in the seqs. */
const understood = (text: string): ServerMessage | null => {
  try {
    return serverMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
