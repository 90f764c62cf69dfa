import { seal, origin } from '#events/chain/digest.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import type { ExportedHead } from '#events/wire/heads.js';
import type { ExportedEvent } from '#events/wire/play.js';
import type { Played } from '#tests/laws/played.js';
import { seedOf, withHead } from './export-of.js';

/** An exported game in the hands of somebody who would like it otherwise. */
export class Forged {
  readonly events: readonly ExportedEvent[];
  readonly head: ExportedHead | null;

  constructor(events: readonly ExportedEvent[], head: ExportedHead | null) {
    this.events = events;
    this.head = head;
  }

  static of(lines: readonly string[]): Forged {
    const last = JSON.parse(lines.at(-1) ?? '') as ExportedHead;
    return new Forged(
      lines.slice(0, -1).map((line) => JSON.parse(line) as ExportedEvent),
      last,
    );
  }

  /** With another event in place of one. */
  with(seq: number, change: (event: ExportedEvent) => ExportedEvent): Forged {
    return new Forged(
      this.events.map((event) => (event.seq === seq ? change(event) : event)),
      this.head,
    );
  }

  /** With something else having happened there. */
  happening(seq: number, change: object): Forged {
    return this.with(seq, (event) => ({ ...event, event: { ...event.event, ...change } }));
  }

  without(seq: number): Forged {
    return new Forged(
      this.events.filter((event) => event.seq !== seq),
      this.head,
    );
  }

  swapped(seq: number): Forged {
    const events = [...this.events];
    [events[seq - 1], events[seq]] = [this.at(seq + 1), this.at(seq)];
    return new Forged(events, this.head);
  }

  cutAfter(seq: number): Forged {
    return new Forged(this.events.slice(0, seq), this.head);
  }

  numberedAnew(): Forged {
    return new Forged(
      this.events.map((event, index) => ({ ...event, seq: index + 1 })),
      this.head,
    );
  }

  /** Chained anew, as somebody can who knows the seed: everybody does, once it is revealed. */
  chainedAnew(played: Played): Forged {
    const showings: SeenBy<Happening> = { ...tableSeenBy, ...played.game.seenBy };
    let previous = origin(this.at(1).table);
    const events = this.events.map(({ commitment: _, ...event }) => {
      const { table, seq, at, edition } = event;
      const made = seal(previous, { table, seq, at, edition, event: event.event }, showings, seedOf(played));
      previous = made.digest;
      return { ...event, digest: made.digest, ...(made.commitment === null ? {} : { commitment: made.commitment }) };
    });
    return new Forged(events, this.head);
  }

  headed(head: Omit<ExportedHead, 'sha256'> | null): Forged {
    return new Forged(this.events, head === null ? null : { ...head, sha256: '' });
  }

  at(seq: number): ExportedEvent {
    const event = this.events[seq - 1];
    if (event === undefined) throw new Error(`There is no event ${seq}.`);
    return event;
  }

  /** The first event of a type. */
  first(type: string): ExportedEvent {
    const event = this.events.find((each) => each.event.type === type);
    if (event === undefined) throw new Error(`Nothing of type ${type} happened.`);
    return event;
  }

  /** As a file, with a checksum that fits: whoever forges does not forget it. */
  get lines(): readonly string[] {
    const lines = this.events.map((event) => JSON.stringify(event));
    return this.head === null ? lines : withHead(lines, this.head);
  }
}
