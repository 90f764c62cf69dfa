import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { Player } from '#events/wire/accounts.js';
import { ClientMessage } from '#events/wire/socket.js';
import type { ServerMessage } from '#events/wire/socket.js';

type DataOf<Name extends ClientMessage['event']> = Extract<ClientMessage, { event: Name }>['data'];

/**
 * The other end of a page's line: a real server that greets whoever says hello, says what a test has it say, and keeps what
 * it hears until the test asks for it. While it is open the test is a page that came from there.
 */
export class OtherEnd {
  /** As whom the next line is greeted. */
  player: Player | null = null;
  /** What time it is there when it greets; an older server does not say. */
  now: (() => number) | null = null;
  /** What it answers over HTTP, by the path. */
  readonly pages = new Map<string, string>();
  /** The paths at which it is away just now. */
  readonly away = new Set<string>();
  /** Where the next answer waits until it may go: it says what was so when it was asked for. */
  readonly #late = new Map<string, Promise<void>>();
  readonly #heard: ClientMessage[] = [];
  readonly #asked: string[] = [];
  #tell: () => void = () => undefined;
  readonly #server: Server;
  readonly #sockets: WebSocketServer;
  readonly url: string;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
    this.#sockets = new WebSocketServer({ server });
    this.#sockets.on('connection', (socket) => {
      socket.on('message', (text: Buffer) => {
        this.#hear(socket, ClientMessage.parse(JSON.parse(text.toString())));
      });
    });
    server.on('request', ({ url = '' }, answer) => {
      const path = url.replace(/\?.*/, '');
      const text = this.pages.get(path);
      const status = this.away.has(path) ? 503 : text === undefined ? 404 : 200;
      const late = this.#late.get(path);
      this.#late.delete(path);
      this.#asked.push(path);
      const tell = (): void => {
        answer.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? text : '{}');
      };
      if (late === undefined) tell();
      else void late.then(tell);
      this.#tell();
    });
  }

  static async open(): Promise<OtherEnd> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    const end = new OtherEnd(server, `ws://127.0.0.1:${address.port}`);
    const http = end.url.replace('ws:', 'http:');
    Object.assign(globalThis, {
      WebSocket,
      fetch: (path: string, request: RequestInit) => fromAnywhere(new URL(path, http), request),
    });
    return end;
  }

  /** How many lines there are. */
  get lines(): number {
    return this.#sockets.clients.size;
  }

  /** Says it to all who are there. */
  say(message: ServerMessage): void {
    this.shout(JSON.stringify(message));
  }

  shout(text: string): void {
    for (const socket of this.#sockets.clients) socket.send(text);
  }

  /** Resolves when a path was asked for over HTTP, so many times. */
  async isAsked(path: string, times = 1): Promise<void> {
    while (this.#asked.filter((asked) => asked === path).length < times) await this.#more();
  }

  /** Answers the next who asks for a path only once what is returned was called. */
  answersLate(path: string): () => void {
    let go: () => void = () => undefined;
    this.#late.set(path, new Promise((resolve) => (go = resolve)));
    return () => {
      go();
    };
  }

  /** The next message of this kind that was not asked for before. */
  async hears<Name extends ClientMessage['event']>(name: Name): Promise<DataOf<Name>> {
    for (;;) {
      const at = this.#heard.findIndex(({ event }) => event === name);
      const [message] = at < 0 ? [] : this.#heard.splice(at, 1);
      if (message !== undefined) return message.data as DataOf<Name>;
      await this.#more();
    }
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  /** What was heard of this kind and not asked for yet. */
  unasked(name: ClientMessage['event']): number {
    return this.#heard.filter(({ event }) => event === name).length;
  }

  /** As a power cut. */
  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  async close(): Promise<void> {
    Object.assign(globalThis, { WebSocket: before, fetch: fromAnywhere });
    this.cut();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #hear(socket: WebSocket, message: ClientMessage): void {
    this.#heard.push(message);
    if (message.event === 'hello') {
      const who = this.player === null ? {} : { player: this.player };
      const when = this.now === null ? {} : { now: this.now() };
      const data = { protocol: message.data.protocol, node: 'other-end', ...who, ...when };
      socket.send(JSON.stringify({ event: 'welcome', data }));
    }
    this.#tell();
  }
}

const { fetch: fromAnywhere, WebSocket: before } = globalThis;
