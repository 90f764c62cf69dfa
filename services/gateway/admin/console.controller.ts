import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { AccessesSought, ActsAsked, PlayersSought, ReportsSought, TablesSought } from '#events/wire/admin.js';
import type { Acts, FiledReports, FoundPlayers, FoundTables, Me } from '#events/wire/admin.js';
import type { Accesses } from '#events/wire/audit.js';
import { Lobby } from '#store/lobby.js';
import { People } from '#store/people.js';
import { Records } from '#store/records.js';
import { Reports } from '#store/reports.js';
import { Suspensions } from '../accounts/suspensions.js';
import { Names } from '../audit/names.js';
import { withCursor } from '../audit/shown-report.js';
import { SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { notFound, NOTHING_HERE } from '../http/refused.js';
import { Showcase } from '../lobby/showcase.js';
import { afterName, nameCursor } from './name-cursor.js';
import { StaffGuard } from './staff.guard.js';

/** What the console finds: tables, players, and what is on record. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class ConsoleController {
  constructor(
    private readonly lobby: Lobby,
    private readonly people: People,
    private readonly records: Records,
    private readonly reported: Reports,
    private readonly showcase: Showcase,
    private readonly suspensions: Suspensions,
    private readonly names: Names,
  ) {}

  @Get('me')
  me(@SignedInAsker() { person: { id, name, role } }: Caller): Me {
    if (role === 'player') throw notFound(NOTHING_HERE);
    return { player: { id, name }, role };
  }

  @Get('tables')
  async tables(@Query(new Fits(TablesSought)) sought: TablesSought): Promise<FoundTables> {
    const { status = null, game = null, player = null, from = null, to = null, anomaly = null } = sought;
    const { limit, cursor: after = null } = sought;
    const asked = { status, game, player, from, to, anomaly, limit, cursor: after };
    const { tables: finds, cursor } = await this.lobby.seek(asked);
    const shown = await this.showcase.many(finds.map(({ listed }) => listed));
    const tables = shown.flatMap((table, index) => {
      const find = finds[index];
      if (find === undefined) return [];
      const { opened, anomalies, openReports } = find;
      return [{ table, opened, anomalies, openReports }];
    });
    return withCursor({ tables }, cursor);
  }

  @Get('players')
  async players(@Query(new Fits(PlayersSought)) { name, cursor }: PlayersSought): Promise<FoundPlayers> {
    const found = await this.people.named(name, afterName(cursor), AT_ONCE + 1);
    const players = found
      .slice(0, AT_ONCE)
      .map((person) => ({ ...person, suspended: this.suspensions.has(person.id) }));
    return withCursor({ players }, found.length > AT_ONCE ? nameCursor(players.at(-1)) : null);
  }

  @Get('acts')
  async acts(
    @Query(new Fits(ActsAsked)) { table = null, player = null, cursor: after = null }: AnyOf<ActsAsked>,
  ): Promise<Acts> {
    const { records, cursor } = await this.records.acts({ table, player, cursor: after, limit: AT_ONCE });
    return withCursor({ acts: await this.names.acts(records) }, cursor);
  }

  @Get('accesses')
  async accesses(
    @Query(new Fits(AccessesSought)) { table = null, by = null, cursor: after = null }: AnyOf<AccessesSought>,
  ): Promise<Accesses> {
    const { records, cursor } = await this.records.accesses({ table, by, cursor: after, limit: AT_ONCE });
    return withCursor({ accesses: await this.names.accesses(records) }, cursor);
  }

  @Get('reports')
  async reports(
    @Query(new Fits(ReportsSought)) { status = null, table = null, cursor: after = null }: AnyOf<ReportsSought>,
  ): Promise<FiledReports> {
    const asked = { status, table, by: null, cursor: after, limit: AT_ONCE };
    const { records, cursor } = await this.reported.reports(asked);
    return withCursor({ reports: await this.names.reports(records) }, cursor);
  }
}

const AT_ONCE = 100;

/** What is not asked for matches anything. */
type AnyOf<Asked> = { readonly [Key in keyof Asked]: Asked[Key] | null };
