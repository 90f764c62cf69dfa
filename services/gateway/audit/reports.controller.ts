import { Body, Controller, Get, Param, Post, Query, UseGuards } from '@nestjs/common';
import { AccessesAsked, MyReportsAsked, NewReport } from '#events/wire/audit.js';
import type { Accesses, MyReports, Report } from '#events/wire/audit.js';
import { TableAddress } from '#events/wire/tables.js';
import { Records } from '#store/records.js';
import { Reports } from '#store/reports.js';
import { SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { Paces } from '../http/paces.js';
import { malformed, notAllowed, taken, tooFast } from '../http/refused.js';
import { SuspendedGuard } from '../http/suspended.guard.js';
import { Host } from '../lobby/host.js';
import { newRecordId } from '../record-id.js';
import { Names } from './names.js';
import { shownReport, withCursor } from './shown-report.js';

/** What players may say about a game, and what they may know of who looked into it. */
@Controller('api')
export class ReportsController {
  private readonly paces = new Paces(REPORTS_PER_SECOND, Date.now, REPORTS_AT_ONCE);

  constructor(
    private readonly host: Host,
    private readonly reports: Reports,
    private readonly records: Records,
    private readonly names: Names,
  ) {}

  @Post('tables/:id/reports')
  @UseGuards(SuspendedGuard)
  async report(
    @Param(new Fits(TableAddress)) { id: table }: TableAddress,
    @Body(new Fits(NewReport)) { seq, sentence }: NewReport,
    @SignedInAsker() { person }: Caller,
  ): Promise<Report> {
    const hot = await this.host.find(table);
    if (seq > hot.standing.table.seq) throw malformed('"seq" does not fit: the table has not come so far.');
    if (!this.paces.take(person.id)) throw tooFast(1 / REPORTS_PER_SECOND);
    const report = { id: newRecordId(), at: Date.now(), table, seq, sentence };
    await this.reports.file({ ...report, by: person.id });
    return shownReport({ ...report, by: person.id, answer: null });
  }

  @Get('reports/mine')
  async mine(
    @Query(new Fits(MyReportsAsked)) { cursor = null }: { cursor?: string | null },
    @SignedInAsker() { person }: Caller,
  ): Promise<MyReports> {
    const asked = { status: null, table: null, by: person.id, cursor, limit: AT_ONCE };
    const page = await this.reports.reports(asked);
    return withCursor({ reports: page.records.map(shownReport) }, page.cursor);
  }

  /** Who looked at what was hidden: told to the players when nothing is any more, and to who has a role at any time. */
  @Get('tables/:id/accesses')
  async accesses(
    @Param(new Fits(TableAddress)) { id: table }: TableAddress,
    @Query(new Fits(AccessesAsked)) { cursor = null }: { cursor?: string | null },
    @SignedInAsker() { person }: Caller,
  ): Promise<Accesses> {
    const hot = await this.host.find(table);
    if (person.role === 'player') {
      if ((await this.host.seatOf(hot, person.id)) === null)
        throw notAllowed('Only who played at a table is told who looked into it.');
      if (hot.standing.table.status !== 'finished') throw taken('You are told when the game is over.');
    }
    const page = await this.records.accesses({ table, by: null, cursor, limit: AT_ONCE });
    return withCursor({ accesses: await this.names.accesses(page.records) }, page.cursor);
  }
}

const AT_ONCE = 100;
/** Ten minutes for five more; whoever has so much to say says it in one. */
const REPORTS_AT_ONCE = 5;
const REPORTS_PER_SECOND = 1 / 120;
