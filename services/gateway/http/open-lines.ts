import type { Writable } from 'node:stream';

/**
 * How many lines, sockets and event streams together, are open at once from each network: what is asked too often is slowed,
 * but a line costs for as long as it is there, and need not say anything.
 */
export class OpenLines {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether there is room for one more: it has its place until it is closed, however that comes about. */
  take(network: string, line: Writable): boolean {
    // Who is gone already does not say so again.
    if (line.closed) return true;
    const before = this.open.get(network) ?? 0;
    if (before >= this.most) return false;
    this.open.set(network, before + 1);
    line.once('close', () => {
      this.free(network);
    });
    return true;
  }

  private free(network: string): void {
    const left = (this.open.get(network) ?? 0) - 1;
    if (left > 0) this.open.set(network, left);
    else this.open.delete(network);
  }
}
