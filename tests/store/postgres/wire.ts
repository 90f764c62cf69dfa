import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';

/** The line between a store and its server, for tests to spoil. */
export class Wire {
  readonly #url: string;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));
  #muted = false;
  #swallowed = (): void => undefined;
  #port = 0;

  private constructor(url: string) {
    this.#url = url;
  }

  static async to(url: string): Promise<Wire> {
    const wire = new Wire(url);
    await wire.restore();
    return wire;
  }

  /** The server's URL by way of this wire. */
  get url(): string {
    const url = new URL(this.#url);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  /** From now on what is asked arrives, and what is answered does not. Resolves at the first answer that is lost. */
  mute(): Promise<void> {
    this.#muted = true;
    return new Promise((resolve) => {
      this.#swallowed = resolve;
    });
  }

  /** Breaks what is connected. Whoever connects anew hears again. */
  cut(): void {
    this.#muted = false;
    for (const socket of this.#open) socket.destroy();
  }

  /** As if there were no server. */
  async refuse(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }

  async restore(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #join(near: Socket): void {
    const far = connectTo(this.#url);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      if (this.#muted) this.#swallowed();
      else near.write(bytes);
    });
    this.#endWith(near, far);
    this.#endWith(far, near);
  }

  #endWith(one: Socket, other: Socket): void {
    this.#open.add(one);
    one.on('error', () => other.destroy());
    one.on('close', () => {
      this.#open.delete(one);
      other.destroy();
    });
  }
}

const connectTo = (text: string): Socket => {
  const { hostname, port, searchParams } = new URL(text);
  const host = searchParams.get('host') ?? hostname;
  const number = Number(port === '' ? 5432 : port);
  return host.startsWith('/') ? createConnection(join(host, `.s.PGSQL.${number}`)) : createConnection(number, host);
};
