import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { HttpLogger } from 'pino-http';
import { REQUEST_ID, requestIdOf } from './http/request-id.js';

/**
 * What the service writes down, a line of JSON each. Of a fault that may speak of a table only the places in the code are
 * told: its message could name a card that nobody may know.
 */
export const journal = (level: string, to: DestinationStream = pino.destination(2)): Logger =>
  pino({ level, serializers: { err: (fault: Error) => told(fault) } }, to);

/**
 * A line for each request: its id, what it was and what came of it. No header, no body, no cookie: so no token and no
 * password can be among it. The id goes back with the answer, and stands at whatever else is written about the request.
 */
export const requestLog = (log: Logger): HttpLogger =>
  pinoHttp({
    logger: log,
    genReqId: (request: IncomingMessage, response: ServerResponse): string => {
      const id = requestIdOf(request);
      response.setHeader(REQUEST_ID, id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: Asked) => ({ id, method, url }),
      res: ({ statusCode }: ServerResponse) => ({ statusCode }),
    },
  });

/** The same for a request that asks for a socket, which answers for itself. */
export const upgradeLog =
  (log: Logger) =>
  (request: IncomingMessage, statusCode: number): void => {
    const { method, url } = request;
    log.info({ req: { id: requestIdOf(request), method, url }, res: { statusCode } }, 'socket asked for');
  };

interface Asked {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}

/** The same journal for whatever speaks through Nest. */
export class NestJournal implements LoggerService {
  constructor(private readonly to: Logger) {}

  log(said: unknown, ...rest: readonly unknown[]): void {
    this.write('info', said, rest);
  }

  error(said: unknown, ...rest: readonly unknown[]): void {
    this.write('error', said, rest);
  }

  warn(said: unknown, ...rest: readonly unknown[]): void {
    this.write('warn', said, rest);
  }

  debug(said: unknown, ...rest: readonly unknown[]): void {
    this.write('debug', said, rest);
  }

  verbose(said: unknown, ...rest: readonly unknown[]): void {
    this.write('trace', said, rest);
  }

  fatal(said: unknown, ...rest: readonly unknown[]): void {
    this.write('fatal', said, rest);
  }

  /** Nest says last who speaks, and before that what about. */
  private write(level: Level, said: unknown, rest: readonly unknown[]): void {
    const about = rest.slice(0, -1).map(String);
    const by = { by: rest.at(-1), ...(about.length > 0 ? { about } : {}) };
    if (said instanceof Error) this.to[level]({ ...by, err: said });
    else this.to[level](by, String(said));
  }
}

/** Those of ours whose sentences were written for whoever reads the log. */
const PLAIN: ReadonlySet<string> = new Set(['NotSaved', 'NotRead', 'BotFault']);

const told = (fault: Error, isPlain = PLAIN.has(fault.name)): object => {
  const places = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: fault.name,
    ...(isPlain ? { message: fault.message } : {}),
    ...('code' in fault ? { code: fault.code } : {}),
    // Where a bot threw, in a process of its own.
    ...(isPlain && 'where' in fault ? { where: fault.where } : {}),
    stack: places.map((line) => line.trim()),
    ...(fault.cause instanceof Error ? { cause: told(fault.cause, isPlain) } : {}),
  };
};
