import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Accounts } from '../accounts/accounts.js';
import { forgetCookie, keepCookie } from '../accounts/cookie.js';
import { Settings } from '../settings.js';
import { rememberCaller } from './caller.js';
import { networkOf } from './network-of.js';
import { isWelcomeFrom } from './origin.js';
import { Paces } from './paces.js';
import { notAllowed, notSignedIn, tooFast } from './refused.js';
import { tokenOf } from './token-of.js';
import type { GivenToken } from './token-of.js';

/** At the door of every request: not too many, from a page that may, and by whom. */
@Injectable()
export class EntryGuard implements CanActivate {
  private readonly byAddress: Paces;
  private readonly byPlayer: Paces;

  constructor(
    private readonly accounts: Accounts,
    private readonly settings: Settings,
  ) {
    // Many may live behind one address.
    this.byAddress = new Paces(SHARED * settings.requestsPerSecond, Date.now);
    this.byPlayer = new Paces(settings.requestsPerSecond, Date.now);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const address = networkOf(request.ip);
    if (!this.byAddress.take(address)) throw tooFast(1);
    const token = tokenOf(request);
    if (token === null) {
      this.takeUnnamed(address);
      return true;
    }
    if (token.by === 'cookie' && !isReading(request) && !isWelcomeFrom(request, this.settings.origins))
      throw notAllowed('A page from elsewhere may not do that in your name.');
    await this.recognise(request, response, token, address);
    return true;
  }

  private takeUnnamed(address: string): void {
    if (!this.byPlayer.take(`at ${address}`)) throw tooFast(1);
  }

  private async recognise(request: Request, response: Response, token: GivenToken, address: string): Promise<void> {
    const known = await this.accounts.behind(token.text);
    if (known === null) {
      // Anybody can make up a token: it is worth no more than none.
      this.takeUnnamed(address);
      if (token.by === 'bearer') throw notSignedIn('That token is not valid.');
      // A browser whose token has expired goes on as the public.
      forgetCookie(response);
      return;
    }
    const { person, tokenHash, session } = known;
    if (!this.byPlayer.take(person.id)) throw tooFast(1);
    // Only by the way: what signs out or in does with the token that it came with what it has to, and with no other.
    if (token.by === 'cookie' && known.isOld && isReading(request)) {
      const renewed = await this.accounts.rotate(known);
      // They have just signed out, and may be somebody else by now: that cookie is not ours.
      if (renewed === null) return;
      keepCookie(request, response, renewed);
    }
    rememberCaller(request, { person, tokenHash, session });
  }
}

const SHARED = 10;

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
