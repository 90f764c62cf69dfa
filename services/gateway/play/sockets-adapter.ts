import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { WsAdapter } from '@nestjs/platform-ws';
import type { VerifyClientCallbackAsync, WebSocketServer } from 'ws';
import { PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';
import { MESSAGE_BYTES } from '#events/wire/protocol.js';
import { addressOf } from '../http/address-of.js';
import { networkOf } from '../http/network-of.js';
import type { OpenLines } from '../http/open-lines.js';
import { isWelcomeFrom } from '../http/origin.js';
import { notAllowed, tooManyOpen } from '../http/refused.js';
import type { Refused } from '../http/refused.js';
import { REQUEST_ID, requestIdOf } from '../http/request-id.js';
import type { Settings } from '../settings.js';
import { leaveOffer, PACKING } from './packing.js';
import { PlayersSocket } from './players-socket.js';

/**
 * Nest's own adapter for plain `ws`, with its sockets as we want them: messages go to the session as they come, since it
 * reads them by its schemas; `ws` compresses nothing, since a frame is made and packed once for all who see it.
 */
export class SocketsAdapter extends WsAdapter {
  constructor(
    app: NestExpressApplication,
    private readonly settings: Pick<Settings, 'origins' | 'proxies'>,
    private readonly lines: OpenLines,
    /** Told how each request for a socket was answered. */
    private readonly answered: (request: IncomingMessage, statusCode: number) => void,
  ) {
    super(app);
    // Until `ws` takes a socket over nobody listens to it: one that is reset by then would end the whole service.
    app.getHttpServer().prependListener('upgrade', (request, socket) => {
      socket.on('error', () => undefined);
      leaveOffer(request);
    });
  }

  override create(port: number, options: Record<string, unknown> = {}): WebSocketServer {
    const server = super.create(port, {
      ...options,
      WebSocket: PlayersSocket,
      perMessageDeflate: PACKING,
      maxPayload: MESSAGE_BYTES,
      closeTimeout: CLOSE_WITHIN_MS,
      verifyClient: this.letIn,
    }) as WebSocketServer;
    server.on('headers', (headers, request) => {
      headers.push(`${REQUEST_ID}: ${requestIdOf(request)}`);
      this.answered(request, SWITCHING);
    });
    return server;
  }

  /** Who is turned away is told why, in the same words as by a request. */
  private readonly letIn: VerifyClientCallbackAsync = ({ req: request }, answer) => {
    const refused = this.refusalOf(request);
    if (refused === null) {
      answer(true);
      return;
    }
    const { problem, retryAfter } = refused;
    this.answered(request, problem.status);
    const headers = {
      'Content-Type': PROBLEM_MEDIA_TYPE,
      [REQUEST_ID]: requestIdOf(request),
      ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }),
    };
    answer(false, problem.status, JSON.stringify(problem), headers);
  };

  private refusalOf(request: IncomingMessage): Refused | null {
    const { origins, proxies } = this.settings;
    if (!isWelcomeFrom(request, origins))
      return notAllowed('A page from elsewhere may not open a socket in your name.');
    // The place is the connection's, so that a handshake that comes to nothing keeps none.
    return this.lines.take(networkOf(addressOf(request, proxies)), request.socket) ? null : tooManyOpen();
  }

  /** A broken frame is its sender's trouble: the socket closes by itself, and no log is filled by it. */
  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    server.on('connection', (socket) => socket.on('error', () => undefined));
    return server;
  }

  override bindMessageHandlers(): void {
    // The gateway listens for itself.
  }
}

/** RFC 9110, 15.2.2. */
const SWITCHING = 101;
/** Who was told to go and does not hang up is hung up on: until then all that they send has to be read. */
const CLOSE_WITHIN_MS = 2_000;
