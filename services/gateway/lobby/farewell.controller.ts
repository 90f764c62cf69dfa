import { Body, Controller, Delete, HttpCode, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Goodbye } from '#events/wire/accounts.js';
import { forgetCookie } from '../accounts/cookie.js';
import { SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { networkOf } from '../http/network-of.js';
import { Farewell } from './farewell.js';

@Controller('api/accounts')
export class FarewellController {
  constructor(private readonly farewell: Farewell) {}

  @Delete('current')
  @HttpCode(204)
  async forget(
    @SignedInAsker() asker: Caller,
    @Body(new Fits(Goodbye)) { password }: Goodbye,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.farewell.take(asker, password ?? null, networkOf(request.ip));
    forgetCookie(response);
  }
}
