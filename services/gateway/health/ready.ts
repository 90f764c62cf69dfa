import { Injectable } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import { Deadlines } from '#store/deadlines.js';
import { Outbox } from '#store/outbox.js';

/** Whether the node can do its work: it tries, with the smallest piece of it. */
@Injectable()
export class Ready {
  private stopping = false;
  /** However many ask at once, it is tried once. */
  private trying: Promise<string | null> | null = null;

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
    this.trying ??= this.triedNow().finally(() => {
      this.trying = null;
    });
    return this.trying;
  }

  /** Writes a row and takes it away: where nothing is written a full disk is not noticed. */
  private async triedNow(): Promise<string | null> {
    try {
      await this.outbox.now();
      await this.deadlines.keep([{ table: NOBODYS, at: null }]);
      return null;
    } catch {
      return 'the storage does not answer';
    }
  }
}

/** No table has so short an id. */
const NOBODYS = 'ready' as TableId;
