import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Ready } from './ready.js';

@Controller('api/health')
export class HealthController {
  constructor(private readonly ready: Ready) {}

  /** The process answers, and no more: of a database that is away no restart of ours would bring it back. */
  @Get('live')
  live(): Health {
    return { status: 'live' };
  }

  /** Whether to send people here: it can read what is kept and is allowed to keep more. */
  @Get('ready')
  async isReady(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const why = await this.ready.whyNot();
    if (why === null) return { status: 'ready' };
    response.status(503);
    return { status: 'not ready', why };
  }
}

interface Health {
  readonly status: string;
  readonly why?: string;
}
