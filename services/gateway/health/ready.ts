import { Injectable } from '@nestjs/common';
import { Deadlines } from '#store/deadlines.js';
import { Outbox } from '#store/outbox.js';

/** Whether the node can do its work: it tries, with the smallest piece of it. */
@Injectable()
export class Ready {
  private stopping = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly deadlines: Deadlines,
  ) {}

  /** From now on others are to be asked. */
  stop(): void {
    this.stopping = true;
  }

  async whyNot(): Promise<string | null> {
    if (this.stopping) return 'stopping';
    try {
      await this.outbox.now();
      await this.deadlines.keep([]);
      return null;
    } catch {
      return 'the storage does not answer';
    }
  }
}
