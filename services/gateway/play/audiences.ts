import type { TableId } from '#events/envelope.js';
import type { Seat, Viewer } from '#events/viewer.js';
import type { Typed } from '#events/wire/json.js';
import { undoable } from '#engine/kit/undo.js';
import type { Undo } from '#engine/kit/undo.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Pinned, Standing } from '../tables/standing.js';
import { Audience } from './audience.js';
import type { ReadOn } from './audience.js';
import type { Follower } from './follower.js';
import type { Way } from './line.js';
import type { Presence } from './presence.js';
import { said } from './shown.js';
import type { Shown } from './shown.js';

/** The audiences of the tables that somebody on this node follows. */
export class Audiences {
  private readonly audiences = new Map<TableId, Audience>();

  /** Reads by the table's id: an audience may outlive the moment that its table was loaded for. */
  constructor(
    private readonly readOn: (table: TableId, after: number) => ReturnType<ReadOn>,
    private readonly presence: Presence,
  ) {}

  has(table: TableId): boolean {
    return this.audiences.has(table);
  }

  /** Follows a table from what is held already, and is told who is there. */
  join(pinned: Pinned, seats: number, line: Way, viewer: Viewer, held: number): Follower {
    const audience = this.of(pinned);
    const follower = audience.join(line, viewer, held);
    this.presence.tell(line, pinned.id, seats, audience);
    this.presence.changed(pinned.id, seats, audience);
    return follower;
  }

  /** Made when the first one comes. */
  private of(pinned: Pinned): Audience {
    const audience = this.audiences.get(pinned.id) ?? new Audience(pinned, (seq) => this.readOn(pinned.id, seq));
    this.audiences.set(pinned.id, audience);
    return audience;
  }

  /** An audience of which the last one goes is forgotten. */
  leave(id: TableId, seats: number, follower: Follower): void {
    const audience = this.audiences.get(id);
    if (audience === undefined) return;
    audience.leave(follower);
    if (audience.isEmpty) this.audiences.delete(id);
    else this.presence.changed(id, seats, audience);
  }

  /** Tells all who follow a table what was stored, and the seats that are to decide what they may do now. */
  publish(pinned: Pinned, events: readonly StoredEvent[], standing: Standing): void {
    const audience = this.audiences.get(pinned.id);
    if (audience === undefined) return;
    audience.publish(events);
    this.offer(audience, pinned, standing);
  }

  /** A table was loaded with more than was shown of it: whoever is behind reads on. */
  refresh(pinned: Pinned, standing: Standing): void {
    const audience = this.audiences.get(pinned.id);
    if (audience === undefined || audience.isAt(standing.table.seq)) return;
    audience.readUpTo(standing.table.seq);
    this.offer(audience, pinned, standing);
  }

  private offer(audience: Audience, pinned: Pinned, standing: Standing): void {
    for (const seat of decidingAt(pinned, standing))
      if (audience.has(seat)) {
        const offered = shownChoices(pinned, standing, seat);
        for (const line of audience.lines(seat)) line.show(offered);
      }
  }
}

export const decidingAt = ({ game }: Pinned, { table }: Standing): readonly Seat[] =>
  table.status === 'playing' ? game.deciding(table.state) : [];

export const shownChoices = (pinned: Pinned, standing: Standing, seat: Seat): Shown => {
  const choices = choicesAt(pinned, standing, seat);
  return said({ event: 'choices', data: { table: pinned.id, seq: standing.table.seq, choices } });
};

/** What a seat may do: the game's choices, and last the ways back. */
export const choicesAt = ({ game }: Pinned, { table }: Standing, seat: Seat): readonly Typed[] => {
  const choices = table.status === 'playing' ? game.choices(table.state, seat) : [];
  const undos = undoable(table, seat).map((to): Undo => ({ type: 'undo', to }));
  return [...choices, ...undos].map((choice): Typed => ({ ...choice }));
};
