import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { inAddress } from '#events/wire/ids.js';
import type { Viewer } from '#events/viewer.js';
import type { ExportedHead } from '#events/wire/heads.js';
import { EventsAsked } from '#events/wire/play.js';
import { TableAddress } from '#events/wire/tables.js';
import { EventStore } from '#store/event-store.js';
import { Asker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { networkOf } from '../http/network-of.js';
import { OpenLines } from '../http/open-lines.js';
import { malformed, taken, tooManyOpen } from '../http/refused.js';
import { streamed } from '../http/streamed.js';
import { Host } from '../lobby/host.js';
import { Heads } from '../heads/heads.js';
import { shownEvent } from '../play/shown.js';
import { shownWithoutRules } from '../tables/bare-table.js';
import type { BareTable } from '../tables/bare-table.js';
import { HotTable } from '../tables/hot-table.js';
import { exported } from './exported.js';
import { Eyes } from './eyes.js';
import { LiveStreams } from './live-streams.js';

/** A table's history as lines: a page of it, live as it grows, or the whole of it once it is over. */
@Controller('api/tables/:id')
export class EventsController {
  constructor(
    private readonly host: Host,
    private readonly eyes: Eyes,
    private readonly store: EventStore,
    private readonly live: LiveStreams,
    private readonly heads: Heads,
    private readonly lines: OpenLines,
  ) {}

  @Get('events')
  async events(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Query(new Fits(EventsAsked)) { after, limit, ...asWhom }: EventsAsked,
    @Headers() headers: Readonly<Record<string, string>>,
    @Asker() asker: Caller | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const isLive = request.accepts([NDJSON, EVENT_STREAM]) === EVENT_STREAM;
    // Before a look is recorded that nobody would have.
    if (isLive && !this.lines.take(networkOf(request.ip), response)) throw tooManyOpen();
    const hot = isLive || asWhom.as !== undefined ? await this.host.find(id) : await this.host.readable(id);
    if (!(hot instanceof HotTable)) {
      await this.eventsWithoutRules(hot, { after, limit }, response);
      return;
    }
    const from = isLive ? (lastHeld(headers['last-event-id']) ?? after) : after;
    // Who comes from another node may hold more than this one has heard of.
    if (isLive) await hot.reach(from);
    const looking = await this.eyes.of(asker, hot, asWhom, (now) => ({
      first: Math.min(from, now) + 1,
      last: isLive ? null : Math.min(from + limit, now),
    }));
    const { viewer, standing } = looking;
    const { seq, status } = standing.table;
    if (isLive) {
      this.live.open(response, hot, { ...looking, after: Math.min(from, seq), asker });
      return;
    }

    const events = await this.store.read(id, after, Math.max(0, Math.min(limit, seq - after)));
    response.setHeader('Content-Type', NDJSON);
    response.setHeader('Vary', 'Accept, Authorization, Cookie');
    // What lies behind the end of a finished table stays as it is; another page could still be found empty before it was.
    if (status === 'finished' && after < seq) response.setHeader('Cache-Control', forEver(viewer));
    response.send(events.map((event) => `${JSON.stringify(shownEvent(hot.pinned, event, viewer))}\n`).join(''));
  }

  @Get('export')
  async export(@Param(new Fits(TableAddress)) { id }: TableAddress, @Res() response: Response): Promise<void> {
    const hot = await this.host.readable(id);
    if (hot.standing.table.status !== 'finished') throw taken('The game is still going on: its secrets are closed.');
    const head = await this.heads.exported(hot);

    response.setHeader('Content-Type', NDJSON);
    response.setHeader('Content-Disposition', `attachment; filename="${hot.pinned.game.id}-${id}.ndjson"`);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    await streamed(response, withHead(exported(this.store, id), head));
  }

  /** What no cache may keep: a node that has the rules tells more. */
  private async eventsWithoutRules(bare: BareTable, { after, limit }: Page, response: Response): Promise<void> {
    const { seq } = bare.standing.table;
    const events = await this.store.read(bare.pinned.id, after, Math.max(0, Math.min(limit, seq - after)));
    response.setHeader('Content-Type', NDJSON);
    response.setHeader('Cache-Control', 'no-store');
    response.send(events.map((event) => `${JSON.stringify(shownWithoutRules(event, bare))}\n`).join(''));
  }
}

type Page = Pick<EventsAsked, 'after' | 'limit'>;

const NDJSON = 'application/x-ndjson';
const EVENT_STREAM = 'text/event-stream';
/** What a seat sees is kept by who asked, and by nobody in between. */
const forEver = (viewer: Viewer): string =>
  `${viewer === 'public' ? 'public' : 'private'}, max-age=31536000, immutable`;

/** What a reader says that it holds when it comes back. */
const lastHeld = (header: string | undefined): number | null => {
  if (header === undefined || header === '') return null;
  const seq = inAddress.safeParse(header);
  if (!seq.success) throw malformed('"Last-Event-ID" does not fit.');
  return seq.data;
};

/** The lines of a history, and behind them its head with their hash. */
async function* withHead(lines: AsyncIterable<string>, head: Omit<ExportedHead, 'sha256'>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const some of lines) {
    hash.update(some);
    yield some;
  }
  const last: ExportedHead = { ...head, sha256: hash.digest('base64url') };
  yield `${JSON.stringify(last)}\n`;
}
