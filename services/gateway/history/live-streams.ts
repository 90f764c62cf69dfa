import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Audiences } from '../play/audiences.js';
import { StreamLine } from '../play/stream-line.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Looking } from './eyes.js';

/** Followers by server-sent events: the same audience as behind the sockets, for whoever has nothing but HTTP. */
@Injectable()
export class LiveStreams {
  private readonly streams = new Set<Response>();

  constructor(private readonly audiences: Audiences) {}

  /** How many are open. */
  get count(): number {
    return this.streams.size;
  }

  open(response: Response, table: HotTable, { viewer, eyes }: Looking, after: number): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Said to proxies that would otherwise gather what is to be seen at once.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    this.streams.add(response);
    const { id } = table.pinned;
    const line = new StreamLine(response);
    const follower = this.audiences.join(table, line, { viewer, held: after, eyes, choices: false });
    const beat = setInterval(() => {
      if (!line.isClosed) response.write(': still here\n\n');
    }, BEAT_MS);
    response.once('close', () => {
      clearInterval(beat);
      this.streams.delete(response);
      this.audiences.leave(id, follower);
    });
  }

  /** Whoever follows comes back by itself, and is told from where. */
  closeAll(): void {
    for (const response of this.streams) response.end();
  }
}

/** Shorter than what proxies take for silence. */
const BEAT_MS = 20_000;
