import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Person } from '#store/people.js';
import { notSignedIn } from './refused.js';

/** Who asks, with which token, and by which session (people.ts). */
export interface Caller {
  readonly person: Person;
  readonly tokenHash: Uint8Array;
  readonly session: Uint8Array;
}

const callers = new WeakMap<Request, Caller>();

export const rememberCaller = (request: Request, caller: Caller): void => void callers.set(request, caller);

export const callerOf = (context: ExecutionContext): Caller | null =>
  callers.get(context.switchToHttp().getRequest<Request>()) ?? null;

/** Who asks, if they said so. */
export const Asker = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));

/** Who asks, for what nobody may do unnamed. */
export const SignedInAsker = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const caller = callerOf(context);
  if (caller === null) throw notSignedIn();
  return caller;
});
