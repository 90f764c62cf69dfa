import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** A way to a server that can be cut, or fall silent, as lines do: real sockets, and real bytes in them. */
export class Tunnel {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isOpen = true;
  #target: number;
  readonly #server: Server;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    server.on('connection', (near) => {
      this.#lead(near);
    });
  }

  static async to(url: string): Promise<Tunnel> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Tunnel(server, Number(new URL(url).port));
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The tunnel has no port.');
    return `http://localhost:${address.port}`;
  }

  /** Every line through it breaks, and no new one comes through. */
  cut(): void {
    this.#isOpen = false;
    this.#breakAll();
  }

  /** Lines come through again; to another server where one is named. */
  heal(url?: string): void {
    if (url !== undefined) this.#target = Number(new URL(url).port);
    this.#isOpen = true;
  }

  /** Nothing comes through, and nobody is told. */
  silence(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe(far);
      far.unpipe(near);
    }
    this.#isOpen = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lead(near: Socket): void {
    if (!this.#isOpen) {
      near.destroy();
      return;
    }
    const far = connect(this.#target, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const one of pair) {
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }

  #breakAll(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }
}
