import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import { UnknownRules } from '../tables/unknown-rules.js';
import {
  away,
  failed,
  malformed,
  NOTHING_HERE,
  notFound,
  Refused,
  refusedBy,
  said,
  tooBig,
  wrongType,
} from './refused.js';
import { requestIdOf } from './request-id.js';

/** Whatever goes wrong with a request is said as a problem document; what nobody foresaw is logged, and not shown. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('http');

  catch(fault: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { problem, retryAfter } = this.refusalOf(fault, host.switchToHttp().getRequest<Request>());
    if (response.headersSent) {
      // A stream that has begun cannot be taken back: it ends in the middle, which its reader notices.
      response.destroy();
      return;
    }
    // What was said of the answer that there would have been is not so of this.
    response.removeHeader('Content-Disposition');
    response.setHeader('Cache-Control', 'no-store');
    if (retryAfter !== null) response.setHeader('Retry-After', String(retryAfter));
    if (problem.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.status(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
  }

  private refusalOf(fault: unknown, request: Request): Refused {
    const known = foreseen(fault);
    if (known !== null) return known;
    this.log.error(fault, `request ${requestIdOf(request)}`);
    return failed();
  }
}

const foreseen = (fault: unknown): Refused | null => {
  if (fault instanceof Refused) return fault;
  if (fault instanceof NotSaved) return refusedBy({ code: 'not_saved', message: 'Not saved: please try again.' });
  if (fault instanceof NotRead) return away();
  if (fault instanceof UnknownRules) return refusedBy(fault.refusal);
  if (fault instanceof HttpException) return ofNest(fault.getStatus());
  return ofParser(fault);
};

const ofNest = (status: number): Refused | null => {
  if (status === 404) return notFound(NOTHING_HERE);
  if (status === 400) return malformed('The request could not be read.');
  if (status === 413) return tooBig();
  return status < 500 ? said('bad_request', 'Bad request', status, 'The request could not be read.') : null;
};

/** Express's own readers of bodies and addresses throw errors that carry a status. */
const ofParser = (fault: unknown): Refused | null => {
  if (!(fault instanceof Error) || !('status' in fault)) return null;
  if (fault.status === 413) return tooBig();
  if (fault.status === 415) return wrongType();
  return typeof fault.status === 'number' && fault.status >= 400 && fault.status < 500
    ? malformed('The request could not be read.')
    : null;
};
