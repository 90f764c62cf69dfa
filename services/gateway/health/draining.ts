import { setTimeout as after } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LiveStreams } from '../history/live-streams.js';
import { RequestsUnderWay } from '../http/requests-under-way.js';
import { PlayGateway } from '../play/play.gateway.js';
import { Ready } from './ready.js';

/** How a node leaves while others stay: first nobody is sent here any more, then those who are here are sent on. */
@Injectable()
export class Draining {
  constructor(
    private readonly ready: Ready,
    private readonly sockets: PlayGateway,
    private readonly streams: LiveStreams,
    private readonly requests: RequestsUnderWay,
  ) {}

  /** Resolves when nobody is here, and what was asked is answered. */
  async drain(overMs: number): Promise<void> {
    this.ready.stop();
    const noticeMs = overMs * NOTICE;
    await after(noticeMs);
    await this.sockets.sendAway(overMs - noticeMs);
    this.streams.closeAll();
    await this.requests.answered();
  }
}

/** The part of the time in which whoever spreads people over nodes is to notice that this one is not ready. */
const NOTICE = 0.4;
