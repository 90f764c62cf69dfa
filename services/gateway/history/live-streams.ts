import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Accounts } from '../accounts/accounts.js';
import { SecondLook } from '../accounts/second-look.js';
import type { Caller } from '../http/caller.js';
import { Audiences } from '../play/audiences.js';
import { StreamLine } from '../play/stream-line.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Looking } from './eyes.js';

/** A look that goes on, from the last seq that is held. */
interface LiveLook extends Looking {
  readonly after: number;
  readonly asker: Caller | null;
}

/** Followers by server-sent events: the same audience as behind the sockets, for whoever has nothing but HTTP. */
@Injectable()
export class LiveStreams {
  private readonly streams = new Map<Response, Pick<LiveLook, 'asker' | 'byRole'>>();

  constructor(
    private readonly audiences: Audiences,
    accounts: Accounts,
    secondLook: SecondLook,
  ) {
    accounts.whenEnded((session) => {
      this.closeThose((asker) => Buffer.compare(asker.session, session) === 0);
    });
    accounts.whenGone((player) => {
      this.closeThose(({ person }) => person.id === player);
    });
    secondLook.watch(() => [...this.streams.values()].flatMap(({ asker }) => asker?.session ?? []));
    secondLook.watchRoles(
      () =>
        [...this.streams.values()].flatMap(({ asker, byRole }) => (byRole && asker !== null ? asker.person.id : [])),
      (players) => {
        this.closeThose(({ person }, byRole) => byRole && players.has(person.id));
      },
    );
  }

  /** How many are open. */
  get count(): number {
    return this.streams.size;
  }

  open(response: Response, table: HotTable, { viewer, eyes, inPerson, byRole, after, asker }: LiveLook): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Said to proxies that would otherwise gather what is to be seen at once.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    this.streams.set(response, { asker, byRole });
    const { id } = table.pinned;
    const line = new StreamLine(response);
    const follower = this.audiences.join(table, line, { viewer, held: after, eyes, inPerson, choices: false });
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
    for (const response of this.streams.keys()) response.end();
  }

  /** What was opened as somebody shows nothing more when they are that no longer. */
  private closeThose(are: (asker: Caller, byRole: boolean) => boolean): void {
    for (const [response, { asker, byRole }] of this.streams) if (asker !== null && are(asker, byRole)) response.end();
  }
}

/** Shorter than what proxies take for silence. */
const BEAT_MS = 20_000;
