import { Injectable, Logger } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import { Lobby } from '#store/lobby.js';
import { Remembered } from '../remembered.js';

/** Notes when somebody of a table was last there; a table that all have left for long is closed one day. */
@Injectable()
export class Visits {
  private readonly log = new Logger('visits');
  private readonly noted = new Remembered<TableId, number>(MOST);

  constructor(private readonly lobby: Lobby) {}

  /** Written down now and then only: nobody counts the minutes of two weeks. */
  note(table: TableId, now = Date.now()): void {
    if (now - (this.noted.get(table) ?? 0) < BETWEEN_NOTES_MS) return;
    this.noted.set(table, now);
    this.lobby.visited(table, now).catch((fault: unknown) => {
      this.noted.forget(table);
      this.log.warn(fault);
    });
  }
}

const BETWEEN_NOTES_MS = 60 * 60 * 1000;
const MOST = 10_000;
