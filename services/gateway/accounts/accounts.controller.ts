import { Body, Controller, Delete, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Credentials, NewGuest } from '#events/wire/accounts.js';
import type { SignedIn } from '#events/wire/accounts.js';
import { Asker, SignedInAsker } from '../http/caller.js';
import type { Caller } from '../http/caller.js';
import { Fits } from '../http/fits.js';
import { networkOf } from '../http/network-of.js';
import { notSignedIn } from '../http/refused.js';
import { Accounts } from './accounts.js';
import { forgetCookie, keepCookie } from './cookie.js';

@Controller('api')
export class AccountsController {
  constructor(private readonly accounts: Accounts) {}

  @Post('guests')
  async guest(
    @Body(new Fits(NewGuest)) { name }: NewGuest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    return withCookie(request, response, await this.accounts.guest(name));
  }

  @Post('accounts')
  async register(
    @Body(new Fits(Credentials)) credentials: Credentials,
    @Asker() asker: Caller | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    return withCookie(request, response, await this.accounts.register(credentials, asker));
  }

  @Post('sessions')
  async enter(
    @Body(new Fits(Credentials)) credentials: Credentials,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    return withCookie(request, response, await this.accounts.enter(credentials, networkOf(request.ip)));
  }

  /** The same player with a new token; the one they came with ends soon. */
  @Put('sessions/current')
  async rotate(
    @SignedInAsker() asker: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const { id, name } = asker.person;
    const token = await this.accounts.rotate(asker);
    if (token === null) throw notSignedIn();
    return withCookie(request, response, { player: { id, name }, token });
  }

  @Delete('sessions/current')
  @HttpCode(204)
  async leave(@SignedInAsker() asker: Caller, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.accounts.end(asker.session);
    forgetCookie(response);
  }
}

const withCookie = (request: Request, response: Response, signedIn: SignedIn): SignedIn => {
  keepCookie(request, response, signedIn.token);
  return signedIn;
};
