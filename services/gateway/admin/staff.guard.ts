import { Injectable, Logger } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../http/caller.js';
import { notAllowed, NOTHING_HERE, notFound } from '../http/refused.js';
import { requestIdOf } from '../http/request-id.js';

/**
 * Before everything of the console: to whoever has no role there is nothing at this address, in the same words as where
 * there really is nothing. An auditor looks and does not act. Whoever is turned away is logged, and nothing of what they sent.
 */
@Injectable()
export class StaffGuard implements CanActivate {
  private readonly log = new Logger('admin');

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { method, path } = request;
    const person = callerOf(context)?.person ?? null;
    const role = person?.role ?? 'player';
    if (role === 'admin' || (role === 'auditor' && method === 'GET')) return true;

    const who = `${person?.id ?? 'nobody'}, who is ${role}`;
    this.log.warn(`Turned away: ${method} ${path} by ${who}.`, `request ${requestIdOf(request)}`);
    throw role === 'auditor' ? notAllowed('An auditor looks, and does not act.') : notFound(NOTHING_HERE);
  }
}
