import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { realTime } from '#clock/time.js';
import { HeldOpen } from '../accounts/held-open.js';
import type { Caller } from '../http/caller.js';
import { Audiences } from '../play/audiences.js';
import { StreamLine } from '../play/stream-line.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Looking } from './eyes.js';
import { keepsBeating } from './heartbeat.js';

/** A look that goes on, from the last seq that is held. */
interface LiveLook extends Looking {
  readonly after: number;
  readonly asker: Caller | null;
}

/** Followers by server-sent events: the same audience as behind the sockets, for whoever has nothing but HTTP. */
@Injectable()
export class LiveStreams {
  private readonly streams = new Set<Response>();

  constructor(
    private readonly audiences: Audiences,
    private readonly heldOpen: HeldOpen,
  ) {}

  /** How many are open. */
  get count(): number {
    return this.streams.size;
  }

  open(response: Response, table: HotTable, { viewer, eyes, inPerson, byRole, after, asker }: LiveLook): void {
    // Who went while their eyes were looked for is followed by nothing that would tell us so.
    if (response.closed) return;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Said to proxies that would otherwise gather what is to be seen at once.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    this.streams.add(response);
    const { id } = table.pinned;
    const line = new StreamLine(response);
    const follower = this.audiences.join(table, line, { viewer, held: after, eyes, inPerson, choices: false });
    keepsBeating(response, realTime);
    response.once('close', () => {
      this.streams.delete(response);
      this.audiences.leave(id, follower);
    });
    if (asker !== null) this.heldOpen.hold(response, { asker, byRole, end: () => response.end() });
  }

  /** Whoever follows comes back by itself, and is told from where. */
  closeAll(): void {
    for (const response of this.streams) response.end();
  }
}
