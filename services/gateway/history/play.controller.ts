import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import { CommandAsked, CommandHeaders, StateAsked } from '#events/wire/play.js';
import type { Choices, CommandDone, ShownState } from '#events/wire/play.js';
import { TableAddress } from '#events/wire/tables.js';
import { redactTable } from '#engine/kit/table.js';
import { EventStore } from '#store/event-store.js';
import { Notebook } from '../audit/notebook.js';
import { Metrics } from '../health/metrics.js';
import { Asker, SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { SuspendedGuard } from '../http/suspended.guard.js';
import { malformed, notFound, notSeated, refusedBy } from '../http/refused.js';
import { Host } from '../lobby/host.js';
import { Visits } from '../lobby/visits.js';
import { choicesAt } from '../play/audiences.js';
import { shownEvent } from '../play/shown.js';
import { commanded, keptAs } from '../tables/deeds.js';
import { NOT_STARTED } from '../tables/deed.js';
import { Eyes } from './eyes.js';
import { Past } from './past.js';

const KEY = new Fits(CommandHeaders);

/** What happens at a table, asked for and told one request at a time. */
@Controller('api/tables/:id')
export class PlayController {
  constructor(
    private readonly host: Host,
    private readonly eyes: Eyes,
    private readonly past: Past,
    private readonly store: EventStore,
    private readonly visits: Visits,
    private readonly metrics: Metrics,
    private readonly notebook: Notebook,
  ) {}

  @Post('commands')
  @UseGuards(SuspendedGuard)
  @HttpCode(200)
  async command(
    @Param(new Fits(TableAddress)) { id: table }: TableAddress,
    @Headers() headers: unknown,
    @Body(new Fits(CommandAsked)) { seen, command }: CommandAsked,
    @SignedInAsker() { person }: Caller,
  ): Promise<CommandDone> {
    const { 'idempotency-key': id } = KEY.transform(headers);
    const { hot, standing, seat } = await this.seatAt(table, person.id);
    if (standing.table.status === 'open') throw refusedBy(NOT_STARTED);

    const given = { id, seat, command, seen };
    this.visits.note(table);
    const start = performance.now();
    const done = await hot.perform(commanded(hot.pinned.game, given));
    this.metrics.answered(done);
    this.notebook.answered(done, { table, seat, seen, command, ms: performance.now() - start });
    if (!done.ok) throw refusedBy(done.refusal);
    const answer = await this.store.answer(table, keptAs(given));
    const first = answer?.first ?? done.seq;
    const events = await this.store.read(table, first - 1, done.seq - first + 1);
    return { seq: done.seq, events: events.map((event) => shownEvent(hot.pinned, event, seat)) };
  }

  @Get('choices')
  async choices(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @SignedInAsker() { person }: Caller,
  ): Promise<Choices> {
    const { pinned, standing, seat } = await this.seatAt(id, person.id);
    return { seq: standing.table.seq, seat, choices: choicesAt(pinned, standing, seat) };
  }

  @Get('state')
  async state(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Query(new Fits(StateAsked)) { at, ...asWhom }: StateAsked,
    @Asker() asker: Caller | null,
  ): Promise<ShownState> {
    const hot = await this.host.find(id);
    if (at === 0) throw malformed('"at" does not fit: the first event of a table has seq 1.');
    const { viewer, standing: now } = await this.eyes.of(asker, hot, asWhom, (seq) => {
      const moment = Math.min(at ?? seq, seq);
      return { first: moment, last: moment };
    });
    const standing = at === undefined ? now : await this.past.at(hot.pinned, now, at);
    if (standing === null) throw notFound('The table has not come so far.');
    const { table, digest } = standing;
    return { seq: table.seq, state: { ...redactTable(hot.pinned.game, table, viewer) }, digest };
  }

  /** The table as it stood before it was known who sits there: while seats change nothing later is theirs to see. */
  private async seatAt(id: TableId, player: string) {
    const hot = await this.host.find(id);
    const { pinned, standing } = hot;
    const seat = await this.host.seatOf(hot, player);
    if (seat === null) throw notSeated();
    return { hot, pinned, standing, seat };
  }
}
