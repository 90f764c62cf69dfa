import { WebSocket } from 'ws';
import { ServerMessage } from '#events/wire/socket.js';
import { heard } from '#events/wire/heard.js';

/** A player or a guest of the house, who knows the public interface and nothing else. */
export class Visitor {
  readonly url: string;
  readonly id: string | null;
  readonly token: string | null;

  constructor(url: string, id: string | null, token: string | null) {
    this.url = url;
    this.id = id;
    this.token = token;
  }

  /** The same one, by way of another node. */
  at(url: string): Visitor {
    return new Visitor(url, this.id, this.token);
  }

  async ask<Answer = Json>(
    method: string,
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<Answered<Answer>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // Lines of it (`x-ndjson`) are none.
    const isJson = /[/+]json(;|$)/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson && text !== '' ? JSON.parse(text) : null) as Answer,
    };
  }

  /** A socket that says hello. */
  async call(): Promise<Call> {
    const call = await callTo(this.url);
    call.say('hello', this.token === null ? { protocol: 1 } : { protocol: 1, token: this.token });
    await call.hears('welcome');
    return call;
  }
}

type Headers = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, unknown>>;

export interface Answered<Answer> {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly text: string;
  readonly body: Answer;
}

export const nobody = (url: string): Visitor => new Visitor(url, null, null);

export const aGuest = async (url: string, name: string): Promise<Visitor> => {
  const { body } = await nobody(url).ask<{ player: { id: string }; token: string }>('POST', '/api/guests', { name });
  return new Visitor(url, body.player.id, body.token);
};

type DataOf = { readonly [E in ServerMessage['event']]: Extract<ServerMessage, { event: E }>['data'] };

/** An open socket, and all that was heard on it. */
export interface Call {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  /** Called with each message, as it comes. */
  listen(listener: (message: ServerMessage) => void): void;
  say(event: string, data: unknown): void;
  shout(text: string | Buffer): void;
  /** The next message of a kind that fits and was not taken before. */
  hears<E extends ServerMessage['event']>(event: E, fits?: (data: DataOf[E]) => boolean): Promise<DataOf[E]>;
  /** The code that it is closed with. */
  readonly closed: Promise<number>;
  hangUp(): void;
}

const Message = heard(ServerMessage);

/** A socket that has said nothing yet. */
export const callTo = async (url: string, headers: Headers = {}): Promise<Call> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers, perMessageDeflate: false });
  const all: ServerMessage[] = [];
  const listeners = new Set<(message: ServerMessage) => void>();
  socket.on('message', (bytes: Buffer) => {
    const message = Message.parse(JSON.parse(bytes.toString()));
    all.push(message);
    for (const listener of listeners) listener(message);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  const taken = new Set<ServerMessage>();
  return {
    ...{ socket, heard: all, closed },
    listen: (listener) => void listeners.add(listener),
    say: (event, data) => {
      socket.send(JSON.stringify({ event, data }));
    },
    shout: (text) => {
      socket.send(text);
    },
    hangUp: () => {
      socket.terminate();
    },
    hears: <E extends ServerMessage['event']>(event: E, fits: (data: DataOf[E]) => boolean = () => true) =>
      new Promise<DataOf[E]>((resolve, reject) => {
        const look = (): void => {
          for (const message of all) {
            if (message.event !== event || taken.has(message)) continue;
            const data = message.data as DataOf[E];
            if (!fits(data)) continue;
            taken.add(message);
            listeners.delete(look);
            resolve(data);
            return;
          }
        };
        listeners.add(look);
        look();
        void closed.then((code) => {
          reject(new Error(`Closed with ${code} before ${event} was heard.`));
        });
      }),
  };
};
