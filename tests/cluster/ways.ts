import { Tunnel } from '#tests/browser/tunnel.js';

/** The ways to all brokers of a Kafka, which can be cut and healed: the brokers go on, and reach each other. */
export class Ways {
  readonly #all: Tunnel[] = [];

  /** For a Kafka that is about to start. */
  readonly doorTo = async (port: number): Promise<number> => {
    const tunnel = await Tunnel.to(`http://127.0.0.1:${port}`);
    this.#all.push(tunnel);
    return Number(new URL(tunnel.url).port);
  };

  /** Every line breaks, and none comes through. */
  cut(): void {
    for (const tunnel of this.#all) tunnel.cut();
  }

  /** Lines stay open and nothing comes through them any more, also later: as when a router forgets them. */
  silence(): void {
    for (const tunnel of this.#all) tunnel.silence();
  }

  /** New lines come through. */
  heal(): void {
    for (const tunnel of this.#all) tunnel.heal();
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((tunnel) => tunnel.close()));
  }
}
