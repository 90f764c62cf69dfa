import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { WebSocketServer } from 'ws';
import { MESSAGE_BYTES } from '#events/wire/protocol.js';
import { isWelcomeFrom } from '../http/origin.js';
import { PlayersSocket } from './players-socket.js';

/**
 * Nest's own adapter for plain `ws`, with its sockets as we want them: messages go to the session as they come, since it
 * reads them by its schemas; nothing is compressed, since a frame is made once for all who see it.
 */
export class SocketsAdapter extends WsAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly origins: readonly string[],
  ) {
    super(app);
  }

  override create(port: number, options: Record<string, unknown> = {}): WebSocketServer {
    return super.create(port, {
      ...options,
      WebSocket: PlayersSocket,
      perMessageDeflate: false,
      maxPayload: MESSAGE_BYTES,
      verifyClient: ({ req }: { readonly req: IncomingMessage }) => isWelcomeFrom(req, this.origins),
    }) as WebSocketServer;
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
