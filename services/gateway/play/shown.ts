import { isOpenToAll, seenBy } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import type { ShownEvent } from '#events/wire/play.js';
import { ServerMessage } from '#events/wire/socket.js';
import { redactTable } from '#engine/kit/table.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Pinned, Standing } from '../tables/standing.js';

declare const brand: unique symbol;

/** Bytes that may go to the viewer they were made for: a line takes nothing else, so a raw event does not compile there. */
export type Shown = Buffer & { readonly [brand]: 'Shown' };

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
    if (!isOpenToAll(pinned.showings, stored.event)) return framedEvent(pinned, stored, viewer);
    const shown = OPEN.get(stored) ?? framedEvent(pinned, stored, viewer);
    OPEN.set(stored, shown);
    return shown;
  });

const OPEN = new WeakMap<StoredEvent, Shown>();

const framedEvent = (
  { showings }: Pinned,
  { table, seq, at, event, digest, commitment }: StoredEvent,
  viewer: Viewer,
): Shown => {
  const seen = { table, seq, at, event: seenBy(showings, event, viewer), digest };
  return framed(JSON.stringify({ event: 'event', data: commitment === null ? seen : { ...seen, commitment } }));
};

/** A table as one viewer knows it, to fold later events onto. */
export const shownSnapshot = ({ id, game }: Pinned, { table, digest }: Standing, viewer: Viewer): Shown => {
  const data = { table: id, seq: table.seq, state: redactTable(game, table, viewer), digest };
  return framed(JSON.stringify({ event: 'snapshot', data }));
};

/** What is not of a table's hidden things: answers, choices of the seat that is asked, presence, problems. */
export const said = (message: Exclude<ServerMessage, { event: 'event' | 'snapshot' }>): Shown =>
  framed(JSON.stringify(message));

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

/** What a frame says, for ways that are no socket. */
export const messageIn = (shown: Shown): { readonly event: string; readonly seq: number; readonly data: string } => {
  const { event, data } = ServerMessage.parse(JSON.parse(shown.subarray(headLength(shown)).toString()));
  return { event, seq: 'seq' in data ? data.seq : 0, data: JSON.stringify(data) };
};

/** A whole WebSocket frame of text (RFC 6455, 5.2): the same bytes for every socket that gets it. */
const framed = (text: string): Shown => {
  const length = Buffer.byteLength(text);
  const start = headLengthOf(length);
  const frame = Buffer.allocUnsafe(start + length);
  writeHead(frame, length);
  frame.write(text, start);
  return frame as Shown;
};

const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headLengthOf = (length: number): number => {
  if (length < TWO_BYTES) return 2;
  return length > 0xffff ? 10 : 4;
};

const writeHead = (frame: Buffer, length: number): void => {
  frame[0] = WHOLE_TEXT;
  if (length < TWO_BYTES) frame[1] = length;
  else if (length > 0xffff) frame.writeBigUInt64BE(BigInt(length), frame.writeUInt8(EIGHT_BYTES, 1));
  else frame.writeUInt16BE(length, frame.writeUInt8(TWO_BYTES, 1));
};

const headLength = (frame: Shown): number => {
  const length = frame[1] ?? 0;
  if (length < TWO_BYTES) return 2;
  return length === TWO_BYTES ? 4 : 10;
};
