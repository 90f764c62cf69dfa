import { setTimeout as after } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** The requests that are not answered yet: a node that stops waits for them. */
@Injectable()
export class RequestsUnderWay {
  private count = 0;
  private whenNone: () => void = () => undefined;

  /** Stands in front of all that answers. */
  readonly watch = (_: Request, response: Response, next: NextFunction): void => {
    this.count += 1;
    response.once('close', () => {
      this.count -= 1;
      if (this.count === 0) this.whenNone();
    });
    next();
  };

  /** Resolves when all are, or will hardly be any more. */
  async answered(): Promise<void> {
    if (this.count === 0) return;
    const none = new Promise<void>((resolve) => (this.whenNone = resolve));
    await Promise.race([none, after(PATIENCE_MS, undefined, UNHELD)]);
  }
}

/** Whatever is asked of the store is answered by then, or never will be. */
const PATIENCE_MS = 8_000;
const UNHELD = { ref: false };
