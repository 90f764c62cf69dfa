import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { Viewer } from '#events/viewer.js';
import { Audience } from '#gateway/play/audience.js';
import { Desk, Line } from '#gateway/play/line.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { listening } from './listening.js';

/** A real socket server in front of one table: who comes in by `/viewer/held` follows it so. */
export interface Hall {
  readonly audience: Audience;
  /** What looking again does not help. */
  readonly faults: readonly unknown[];
  come(viewer: Viewer, held: number): Promise<Guest>;
  close(): Promise<void>;
}

/** A client and what it got. */
export interface Guest {
  readonly socket: WebSocket;
  readonly heard: Heard[];
  /** Resolves when this seq was heard. */
  until(seq: number): Promise<void>;
}

export interface Heard {
  readonly text: string;
  readonly seq: number;
  readonly event: { readonly type: string } | null;
}

/** In front of a table, or of whatever else has events. */
export const openHall = async (table: Pick<HotTable, 'pinned' | 'eventsAfter'>): Promise<Hall> => {
  const desk = new Desk();
  const faults: unknown[] = [];
  const archive = {
    after: (seq: number) => table.eventsAfter(seq),
    pause: () => new Promise<void>((resolve) => void setImmediate(resolve)),
    onFault: (fault: unknown) => void faults.push(fault),
  };
  const audience = new Audience(table.pinned, archive, NOBODY);
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket, request) => {
    const [, who = 'public', held = '0'] = (request.url ?? '').split('/');
    const viewer = who === 'public' || who === 'auditor' ? who : Number(who);
    const follower = audience.join(new Line(socket, request.socket, desk), {
      viewer,
      held: Number(held),
      eyes: () => Promise.resolve(viewer),
      inPerson: true,
      choices: true,
    });
    socket.on('close', () => audience.leave(follower));
  });
  const port = await listening(server);
  return {
    audience,
    faults,
    come: async (viewer, held) => guest(new WebSocket(`ws://127.0.0.1:${port}/${viewer}/${held}`)),
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Nobody wants to know. */
const NOBODY = { caughtUp: () => undefined, moved: () => undefined };

const guest = async (socket: WebSocket): Promise<Guest> => {
  const heard: Heard[] = [];
  const waiting: { readonly seq: number; readonly then: () => void }[] = [];
  socket.on('message', (bytes: Buffer) => {
    const text = bytes.toString();
    const { data } = JSON.parse(text) as { data: Omit<Heard, 'text'> };
    heard.push({ text, seq: data.seq, event: data.event });
    for (const { then } of waiting.filter(({ seq }) => seq <= data.seq)) then();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    socket,
    heard,
    until: (seq) =>
      (heard.at(-1)?.seq ?? 0) >= seq
        ? Promise.resolve()
        : new Promise((then) => waiting.push({ seq, then: () => then() })),
  };
};
