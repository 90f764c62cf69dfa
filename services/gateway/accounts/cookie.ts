import type { Request, Response } from 'express';
import { COOKIE } from '../http/token-of.js';
import { TOKEN_LIFE_MS } from './tokens.js';

/** Out of reach of scripts, and not sent along by what other pages post. */
export const keepCookie = (request: Request, response: Response, token: string): void => {
  response.cookie(COOKIE, token, { ...KEPT, secure: request.secure, maxAge: TOKEN_LIFE_MS });
};

export const forgetCookie = (response: Response): void => {
  response.clearCookie(COOKIE, KEPT);
};

const KEPT = { httpOnly: true, sameSite: 'lax', path: '/' } as const;
