import type { IncomingMessage } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayConnection, OnGatewayDisconnect } from '@nestjs/websockets';
import type { RawData } from 'ws';
import { HELLO_WITHIN_MS, MESSAGE_BURST, MESSAGES_PER_SECOND } from '#events/wire/protocol.js';
import { Accounts } from '../accounts/accounts.js';
import { SecondLook } from '../accounts/second-look.js';
import { Notebook } from '../audit/notebook.js';
import type { Heard } from '../audit/heard.js';
import { Metrics } from '../health/metrics.js';
import { requestIdOf } from '../http/request-id.js';
import { tokenOf } from '../http/token-of.js';
import { Visits } from '../lobby/visits.js';
import { Settings } from '../settings.js';
import type { Done } from '../tables/deed.js';
import { HotTables } from '../tables/hot-tables.js';
import { Audiences } from './audiences.js';
import { Doorman } from './doorman.js';
import { Desk, Line } from './line.js';
import { PaceLimit } from './pace-limit.js';
import type { PlayersSocket } from './players-socket.js';
import type { Node } from './node.js';
import { Session } from './session.js';

/** Where sockets come in: each gets a session, which hears whatever is said on it. */
@Injectable()
@WebSocketGateway({ path: '/ws' })
export class PlayGateway implements OnGatewayConnection, OnGatewayDisconnect, BeforeApplicationShutdown {
  private readonly log = new Logger('sockets');
  private readonly sessions = new Map<PlayersSocket, Session>();
  private readonly alive = new WeakSet<PlayersSocket>();
  private readonly desk = new Desk();
  private readonly node: Omit<Node, 'onFault'>;
  private readonly heartbeat: NodeJS.Timeout;
  private isLeaving = false;

  constructor(
    private readonly settings: Settings,
    tables: HotTables,
    audiences: Audiences,
    doorman: Doorman,
    accounts: Accounts,
    secondLook: SecondLook,
    metrics: Metrics,
    notebook: Notebook,
    visits: Visits,
  ) {
    const onAnswer = (done: Done, heard: Heard | null): void => {
      metrics.answered(done);
      if (heard === null) return;
      notebook.answered(done, heard);
      // Who plays on over one line for weeks comes by all the time.
      visits.note(heard.table);
    };
    this.node = { name: settings.node, tables, audiences, doorman, now: Date.now, onAnswer };
    this.heartbeat = setInterval(() => {
      this.listenForLife();
    }, HEARTBEAT_MS);
    accounts.whenEnded((ended) => {
      for (const socket of this.sessions.values())
        socket.signedOut(({ session }) => Buffer.compare(session, ended) === 0);
    });
    accounts.whenGone((player) => {
      for (const socket of this.sessions.values()) socket.signedOut((known) => known.player.id === player);
    });
    secondLook.watch(() => [...this.sessions.values()].flatMap(({ signedInBy }) => signedInBy ?? []));
  }

  /** How many sockets are open. */
  get open(): number {
    return this.sessions.size;
  }

  handleConnection(socket: PlayersSocket, request: IncomingMessage): void {
    const line = new Line(socket, request.socket, this.desk);
    const session = new Session(this.nodeFor(request), line, this.pace(), tokenOf(request)?.text ?? null);
    this.sessions.set(socket, session);
    this.alive.add(socket);
    request.socket.setNoDelay(true);
    socket.whenTooBig = () => {
      session.part('too_big', 'No message is that long.');
    };
    const overdue = setTimeout(() => {
      session.overdue();
    }, HELLO_WITHIN_MS);
    socket.on('message', (bytes: RawData, isBinary: boolean) => {
      session.hear(isBinary ? NO_TEXT : textOf(bytes));
    });
    socket.on('pong', () => this.alive.add(socket));
    socket.on('close', () => {
      clearTimeout(overdue);
    });
    if (this.isLeaving) void session.sendAway(comeBackMs());
  }

  handleDisconnect(socket: PlayersSocket): void {
    this.sessions.get(socket)?.gone();
    this.sessions.delete(socket);
  }

  /**
   * Sends everybody elsewhere, a share at a time over so many milliseconds, so that other nodes are not stormed. What they
   * asked for is answered first. Whoever comes meanwhile is sent on at once.
   */
  async sendAway(overMs: number): Promise<void> {
    this.isLeaving = true;
    const staying = [...this.sessions.values()];
    const leaving: Promise<void>[] = [];
    for (let rounds = Math.ceil(overMs / ROUND_MS); rounds >= 0; rounds -= 1) {
      const share = staying.splice(0, Math.ceil(staying.length / (rounds + 1)));
      leaving.push(...share.map((session) => session.sendAway(comeBackMs())));
      if (staying.length === 0) break;
      await after(ROUND_MS);
    }
    await Promise.race([Promise.all(leaving), after(PATIENCE_MS, undefined, UNHELD)]);
  }

  /** Tells whoever is left, while there still are sockets to say it on. */
  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    for (const session of this.sessions.values())
      session.part('going_away', 'This node stops: please come back.', comeBackMs());
  }

  /** What fails is logged with the connection that it failed on, by the id that its handshake was answered with. */
  private nodeFor(request: IncomingMessage): Node {
    const id = requestIdOf(request);
    return {
      ...this.node,
      onFault: (fault, command) => {
        this.log.error(fault, `connection ${id}`, ...(command === undefined ? [] : [`command ${command}`]));
      },
    };
  }

  private pace(): PaceLimit {
    const { messagesPerSecond } = this.settings;
    return new PaceLimit(messagesPerSecond, (MESSAGE_BURST / MESSAGES_PER_SECOND) * messagesPerSecond, Date.now);
  }

  /** A line that is dead, and does not say so, is cut: whoever sits there counts as away. */
  private listenForLife(): void {
    for (const socket of this.sessions.keys()) {
      if (this.alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }
}

const HEARTBEAT_MS = 30_000;

const ROUND_MS = 100;
/** Whatever is asked of the store is answered by then, or never will be. */
const PATIENCE_MS = 8_000;
const UNHELD = { ref: false };

/** Another time for each of those who leave together: time enough to find another node, little enough to miss little. */
const comeBackMs = (): number => Math.round(SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
const SOONEST_MS = 50;
const LATEST_MS = 1_000;

/** What no schema understands. */
const NO_TEXT = '';

/** Messages arrive whole, in one buffer: that is how `ws` is set here. */
const textOf = (bytes: RawData): string => (Buffer.isBuffer(bytes) ? bytes.toString() : NO_TEXT);
