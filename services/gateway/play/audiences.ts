import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Typed } from '#events/wire/json.js';
import { undoable } from '#engine/kit/undo.js';
import type { Undo } from '#engine/kit/undo.js';
import { nobodyAt } from '#store/attendance.js';
import type { Present } from '#store/attendance.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Soon } from '../soon.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Pinned, Standing } from '../tables/standing.js';
import { Audience } from './audience.js';
import type { Archive } from './audience.js';
import type { Asked, Follower } from './follower.js';
import type { Way } from './line.js';
import type { Place, Presence } from './presence.js';
import type { Elsewhere, Halls } from './roll-call.js';
import { said } from './shown.js';
import type { Shown } from './shown.js';

/** A table as it is followed: what stays the same of it, and where it stands. */
export interface Followed {
  readonly pinned: Pinned;
  readonly standing: Standing;
}

/** Where tables are found, by id: an audience may outlive the moment that its table was loaded for. */
export interface Tables extends Pick<Archive, 'pause' | 'onFault'> {
  readonly find: (id: TableId) => Soon<Pick<HotTable, 'standing' | 'eventsAfter'> | null>;
}

/** The audiences of the tables that somebody on this node follows. */
export class Audiences implements Halls {
  private readonly halls = new Map<TableId, Hall>();
  private visited: (pinned: Pinned, standing: Standing) => void = () => undefined;

  constructor(
    private readonly known: Tables,
    private readonly presence: Presence,
    private readonly elsewhere: Elsewhere,
    /** Told of who is there, each time that somebody came or went. */
    private readonly attended: (place: Place, seq: number) => void = () => undefined,
  ) {}

  has(table: TableId): boolean {
    return this.halls.has(table);
  }

  tables(): readonly TableId[] {
    return [...this.halls.keys()];
  }

  presentAt(table: TableId): Present {
    const hall = this.halls.get(table);
    if (hall === undefined) return nobodyAt(table);
    const { audience, standing } = hall;
    const all = Array.from({ length: standing.table.setting.seats }, (_, seat) => seat);
    return { table, seats: all.filter((seat) => audience.has(seat)), watchers: audience.watchers };
  }

  changedElsewhere(table: TableId): void {
    const hall = this.halls.get(table);
    if (hall !== undefined) this.presence.changed(this.placeOf(hall));
  }

  /** How many watch each of some tables who do not sit at it, on all nodes; nothing of those that nobody watches. */
  async watchersAt(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
    const here = tables.map((table) => ({ table, watchers: this.halls.get(table)?.audience.watchers ?? 0 }));
    const all = new Map<TableId, number>();
    for (const { table, watchers } of [...here, ...(await this.elsewhere.atEach(tables))])
      if (watchers > 0) all.set(table, (all.get(table) ?? 0) + watchers);
    return all;
  }

  /** Has somebody told whenever a viewer comes to a table. */
  whenVisited(tell: (pinned: Pinned, standing: Standing) => void): void {
    this.visited = tell;
  }

  /** Follows a table from what is held already, and is told who is there. */
  join(table: Followed, line: Way, asked: Asked): Follower {
    const hall = this.of(table);
    hall.standing = later(hall.standing, table.standing);
    const follower = hall.audience.join(line, asked);
    this.presence.tell(line, this.placeOf(hall));
    this.changed(hall);
    this.visited(table.pinned, table.standing);
    return follower;
  }

  /** An audience of which the last one goes is forgotten. */
  leave(id: TableId, follower: Follower): void {
    const hall = this.halls.get(id);
    if (hall === undefined) return;
    hall.audience.leave(follower);
    if (hall.audience.isEmpty) this.halls.delete(id);
    this.changed(hall);
  }

  /** Tells all who follow a table what was stored, and the seats that are to decide what they may do now. */
  publish({ id }: Pinned, events: readonly StoredEvent[], standing: Standing): void {
    const hall = this.halls.get(id);
    if (hall === undefined) return;
    hall.standing = standing;
    hall.audience.publish(events);
    offer(hall);
  }

  /** A table was loaded with more than was shown of it: whoever is behind reads on. */
  refresh({ id }: Pinned, standing: Standing): void {
    const hall = this.halls.get(id);
    if (hall === undefined || hall.audience.isAt(standing.table.seq)) return;
    hall.standing = later(hall.standing, standing);
    hall.audience.readUpTo(standing.table.seq);
  }

  /** Made when the first one comes. */
  private of({ pinned, standing }: Followed): Hall {
    const known = this.halls.get(pinned.id);
    if (known !== undefined) return known;
    const { pause, onFault } = this.known;
    const archive = { pause, onFault, after: (seq: number) => this.eventsAfter(hall, seq) };
    const audience = new Audience(pinned, archive, {
      caughtUp: (follower) => {
        offerTo(hall, follower);
      },
      moved: () => {
        this.changed(hall);
      },
    });
    const hall: Hall = { pinned, audience, standing };
    this.halls.set(pinned.id, hall);
    return hall;
  }

  /** Where they lead is known before they are: a table may have been loaded anew with more than was published here. */
  private async eventsAfter(hall: Hall, seq: number): Promise<readonly StoredEvent[]> {
    const table = await this.known.find(hall.pinned.id);
    if (table === null) return [];
    hall.standing = later(hall.standing, table.standing);
    return table.eventsAfter(seq);
  }

  private changed(hall: Hall): void {
    this.attended(this.placeOf(hall), hall.standing.table.seq);
    this.elsewhere.changed(hall.pinned.id);
    if (!hall.audience.isEmpty) this.presence.changed(this.placeOf(hall));
  }

  private placeOf({ pinned: { id }, audience, standing }: Hall): Place {
    return { table: id, seats: standing.table.setting.seats, audience, elsewhere: () => this.elsewhere.at(id) };
  }
}

/** An audience, and the newest that it is about. */
interface Hall {
  readonly pinned: Pinned;
  readonly audience: Audience;
  standing: Standing;
}

const later = (one: Standing, other: Standing): Standing => (other.table.seq > one.table.seq ? other : one);

/** Choices come after the events that they follow from: who still reads gets them at the end. */
const offer = (hall: Hall): void => {
  const { pinned, audience, standing } = hall;
  for (const seat of decidingAt(pinned, standing)) {
    let offered: Shown | null = null;
    for (const { line, wantsChoices, reading } of audience.with(seat))
      if (wantsChoices && !reading) line.show((offered ??= shownChoices(pinned, standing, seat)));
  }
};

const offerTo = ({ pinned, standing }: Hall, { line, viewer, held, wantsChoices }: Follower): void => {
  if (typeof viewer !== 'number' || !wantsChoices || held !== standing.table.seq) return;
  if (decidingAt(pinned, standing).includes(viewer)) line.show(shownChoices(pinned, standing, viewer));
};

const decidingAt = ({ game }: Pinned, { table }: Standing): readonly Seat[] =>
  table.status === 'playing' ? game.deciding(table.state) : [];

const shownChoices = (pinned: Pinned, standing: Standing, seat: Seat): Shown => {
  const choices = choicesAt(pinned, standing, seat);
  return said({ event: 'choices', data: { table: pinned.id, seq: standing.table.seq, choices } });
};

/** What a seat may do: the game's choices, and last the ways back. */
export const choicesAt = ({ game }: Pinned, { table }: Standing, seat: Seat): readonly Typed[] => {
  const choices = table.status === 'playing' ? game.choices(table.state, seat) : [];
  const undos = undoable(table, seat).map((to): Undo => ({ type: 'undo', to }));
  return [...choices, ...undos].map((choice): Typed => ({ ...choice }));
};
