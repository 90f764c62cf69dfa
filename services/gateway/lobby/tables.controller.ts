import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import * as z from 'zod';
import { RevealAsked, SeatAddress, SeatAsked, TableAddress } from '#events/wire/tables.js';
import type { Addition } from '#engine/kit/seating.js';
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

/** A seat for which nothing is named adds what is derived. */
const additionIn = (asked: Exclude<SeatAsked, { bot: string }>): Addition => {
  if ('nonceCommitment' in asked) return { nonceCommitment: asked.nonceCommitment };
  return asked.nonce === undefined ? 'derived' : { nonce: asked.nonce };
};

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
    else await this.host.seat(table, seat, person.id, additionIn(asked));
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

  @Post('reveals')
  @HttpCode(200)
  async reveal(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Body(new Fits(RevealAsked)) { nonce }: RevealAsked,
    @SignedInAsker() { person }: Caller,
  ): Promise<TableAsShown> {
    const table = await this.host.find(id);
    await this.host.reveal(table, person.id, nonce);
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
