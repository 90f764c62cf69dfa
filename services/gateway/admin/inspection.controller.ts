import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import type { Viewer } from '#events/viewer.js';
import { Compared, SoFarAsked } from '#events/wire/admin.js';
import type { Comparison } from '#events/wire/admin.js';
import { TimelineAsked, TimelineSheetAsked } from '#events/wire/timeline.js';
import type { Timeline, TimelineEntry } from '#events/wire/timeline.js';
import { TableAddress } from '#events/wire/tables.js';
import { redactTable } from '#engine/kit/table.js';
import { EventStore } from '#store/event-store.js';
import { HeldOpen } from '../accounts/held-open.js';
import { Eyes } from '../history/eyes.js';
import { Past } from '../history/past.js';
import { SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { notFound } from '../http/refused.js';
import { Host } from '../lobby/host.js';
import { shownEvent } from '../play/shown.js';
import type { HotTable } from '../tables/hot-table.js';
import { differenceOf } from './difference.js';
import { StaffGuard } from './staff.guard.js';
import { streamed } from '../http/streamed.js';
import { TableTimelines } from './table-timelines.js';
import { SHEET_HEAD, sheetLine } from './timeline-sheet.js';

/** One table looked into: its time line, and what changed between two moments of it. */
@Controller('api/admin/tables/:id')
@UseGuards(StaffGuard)
export class InspectionController {
  constructor(
    private readonly host: Host,
    private readonly eyes: Eyes,
    private readonly past: Past,
    private readonly timelines: TableTimelines,
    private readonly store: EventStore,
    private readonly heldOpen: HeldOpen,
  ) {}

  @Get('timeline')
  timeline(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Query(new Fits(TimelineAsked)) asked: TimelineAsked,
    @SignedInAsker() asker: Caller,
  ): Promise<Timeline> {
    return this.timelines.page(id, asked, asker);
  }

  /** The first portion before the first byte: what goes wrong is said while it still can be. */
  @Get('timeline.csv')
  async sheet(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Query(new Fits(TimelineSheetAsked)) asked: TimelineSheetAsked,
    @SignedInAsker() asker: Caller,
    @Res() response: Response,
  ): Promise<void> {
    this.holdOpen(response, asker);
    const lines = linesOf(this.timelines.whole(id, asked, asker));
    const first = await lines.next();
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="timeline-${id}.csv"`);
    response.write(`${SHEET_HEAD}${first.value ?? ''}`);
    await streamed(response, lines);
  }

  /** What happened so far, as some eyes see it: what can be taken along of a game that goes on, and whose secrets are closed. */
  @Get('events.ndjson')
  async soFar(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Query(new Fits(SoFarAsked)) { as = 'public', ...why }: SoFarAsked,
    @SignedInAsker() asker: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const hot = await this.host.find(id);
    const { viewer, standing } = await this.eyes.of(asker, hot, { as, ...why }, (last) => ({ first: 1, last }));
    this.holdOpen(response, asker);
    response.setHeader('Content-Type', 'application/x-ndjson');
    response.setHeader('Content-Disposition', `attachment; filename="${hot.pinned.game.id}-${id}-so-far.ndjson"`);
    await streamed(response, this.eventsUpTo(hot, standing.table.seq, viewer));
  }

  @Get('compare')
  async compare(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Query(new Fits(Compared)) { from, to, as = 'public', ...why }: Compared,
    @SignedInAsker() asker: Caller,
  ): Promise<Comparison> {
    const hot = await this.host.find(id);
    const span = { first: Math.min(from, to), last: Math.max(from, to) };
    const { viewer, standing: now } = await this.eyes.of(asker, hot, { as, ...why }, () => span);
    const [before, after] = await Promise.all([this.past.at(hot.pinned, now, from), this.past.at(hot.pinned, now, to)]);
    if (before === null || after === null) throw notFound('The table has not come so far.');

    const { game } = hot.pinned;
    const states = [before, after].map(({ table }) => redactTable(game, table, viewer));
    return { from, to, differences: differenceOf(states[0], states[1]) };
  }

  /** Who has the role no more is left with what is plainly broken off: what ended like a whole would pass for one. */
  private holdOpen(response: Response, asker: Caller): void {
    this.heldOpen.hold(response, { asker, byRole: true, end: () => response.destroy() });
  }

  /** A line each. */
  private async *eventsUpTo({ pinned }: HotTable, last: number, viewer: Viewer): AsyncGenerator<string> {
    for (let after = 0; after < last; after += AT_ONCE) {
      const events = await this.store.read(pinned.id, after, Math.min(AT_ONCE, last - after));
      yield events.map((event) => `${JSON.stringify(shownEvent(pinned, event, viewer))}\n`).join('');
    }
  }
}

const AT_ONCE = 1000;

async function* linesOf(portions: AsyncIterable<readonly TimelineEntry[]>): AsyncGenerator<string, undefined> {
  for await (const portion of portions) yield portion.map(sheetLine).join('');
}
