import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { MESSAGE_BYTES } from '#events/wire/protocol.js';
import { GatewayModule } from './gateway.module.js';
import { keptByNobody } from './http/kept-by-nobody.js';
import { OpenLines } from './http/open-lines.js';
import { RequestsUnderWay } from './http/requests-under-way.js';
import { journal, NestJournal, requestLog, upgradeLog } from './log.js';
import { servePage } from './page/serve-page.js';
import type { Parts } from './parts.js';
import { SocketsAdapter } from './play/sockets-adapter.js';

/** The gateway over its parts, ready to listen. */
export const gatewayOver = async (
  parts: Parts,
  log = journal(parts.settings.logLevel),
): Promise<NestExpressApplication> => {
  const { proxies } = parts.settings;
  const app = await NestFactory.create<NestExpressApplication>(GatewayModule.over(parts), {
    bodyParser: false,
    logger: new NestJournal(log),
    forceCloseConnections: true,
  });
  app.use(app.get(RequestsUnderWay, { strict: false }).watch);
  app.use(requestLog(log));
  app.use('/api', keptByNobody);
  const lines = app.get(OpenLines, { strict: false });
  app.useWebSocketAdapter(new SocketsAdapter(app, parts.settings, lines, upgradeLog(log)));
  app.useBodyParser('json', { limit: MESSAGE_BYTES, strict: true });
  app.set('trust proxy', proxies);
  app.disable('x-powered-by');
  // A service that is tried at home has no certificate.
  app.use(helmet({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } }, hsts: false }));
  if (parts.page !== null) servePage(app, parts.page);
  app.getHttpServer().keepAliveTimeout = IDLE_MS;
  return app;
};

/**
 * How long a connection may be idle: longer than what proxies commonly keep theirs, so that none sends a request into one that is
 * just being closed.
 */
const IDLE_MS = 75_000;
