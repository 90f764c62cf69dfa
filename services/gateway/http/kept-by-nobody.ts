import type { NextFunction, Request, Response } from 'express';

/**
 * Stands in front of all that programs ask for: what is answered may depend on who asks, or on the moment, and is kept by
 * nobody in between, unless a route says of its own answer how long it stays true.
 */
export const keptByNobody = (_: Request, response: Response, next: NextFunction): void => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
