import { WebSocket } from 'ws';
import type { Viewer } from '#events/viewer.js';
import type { ServerMessage } from '#events/wire/socket.js';
import { StreamReader } from './stream-reader.js';
import { Visitor } from './visitor.js';
import type { WorldServed } from './world-served.js';

/** Everybody's token, by seat; and one of somebody who sits nowhere. */
export interface Tokens {
  readonly seats: readonly string[];
  readonly stranger: string;
}

/** Every byte that a viewer was sent, line by line and answer by answer. */
export type Heard = Readonly<Record<string, readonly string[]>>;

/** Who one viewer is, and what he does wrong. */
export interface Part {
  readonly viewer: Viewer;
  readonly tokens: Tokens;
  readonly wrong: readonly object[];
}

/**
 * All that a viewer can do at a table: come in from the beginning and from the middle, by sockets and by a stream, ask for
 * everything, try what is wrong, and watch what others do next. The same words in every world.
 */
export const conversation = async (served: WorldServed, { viewer, tokens, wrong }: Part): Promise<Heard> => {
  const { url, world } = served;
  const own = typeof viewer === 'number' ? (tokens.seats[viewer] ?? null) : tokens.stranger;
  const table = world.id;
  const stream = new StreamReader(new Visitor(url, null, own), table);
  await stream.come();
  const [whole, later] = await Promise.all([lineTo(url, own), lineTo(url, own)]);
  const head = world.past.length;
  whole.say('follow', { table });
  later.say('follow', { table, after: 4 });
  await Promise.all([whole, later].map((line) => line.has(({ event }) => event === 'presence')));
  await later.has(({ event, data }) => event === 'event' && data.seq === head);

  for (const [at, command] of wrong.entries()) {
    whole.say('command', { table, id: `wrong-${at}`, seen: head, command });
    await whole.has(({ event, data }) => event === 'answer' && data.id === `wrong-${at}`);
  }
  const asked = await answersTo(url, own, table, head);

  const others = await Promise.all(tokens.seats.map((token) => lineTo(url, token)));
  for (const [at, { seat, command }] of world.next.entries()) {
    const line = seat === viewer ? whole : others[seat];
    const id = `next-${at}`;
    line?.say('command', { table, id, seen: head, command });
    await line?.has(({ event, data }) => event === 'answer' && data.id === id);
  }
  const { seq } = (await new Visitor(url, null, null).ask<{ seq: number }>('GET', `/api/tables/${table}/state`)).body;
  await Promise.all([whole, later].map((line) => line.has(({ event, data }) => event === 'event' && data.seq === seq)));
  await stream.reaches(seq);
  const after = await answersTo(url, own, table, head);
  for (const line of [whole, later, ...others]) line.hangUp();
  stream.cut();
  return {
    whole: told(whole),
    later: told(later),
    stream: stream.heard.filter((piece) => !piece.startsWith('event: presence')).map(bare),
    asked,
    after,
    others: others.map(({ heard }) => String(heard.length)),
    // Requests that are answered at the same time are written down in either order.
    logged: served.logged().toSorted(),
  };
};

export const answersTo = async (
  url: string,
  token: string | null,
  table: string,
  head: number,
): Promise<readonly string[]> => {
  const visitor = new Visitor(url, null, token);
  const paths = ['', '/state', `/state?at=${head - 3}`, '/choices', '/events', `/events?after=${head - 5}`, '/export'];
  const answers: string[] = [];
  for (const path of paths) {
    const { status, headers, text } = await visitor.ask('GET', `/api/tables/${table}${path}`);
    answers.push(`${path} ${status} ${headers.get('content-length') ?? 'streamed'} ${bare(text)}`);
  }
  return answers;
};

export interface RawLine {
  readonly heard: readonly string[];
  say(event: string, data: unknown): void;
  has(fits: (message: ServerMessage) => boolean): Promise<void>;
  hangUp(): void;
}

/** A socket whose messages are kept as the bytes they are. */
export const lineTo = async (url: string, token: string | null): Promise<RawLine> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  const heard: string[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (bytes: Buffer) => {
    heard.push(bytes.toString());
    for (const listen of listeners) listen();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const line: RawLine = {
    heard,
    say: (event, data) => {
      socket.send(JSON.stringify({ event, data }));
    },
    has: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          // Read without its schema: what a world says too much is to be heard too.
          if (!heard.some((text) => fits(JSON.parse(text) as ServerMessage))) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    hangUp: () => {
      socket.terminate();
    },
  };
  line.say('hello', token === null ? { protocol: 1 } : { protocol: 1, token });
  await line.has(({ event }) => event === 'welcome');
  return line;
};

/** Presence comes by a clock of its own; who is there has nothing to do with what is hidden. */
export const told = ({ heard }: RawLine): readonly string[] =>
  heard.filter((text) => !text.startsWith('{"event":"presence"')).map(bare);

/** What hangs on the secret of a table, or of a seat, by design, and the time of day: as long as it is, but set aside. */
export const bare = (text: string): string =>
  text
    .replaceAll(/"(digest|commitment|nonceCommitment|committed)":"[\w-]{43}"/g, '"$1":"(43 letters)"')
    .replaceAll(/"at":\d{13}/g, '"at":"(13 digits)"');
