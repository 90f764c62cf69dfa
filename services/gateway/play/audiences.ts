import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Typed } from '#events/wire/json.js';
import { undoable } from '#engine/kit/undo.js';
import type { Undo } from '#engine/kit/undo.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Pinned, Standing } from '../tables/standing.js';
import { Audience } from './audience.js';
import type { ReadOn } from './audience.js';
import type { Follower } from './follower.js';
import { said } from './shown.js';
import type { Shown } from './shown.js';

/** The audiences of the tables that somebody on this node follows. */
export class Audiences {
  private readonly audiences = new Map<TableId, Audience>();

  /** Reads by the table's id: an audience may outlive the moment that its table was loaded for. */
  constructor(private readonly readOn: (table: TableId, after: number) => ReturnType<ReadOn>) {}

  /** The audience of a table, made when the first one comes. */
  of(pinned: Pinned): Audience {
    const audience = this.audiences.get(pinned.id) ?? new Audience(pinned, (seq) => this.readOn(pinned.id, seq));
    this.audiences.set(pinned.id, audience);
    return audience;
  }

  /** An audience of which the last one goes is forgotten. */
  leave(id: TableId, follower: Follower): void {
    const audience = this.audiences.get(id);
    audience?.leave(follower);
    if (audience?.isEmpty === true) this.audiences.delete(id);
  }

  /** Tells all who follow a table what was stored, and the seats that are to decide what they may do now. */
  publish(pinned: Pinned, events: readonly StoredEvent[], standing: Standing): void {
    const audience = this.audiences.get(pinned.id);
    if (audience === undefined) return;
    audience.publish(events);
    for (const seat of decidingAt(pinned, standing))
      if (audience.has(seat)) {
        const offered = shownChoices(pinned, standing, seat);
        for (const line of audience.lines(seat)) line.show(offered);
      }
  }
}

export const decidingAt = ({ game }: Pinned, { table }: Standing): readonly Seat[] =>
  table.status === 'playing' ? game.deciding(table.state) : [];

/** What a seat may do: the game's choices, and last the ways back. */
export const shownChoices = ({ id, game }: Pinned, { table }: Standing, seat: Seat): Shown => {
  const choices = table.status === 'playing' ? game.choices(table.state, seat) : [];
  const undos = undoable(table, seat).map((to): Undo => ({ type: 'undo', to }));
  const offered = [...choices, ...undos].map((choice): Typed => ({ ...choice }));
  return said({ event: 'choices', data: { table: id, seq: table.seq, choices: offered } });
};
