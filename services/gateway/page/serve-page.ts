import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';

/**
 * Serves the page that people play on from the folder that it was built into: its files as they are, packed where a
 * browser can unpack them, and the one document at every address that a person may open.
 */
export const servePage = (app: NestExpressApplication, folder: string): void => {
  const policyAlone = policyIn(join(folder, ALONE));
  const files = sirv(folder, { gzip: true, brotli: true, etag: true });
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!isReading(request) || isForPrograms(request.path)) {
      next();
      return;
    }
    // Before it is known whether anything has changed: what a browser is told then takes the place of what it kept.
    response.setHeader('Content-Security-Policy', request.path === ALONE ? policyAlone : POLICY);
    response.setHeader('Cache-Control', request.path.startsWith('/assets/') ? FOR_EVER : 'no-cache');
    files(request, response, () => {
      if (!isForPeople(request)) {
        response.removeHeader('Cache-Control');
        next();
        return;
      }
      request.url = '/';
      files(request, response, next);
    });
  });
};

/** The page that checks games: one file, which brings its own policy along, to hold wherever it lies. */
const ALONE = '/verify.html';

/** The same policy said by us too, which a page cannot say of frames itself. */
const policyIn = (file: string): string => {
  const policy = existsSync(file) ? POLICY_IN_PAGE.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return `${policy ?? "default-src 'none'"}; frame-ancestors 'none'`;
};

const POLICY_IN_PAGE = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isForPrograms = (path: string): boolean => path === '/api' || path.startsWith('/api/') || path === '/metrics';

/** An address that a person opens: not a file that is missing. */
const isForPeople = (request: Request): boolean =>
  !/\.[a-z0-9]+$/i.test(request.path) && request.accepts(['html', 'json']) === 'html';

/** What has its fingerprint in its name never changes; everything else is asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Everything comes from here. Pictures are drawn by the page itself, so they may come out of its own memory. */
const POLICY = [
  ...[
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
  ],
  ...["manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');
