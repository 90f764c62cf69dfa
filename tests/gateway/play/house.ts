import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Player } from '#events/wire/accounts.js';
import { gameAt } from '#engine/registry.js';
import { MESSAGE_BYTES } from '#events/wire/protocol.js';
import { ServerMessage } from '#events/wire/socket.js';
import { Audiences } from '#gateway/play/audiences.js';
import { Doorman } from '#gateway/play/doorman.js';
import type { Known } from '#gateway/play/doorman.js';
import { Desk, Line } from '#gateway/play/line.js';
import { Presence } from '#gateway/play/presence.js';
import { PaceLimit } from '#gateway/play/pace-limit.js';
import { Session } from '#gateway/play/session.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { HotTables } from '#gateway/tables/hot-tables.js';
import { annaAndBenPlay, aNode, aStore } from '../tables/story.js';
import { nobodyAt } from '#store/attendance.js';
import { NotRead } from '#store/not-read.js';
import { listening } from './listening.js';

/** Anna sits at seat 0, Ben at seat 1, and Carla watches. A token is its player's name. */
class Porter extends Doorman {
  readonly arrivals: Seat[] = [];

  override whoIs(token: string): Promise<Known | null> {
    const known = { player: { id: token, name: token }, session: Buffer.from(token) };
    return Promise.resolve(['anna', 'ben', 'carla', 'dora'].includes(token) ? known : null);
  }

  override seatOf({ id }: Player): Promise<Seat | null> {
    const seat = ['anna', 'ben'].indexOf(id);
    return Promise.resolve(seat < 0 ? null : seat);
  }

  /** Dora may watch, and no more. */
  override isSuspended(known: Known | null): boolean {
    return known?.player.id === 'dora';
  }

  override arrived(_: HotTable, seat: Seat): void {
    this.arrivals.push(seat);
  }
}

/** A node with real sockets, where Anna and Ben have a table. */
export interface House {
  readonly table: HotTable;
  readonly tables: HotTables;
  /** The same tables on another node, which tells this one nothing. */
  readonly elsewhere: HotTables;
  /** What nobody foresaw. */
  readonly faults: readonly unknown[];
  /** Seats that somebody took their place at. */
  readonly arrivals: readonly Seat[];
  /** Lets presence say what it has gathered. */
  tellPresence(): void;
  /** The most that anybody was sent and has not taken yet, in bytes. */
  untaken(): number;
  /** Ends the token of that name. */
  signOut(name: string): void;
  /** Everybody is sent elsewhere, as soon as somebody says this. */
  sendAwayAt(event: string, comeBackMs: number): void;
  /** Nobody who missed something can read on, until what this gives is called. */
  storageGoes(): () => void;
  /** A socket that has said nothing yet. */
  knock(): Promise<Caller>;
  /** A socket that said hello, as somebody or as nobody. */
  enter(name?: string): Promise<Caller>;
  close(): Promise<void>;
}

export const openHouse = async ({ perSecond = 10_000, burst = 10_000, hot = 10 } = {}): Promise<House> => {
  // Presence waits until it is asked for.
  const gathered: (() => void)[] = [];
  const presence = new Presence((_, then) => void gathered.push(then));
  const audiences: Audiences = new Audiences(
    {
      find: (id) => (storageIsAway ? Promise.reject(new NotRead('away')) : tables.find(id)),
      pause: () => storageBack,
      onFault: (fault) => void faults.push(fault),
    },
    presence,
    { at: nobodyAt, atEach: () => Promise.resolve([]), changed: () => undefined },
  );
  let storageIsAway = false;
  let storageBack: Promise<void> = Promise.resolve();
  const store = aStore();
  const tables: HotTables = new HotTables(
    store,
    {
      now: () => TIME,
      gameAt,
      publish: (pinned, events, standing) => {
        audiences.publish(pinned, events, standing);
      },
    },
    hot,
  );
  const table = await annaAndBenPlay({ tables, told: [] });
  const faults: unknown[] = [];
  const doorman = new Porter();
  const node = {
    ...{ name: 'house', tables, audiences, doorman, now: () => TIME },
    onAnswer: () => undefined,
    onFault: (fault: unknown) => void faults.push(fault),
  };
  const sessions = new Set<Session>();
  const lines: Line[] = [];
  let leaving = { at: 'never', comeBackMs: 0 };
  const desk = new Desk();
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: MESSAGE_BYTES });
  sockets.on('connection', (socket, request) => {
    const pace = new PaceLimit(perSecond, burst, () => 0);
    const line = new Line(socket, request.socket, desk);
    const session = new Session(node, line, pace);
    lines.push(line);
    sessions.add(session);
    socket.on('message', (bytes: Buffer) => {
      session.hear(bytes.toString());
      if (bytes.toString().startsWith(`{"event":"${leaving.at}"`))
        for (const one of sessions) void one.sendAway(leaving.comeBackMs);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      session.gone();
    });
  });
  const port = await listening(server);
  const knock = () => caller(new WebSocket(`ws://127.0.0.1:${port}/ws`));
  return {
    table,
    tables,
    elsewhere: aNode(store).tables,
    faults,
    arrivals: doorman.arrivals,
    tellPresence: () => {
      for (const tell of gathered.splice(0)) tell();
    },
    untaken: () => Math.max(...lines.map(({ backlog }) => backlog)),
    signOut: (name) => {
      for (const session of sessions) session.signedOut(({ player }) => player.id === name);
    },
    sendAwayAt: (event, comeBackMs) => {
      leaving = { at: event, comeBackMs };
    },
    storageGoes: () => {
      storageIsAway = true;
      let comeBack: () => void = () => undefined;
      storageBack = new Promise((resolve) => (comeBack = resolve));
      return () => {
        storageIsAway = false;
        comeBack();
      };
    },
    knock,
    enter: async (name) => {
      const one = await knock();
      one.say('hello', name === undefined ? { protocol: 1 } : { protocol: 1, token: name });
      await one.hears('welcome');
      return one;
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

type DataOf = { readonly [E in ServerMessage['event']]: Extract<ServerMessage, { event: E }>['data'] };

/** A client that keeps what it hears; all of it has to fit the schema of what a server may say. */
export interface Caller {
  readonly heard: ServerMessage[];
  say(event: string, data: unknown): void;
  shout(text: string): void;
  /** The next message of a kind that was not taken yet, and fits. */
  hears<E extends ServerMessage['event']>(event: E, fits?: (data: DataOf[E]) => boolean): Promise<DataOf[E]>;
  /** The code that the socket is closed with. */
  readonly closed: Promise<number>;
  /** Takes nothing of what it is sent, until it reads on. */
  stopReading(): void;
  readOn(): void;
  hangUp(): void;
}

const caller = async (socket: WebSocket): Promise<Caller> => {
  const heard: ServerMessage[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (bytes: Buffer) => {
    heard.push(ServerMessage.parse(JSON.parse(bytes.toString())));
    for (const listen of listeners) listen();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  const taken = new Set<ServerMessage>();
  return {
    heard,
    closed,
    say: (event, data) => {
      socket.send(JSON.stringify({ event, data }));
    },
    shout: (text) => {
      socket.send(text);
    },
    stopReading: () => {
      socket.pause();
    },
    readOn: () => {
      socket.resume();
    },
    hangUp: () => {
      socket.terminate();
    },
    hears: <E extends ServerMessage['event']>(event: E, fits: (data: DataOf[E]) => boolean = () => true) =>
      new Promise<DataOf[E]>((resolve) => {
        const look = (): void => {
          for (const message of heard.filter((one) => one.event === event && !taken.has(one))) {
            const data = message.data as DataOf[E];
            if (!fits(data)) continue;
            taken.add(message);
            listeners.delete(look);
            resolve(data);
            return;
          }
        };
        listeners.add(look);
        look();
      }),
  };
};

/** What time it is there. */
export const TIME = 1_700_000_000_000;

export const LAGOON = 'lagoon' as TableId;
