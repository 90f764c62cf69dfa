import { Body, Controller, Get, Headers, Inject, Post, Query, UseGuards } from '@nestjs/common';
import { NewTable, NewTableHeaders, TablesAsked } from '#events/wire/tables.js';
import type { OfferedGame, TableAsShown, TablesAsShown } from '#events/wire/tables.js';
import { Asker, SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { SuspendedGuard } from '../http/suspended.guard.js';
import { Games } from '../tables/games.js';
import { Host } from './host.js';
import { Showcase } from './showcase.js';
import { Lobby } from '#store/lobby.js';

@Controller('api')
export class LobbyController {
  constructor(
    private readonly games: Games,
    @Inject(Host) private readonly host: Host,
    private readonly showcase: Showcase,
    private readonly lobby: Lobby,
  ) {}

  @Get('games')
  offered(): readonly OfferedGame[] {
    return this.games.newest.map(({ id, edition, title, seats, options }) => ({ id, edition, title, seats, options }));
  }

  @Get('tables')
  async list(
    @Query(new Fits(TablesAsked)) { status, game, player, cursor }: TablesAsked,
    @Asker() asker: Caller | null,
  ): Promise<TablesAsShown> {
    const page = await this.lobby.list({
      ...{ status: status ?? null, game: game ?? null, player: player ?? null, cursor: cursor ?? null },
      ...{ asker: asker?.person.id ?? null, limit: TABLES_AT_ONCE },
    });
    const tables = await this.showcase.many(page.tables);
    return page.cursor === null ? { tables } : { tables, cursor: page.cursor };
  }

  @Post('tables')
  @UseGuards(SuspendedGuard)
  async open(
    @Headers() headers: unknown,
    @Body(new Fits(NewTable)) asked: NewTable,
    @SignedInAsker() { person }: Caller,
  ): Promise<TableAsShown> {
    const { 'idempotency-key': key = null } = KEY.transform(headers);
    return this.showcase.one(await this.host.open(asked, person.id, key));
  }
}

const KEY = new Fits(NewTableHeaders);

const TABLES_AT_ONCE = 50;
