import type { Digest } from '#events/envelope.js';
import { isOpenToAll, seenBy } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import type { ShownEvent } from '#events/wire/play.js';
import { ServerMessage } from '#events/wire/socket.js';
import { redactTable } from '#engine/kit/table.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Pinned, Standing } from '../tables/standing.js';
import { framed, payloadOf } from './frame.js';
import { Packed } from './packed.js';
import type { Place } from './packed.js';

/** A message that may go to the viewer it was made for: a line takes nothing else, so a raw event does not compile there. */
export type Shown = Message;

class Message {
  private made: Packed | null = null;

  constructor(
    /** The whole frame, as it is. */
    readonly frame: Buffer,
    private readonly packing: Packing,
  ) {}

  /** How it goes to who takes it packed; made for the first of them. */
  get packed(): Packed | null {
    if (this.packing === 'never') return null;
    return (this.made ??= new Packed(payloadOf(this.frame), this.packing === 'by itself' ? null : this.packing));
  }
}

/** Only what the public is shown goes packed: they are many, and none of it is a secret. */
type Packing = Place | 'by itself' | 'never';

/**
 * Stored events as any viewer sees them, each a message of its own; what everybody sees alike is made once. They are kept
 * for as long as somebody is shown them and no longer: what lives on with every event is what collecting garbage costs.
 */
export const shownLive = (pinned: Pinned, events: readonly StoredEvent[]): ((viewer: Viewer) => readonly Shown[]) => {
  const open: (Shown | undefined)[] = [];
  return (viewer) =>
    events.map((stored, at) =>
      isOpenToAll(pinned.showings, stored.event)
        ? (open[at] ??= framedEvent(pinned, stored, viewer))
        : framedEvent(pinned, stored, viewer),
    );
};

/** The same for who reads on alone: many come at once for the same events, which are kept for the next of them. */
export const shownEvents = (pinned: Pinned, events: readonly StoredEvent[], viewer: Viewer): readonly Shown[] =>
  events.map((stored) => {
    if (!isPublic(pinned, stored, viewer)) return framedEvent(pinned, stored, viewer);
    const shown = PUBLIC.get(stored) ?? framedEvent(pinned, stored, viewer);
    PUBLIC.set(stored, shown);
    return shown;
  });

const PUBLIC = new WeakMap<StoredEvent, Shown>();

/** Whether what a viewer is shown of an event is what everybody is. */
const isPublic = ({ showings }: Pinned, { event }: StoredEvent, viewer: Viewer): boolean =>
  viewer === 'public' || isOpenToAll(showings, event);

const framedEvent = (pinned: Pinned, stored: StoredEvent, viewer: Viewer): Shown => {
  const { table, seq, at, event, digest, commitment } = stored;
  const seen = { table, seq, at, event: seenBy(pinned.showings, event, viewer), digest };
  const frame = framed(JSON.stringify({ event: 'event', data: commitment === null ? seen : { ...seen, commitment } }));
  return new Message(frame, isPublic(pinned, stored, viewer) ? stored : 'never');
};

/** A table as one viewer knows it, to fold later events onto. Many of the public come at once, and are shown the same. */
export const shownSnapshot = (pinned: Pinned, standing: Standing, viewer: Viewer): Shown => {
  if (viewer !== 'public') return framedSnapshot(pinned, standing, viewer);
  const kept = SNAPSHOTS.get(pinned);
  if (kept?.digest === standing.digest) return kept.shown;
  const shown = framedSnapshot(pinned, standing, viewer);
  SNAPSHOTS.set(pinned, { digest: standing.digest, shown });
  return shown;
};

/** The last one of each table, for as long as that is in memory. */
const SNAPSHOTS = new WeakMap<Pinned, { readonly digest: Digest; readonly shown: Shown }>();

const framedSnapshot = ({ id, game }: Pinned, { table, digest }: Standing, viewer: Viewer): Shown => {
  const data = { table: id, seq: table.seq, state: redactTable(game, table, viewer), digest };
  const frame = framed(JSON.stringify({ event: 'snapshot', data }));
  return new Message(frame, viewer === 'public' ? 'by itself' : 'never');
};

/** What is not of a table's hidden things: answers, choices of the seat that is asked, presence, problems. */
export const said = (message: Exclude<ServerMessage, { event: 'event' | 'snapshot' }>): Shown =>
  new Message(framed(JSON.stringify(message)), 'never');

/** A stored event as one viewer sees it. */
export const shownEvent = (
  { showings }: Pinned,
  { table, seq, at, event, digest, commitment }: StoredEvent,
  viewer: Viewer,
): ShownEvent => {
  const shown = seenBy(showings, event, viewer);
  const seen = { table, seq, at, event: shown === null ? null : { ...shown }, digest };
  return commitment === null ? seen : { ...seen, commitment };
};

/** What a message says, for ways that are no socket. */
export const messageIn = ({
  frame,
}: Shown): { readonly event: string; readonly seq: number; readonly data: string } => {
  const { event, data } = ServerMessage.parse(JSON.parse(payloadOf(frame).toString()));
  return { event, seq: 'seq' in data ? data.seq : 0, data: JSON.stringify(data) };
};
