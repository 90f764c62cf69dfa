import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Suspensions } from '../accounts/suspensions.js';
import { callerOf } from './caller.js';
import { refusedBy, SUSPENDED } from './refused.js';

/** Before what changes a table: who is suspended may watch, and no more. */
@Injectable()
export class SuspendedGuard implements CanActivate {
  constructor(private readonly suspensions: Suspensions) {}

  canActivate(context: ExecutionContext): boolean {
    const caller = callerOf(context);
    if (caller !== null && this.suspensions.has(caller.person.id)) throw refusedBy(SUSPENDED);
    return true;
  }
}
