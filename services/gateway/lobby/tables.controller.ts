import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import * as z from 'zod';
import { SeatAddress, SeatAsked, TableAddress } from '#events/wire/tables.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { SuspendedGuard } from '../http/suspended.guard.js';
import { Host } from './host.js';
import { Showcase } from './showcase.js';

/** Where nothing is to be said. */
const Nothing = z.strictObject({});
type Nothing = z.infer<typeof Nothing>;

@Controller('api/tables/:id')
export class TablesController {
  constructor(
    private readonly host: Host,
    private readonly showcase: Showcase,
  ) {}

  @Get()
  async table(@Param(new Fits(TableAddress)) { id }: TableAddress): Promise<TableAsShown> {
    return this.showcase.one(await this.host.readable(id));
  }

  @Put('seats/:seat')
  @UseGuards(SuspendedGuard)
  async sit(
    @Param(new Fits(SeatAddress)) { id, seat }: SeatAddress,
    @Body(new Fits(SeatAsked)) asked: SeatAsked,
    @SignedInAsker() { person }: Caller,
  ): Promise<TableAsShown> {
    const table = await this.host.find(id);
    if ('bot' in asked) await this.host.seatBot(table, seat, asked.bot, person.id);
    else await this.host.seat(table, seat, person.id, asked.nonce);
    return this.showcase.one(table);
  }

  @Delete('seats/:seat')
  async free(
    @Param(new Fits(SeatAddress)) { id, seat }: SeatAddress,
    @SignedInAsker() { person }: Caller,
  ): Promise<TableAsShown> {
    const table = await this.host.find(id);
    await this.host.free(table, seat, person.id);
    return this.showcase.one(table);
  }

  @Post('start')
  @UseGuards(SuspendedGuard)
  @HttpCode(200)
  async start(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Body(new Fits(Nothing)) _: Nothing,
    @SignedInAsker() { person }: Caller,
  ): Promise<TableAsShown> {
    const table = await this.host.find(id);
    await this.host.start(table, person.id);
    return this.showcase.one(table);
  }
}
