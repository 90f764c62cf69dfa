import { createRequire } from 'node:module';
import { boardgameGames } from '../boardgame-games.mjs';
import { endBy, readyAt } from './told.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

/** boardgame.io's own server, as its documentation starts one: tables in memory and nowhere else. */
const server = Server({ games: boardgameGames, origins: ['http://localhost'] });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
endBy(() => undefined);
readyAt(appServer.address().port);
