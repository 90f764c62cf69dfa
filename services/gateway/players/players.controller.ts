import { Controller, Get, Param, Query } from '@nestjs/common';
import { GamesAsked, PlayerAddress, StandingsAsked } from '#events/wire/standings.js';
import type { GamesAsShown, PlayerAsShown, StandingsAsShown } from '#events/wire/standings.js';
import { People } from '#store/people.js';
import type { Person } from '#store/people.js';
import { Standings } from '#store/standings.js';
import { Asker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { notFound } from '../http/refused.js';
import { Showcase } from '../lobby/showcase.js';
import { gameRecord, shownStandings } from './shown-records.js';

/** How well people play, and what: as everybody may know it. */
@Controller('api')
export class PlayersController {
  constructor(
    private readonly records: Standings,
    private readonly people: People,
    private readonly showcase: Showcase,
  ) {}

  @Get('standings')
  async standings(@Query(new Fits(StandingsAsked)) { game, cursor }: StandingsAsked): Promise<StandingsAsShown> {
    const page = await this.records.of(game, cursor ?? null, AT_ONCE);
    const ids = page.standings.flatMap(({ sitter }) => ('player' in sitter ? [sitter.player] : []));
    const standings = shownStandings(page.standings, await this.people.people(ids));
    return page.cursor === null ? { standings } : { standings, cursor: page.cursor };
  }

  @Get('players/:id')
  async player(@Param(new Fits(PlayerAddress)) { id }: PlayerAddress): Promise<PlayerAsShown> {
    const { name } = await this.known(id);
    return { player: { id, name }, records: (await this.records.record(id)).map(gameRecord) };
  }

  @Get('players/:id/games')
  async games(
    @Param(new Fits(PlayerAddress)) { id }: PlayerAddress,
    @Query(new Fits(GamesAsked)) { cursor }: GamesAsked,
    @Asker() asker: Caller | null,
  ): Promise<GamesAsShown> {
    await this.known(id);
    const asked = { player: id, asker: asker?.person.id ?? null, cursor: cursor ?? null, limit: AT_ONCE };
    const page = await this.records.history(asked);
    const tables = await this.showcase.many(page.tables);
    return page.cursor === null ? { tables } : { tables, cursor: page.cursor };
  }

  /** Who was erased is as if they had never come. */
  private async known(id: string): Promise<Person> {
    const person = (await this.people.people([id])).get(id);
    if (person === undefined) throw notFound('There is no such player.');
    return person;
  }
}

const AT_ONCE = 50;
