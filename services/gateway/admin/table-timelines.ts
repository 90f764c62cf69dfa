import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { EntryKind } from '#events/wire/timeline.js';
import type { Timeline, TimelineAsked, TimelineEntry, TimelineSheetAsked } from '#events/wire/timeline.js';
import { Timelines } from '#store/timelines.js';
import type { TimelineKept } from '#store/timelines.js';
import { Names } from '../audit/names.js';
import { withCursor } from '../audit/shown-report.js';
import { Eyes } from '../history/eyes.js';
import type { Span } from '../history/eyes.js';
import type { Caller } from '../http/caller.js';
import { Host } from '../lobby/host.js';
import type { Pinned } from '../tables/standing.js';
import { namedIn, shownEntry } from './shown-entry.js';

/** A table's time line as somebody with a role looks at it. What it is filtered by is looked for in what they may see, and nowhere else. */
@Injectable()
export class TableTimelines {
  constructor(
    private readonly host: Host,
    private readonly eyes: Eyes,
    private readonly timelines: Timelines,
    private readonly names: Names,
  ) {}

  async page(id: TableId, asked: TimelineAsked, asker: Caller): Promise<Timeline> {
    const { limit } = asked;
    const found: TimelineEntry[] = [];
    for await (const { entries, cursor } of this.walk(id, asked, portionFor(asked), asker, asked.cursor)) {
      const room = limit - found.length;
      const fitting = entries.slice(0, room);
      found.push(...fitting.map(({ entry }) => entry));
      if (entries.length > room || (entries.length === room && cursor !== null))
        return withCursor({ entries: found }, fitting.at(-1)?.cursor ?? null);
    }
    return { entries: found };
  }

  /** All of it, portion by portion. */
  async *whole(id: TableId, asked: TimelineSheetAsked, asker: Caller): AsyncGenerator<readonly TimelineEntry[]> {
    for await (const { entries } of this.walk(id, asked, AT_ONCE, asker)) yield entries.map(({ entry }) => entry);
  }

  /** Each portion is read, then the look at it is recorded, and then it is shown. */
  private async *walk(
    id: TableId,
    asked: TimelineSheetAsked,
    limit: number,
    asker: Caller,
    from: string | null = null,
  ): AsyncGenerator<Portion> {
    const { pinned, ...hot } = await this.opened(id, asked, asker);
    const kinds = asked.kind ?? EntryKind.options;
    let cursor = from;
    do {
      const page = await this.timelines.page({ table: id, kinds, cursor, limit });
      const span = spanOf(page.entries);
      if (span !== null) await hot.looksAt(span);
      const nameOf = await this.names.of(page.entries.flatMap(namedIn));
      const entries = page.entries
        .map((kept) => ({ entry: shownEntry(pinned, kept, hot.viewer, nameOf), cursor: kept.cursor }))
        .filter(({ entry }) => isSought(entry, asked));
      yield { entries, cursor: page.cursor };
      ({ cursor } = page);
    } while (cursor !== null);
  }

  private async opened(id: TableId, asked: TimelineSheetAsked, asker: Caller): Promise<Opened> {
    const hot = await this.host.find(id);
    return { pinned: hot.pinned, ...(await this.eyes.opened(asker, hot, asked)) };
  }
}

const AT_ONCE = 5000;

/** No more is read than is shown, unless something is looked for among it. */
const portionFor = ({ limit, seat, text }: TimelineAsked): number =>
  seat === undefined && text === undefined ? limit : AT_ONCE;

interface Opened {
  readonly pinned: Pinned;
  readonly viewer: Viewer;
  readonly looksAt: (span: Span) => Promise<void>;
}

interface Portion {
  readonly entries: readonly { readonly entry: TimelineEntry; readonly cursor: string }[];
  readonly cursor: string | null;
}

/** From which seq to which something stands there that may be hidden; null where nothing does. */
const spanOf = (entries: readonly TimelineKept[]): Span | null => {
  const seqs = entries.flatMap((kept) => {
    if (kept.kind === 'event') return [kept.event.seq];
    return kept.kind === 'note' && kept.note.refused !== null ? [kept.note.seq] : [];
  });
  return seqs.length === 0 ? null : { first: Math.min(...seqs), last: Math.max(...seqs) };
};

const isSought = (entry: TimelineEntry, { seat, text }: TimelineSheetAsked): boolean =>
  (seat === undefined || isOfSeat(entry, seat)) &&
  (text === undefined || JSON.stringify(entry).toLowerCase().includes(text.toLowerCase()));

const isOfSeat = (entry: TimelineEntry, seat: Seat): boolean => {
  switch (entry.kind) {
    case 'event':
      return entry.seat === seat || entry.event?.['seat'] === seat;
    case 'refusal':
    case 'connection':
    case 'anomaly':
      return entry.seat === seat;
    case 'access':
      return entry.access.eyes === `seat:${seat}`;
    case 'act':
    case 'report':
      return false;
  }
};
