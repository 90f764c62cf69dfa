import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { Note } from '#store/notes.js';
import { Notes } from '#store/notes.js';
import { Metrics } from '../health/metrics.js';
import type { Done } from '../tables/deed.js';
import type { Pinned } from '../tables/standing.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Attended, Heard } from './heard.js';
import { Noticing } from './noticing.js';

/**
 * Writes down what is noticed at tables, a batch at a time and after everything else: nobody who plays ever waits for it.
 * What does not fit is dropped, and counted, and so is what the storage does not take: a note may be missing, a move not.
 */
@Injectable()
export class Notebook implements BeforeApplicationShutdown {
  private readonly log = new Logger('notebook');
  private readonly noticing = new Noticing();
  private waiting: Note[] = [];
  private dropped = 0;
  private writing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly notes: Notes,
    metrics: Metrics,
  ) {
    metrics.watch('laguna_notes_dropped', 'What was noticed at tables and not written down.', () => this.dropped);
  }

  /** A command was answered. */
  answered(done: Done, heard: Heard): void {
    this.add(this.noticing.answered(done, heard, Date.now()));
  }

  /** Somebody came to a table, or went. */
  attended(place: Attended, seq: number): void {
    this.add(this.noticing.attended(place, seq, Date.now()));
  }

  /** Something was stored. */
  happened({ id }: Pinned, events: readonly StoredEvent[]): void {
    this.noticing.happened(id, events);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.writing;
    while (this.waiting.length > 0) await this.write();
  }

  private add(notes: readonly Note[]): void {
    if (notes.length === 0) return;
    const room = Math.max(0, MOST_WAITING - this.waiting.length);
    this.waiting.push(...notes.slice(0, room));
    this.dropped += Math.max(0, notes.length - room);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.writing = this.writeAll();
    }, GATHER_MS);
  }

  private async writeAll(): Promise<void> {
    await this.writing;
    while (this.waiting.length > 0) await this.write();
    this.writing = null;
  }

  /** Not tried again: what was kept with its answer lost would stand there twice. */
  private async write(): Promise<void> {
    const batch = this.waiting.slice(0, AT_ONCE);
    this.waiting = this.waiting.slice(AT_ONCE);
    try {
      await this.notes.keep(batch);
    } catch (fault) {
      this.dropped += batch.length;
      this.log.warn(fault);
    }
  }
}

const GATHER_MS = 250;
const AT_ONCE = 500;
/** Some megabytes at the most. */
const MOST_WAITING = 5_000;
