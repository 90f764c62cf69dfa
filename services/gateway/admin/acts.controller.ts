import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { Reasoned, RecordAddress } from '#events/wire/admin.js';
import type { Act } from '#events/wire/admin.js';
import { TableAddress } from '#events/wire/tables.js';
import { SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { AdminActs } from './admin-acts.js';
import { StaffGuard } from './staff.guard.js';

/** What an admin may do, each for a reason. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class ActsController {
  constructor(private readonly acts: AdminActs) {}

  @Post('tables/:id/end')
  @HttpCode(200)
  end(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Body(new Fits(Reasoned)) { reason }: Reasoned,
    @SignedInAsker() { person }: Caller,
  ): Promise<Act> {
    return this.acts.end(id, person.id, reason);
  }

  @Post('tables/:id/void')
  @HttpCode(200)
  void(
    @Param(new Fits(TableAddress)) { id }: TableAddress,
    @Body(new Fits(Reasoned)) { reason }: Reasoned,
    @SignedInAsker() { person }: Caller,
  ): Promise<Act> {
    return this.acts.void(id, person.id, reason);
  }

  @Post('players/:id/suspend')
  @HttpCode(200)
  suspend(
    @Param(new Fits(RecordAddress)) { id }: RecordAddress,
    @Body(new Fits(Reasoned)) { reason }: Reasoned,
    @SignedInAsker() { person }: Caller,
  ): Promise<Act> {
    return this.acts.suspend(id, person.id, reason);
  }

  @Post('players/:id/unsuspend')
  @HttpCode(200)
  unsuspend(
    @Param(new Fits(RecordAddress)) { id }: RecordAddress,
    @Body(new Fits(Reasoned)) { reason }: Reasoned,
    @SignedInAsker() { person }: Caller,
  ): Promise<Act> {
    return this.acts.unsuspend(id, person.id, reason);
  }

  @Post('reports/:id/resolve')
  @HttpCode(200)
  resolve(
    @Param(new Fits(RecordAddress)) { id }: RecordAddress,
    @Body(new Fits(Reasoned)) { reason }: Reasoned,
    @SignedInAsker() { person }: Caller,
  ): Promise<Act> {
    return this.acts.resolve(id, person.id, reason);
  }
}
