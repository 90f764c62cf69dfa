import { botFor } from '#bots/registry.js';
import { Alarm } from '#clock/alarm.js';
import { realTime } from '#clock/time.js';
import type { Game } from '#engine/kit/game.js';
import type { Attendance } from '#store/attendance.js';
import type { Deadlines } from '#store/deadlines.js';
import type { Lobby } from '#store/lobby.js';
import { BotSeats } from '../bots/bot-seats.js';
import { pause } from '../bots/pause.js';
import { BotPool } from '../bots/pool.js';
import { Closing } from '../clock/closing.js';
import { Timekeeper } from '../clock/timekeeper.js';
import type { Seatings } from '../lobby/seatings.js';
import type { Settings } from '../settings.js';
import type { HotTables } from '../tables/hot-tables.js';

/** Whoever plays or acts at tables without sitting before a screen. */
export interface Actors {
  readonly bots: BotSeats;
  readonly timekeeper: Timekeeper;
  readonly alarm: Alarm;
  readonly closing: Closing;
}

export interface ActorsHome {
  readonly tables: HotTables;
  readonly seatings: Seatings;
  readonly lobby: Lobby;
  readonly deadlines: Deadlines;
  readonly attendance: Pick<Attendance, 'at'>;
  readonly settings: Pick<Settings, 'botMoveMs' | 'botWorkers'>;
  readonly botScript: URL;
  readonly onFault: (fault: unknown) => void;
}

/** The bots and the clock of a process, over its tables; none of them has begun. */
export const actorsAt = (home: ActorsHome): Actors => {
  const { tables, seatings, lobby, deadlines, attendance, settings, botScript, onFault } = home;
  const bots = new BotSeats({
    ...{ tables, pause, onFault, moveMs: settings.botMoveMs },
    botAt: async (id, claims) =>
      (await seatings.sittersAt({ id, claims })).map((sitter) =>
        sitter !== null && 'bot' in sitter ? sitter.bot : null,
      ),
    pool: new BotPool(botScript, { workers: settings.botWorkers, limitMs: BOT_LIMIT_MS }),
  });
  const alarm = new Alarm({ deadlines, time: realTime, ring: (table) => timekeeper.ring(table), onFault });
  const timekeeper: Timekeeper = new Timekeeper({
    ...{ tables, alarm, now: () => realTime.now(), standInFor, onFault },
    clockOf: async (table) => (await lobby.announced(table))?.clock ?? { kind: 'none' },
  });
  return { bots, timekeeper, alarm, closing: new Closing({ lobby, attendance, tables, time: realTime, onFault }) };
};

/** A bot that thinks hard needs some hundredths of a second, and its process a fifth of one to start. */
const BOT_LIMIT_MS = 10_000;

/** The best there is for a game: whoever comes back wants to find their game in good order. */
const standInFor = ({ id, edition }: Pick<Game, 'id' | 'edition'>): string =>
  botFor('strong', id, edition) === undefined ? 'random' : 'strong';
