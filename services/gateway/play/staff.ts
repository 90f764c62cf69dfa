import { Logger } from '@nestjs/common';
import { botFor } from '#bots/registry.js';
import { Alarm } from '#clock/alarm.js';
import { realTime } from '#clock/time.js';
import type { TableId } from '#events/envelope.js';
import { Feed } from '#feed/feed.js';
import type { Following } from '#feed/feed.js';
import { Deadlines } from '#store/deadlines.js';
import { Lobby } from '#store/lobby.js';
import { BotSeats } from '../bots/bot-seats.js';
import { pause } from '../bots/pause.js';
import { BotPool } from '../bots/pool.js';
import { Closing } from '../clock/closing.js';
import { Timekeeper } from '../clock/timekeeper.js';
import { Metrics } from '../health/metrics.js';
import { Seatings } from '../lobby/seatings.js';
import { BotScript } from '../parts.js';
import { Settings } from '../settings.js';
import { HotTables } from '../tables/hot-tables.js';
import type { Pinned, TimedStanding } from '../tables/standing.js';
import { Audiences } from './audiences.js';
import { fanOut } from './fan-out.js';

/** Those who act at tables without being asked: bots, the clock, and who brings what other nodes stored. */
export class Staff {
  private following: Following | null = null;

  constructor(
    private readonly bots: BotSeats,
    private readonly timekeeper: Timekeeper,
    private readonly alarm: Alarm,
    private readonly closing: Closing,
    private readonly lobby: Lobby,
    private readonly follow: () => Promise<Following>,
  ) {}

  moved(pinned: Pinned, standing: TimedStanding): void {
    this.bots.moved(pinned, standing);
    this.timekeeper.moved(pinned, standing);
  }

  /** Takes up what was left when the service last stopped. */
  async start(): Promise<void> {
    this.following = await this.follow();
    const playing = await allPlaying(this.lobby);
    this.alarm.start();
    this.closing.start();
    void this.bots.wakeAll(playing);
    void this.timekeeper.wakeAll(playing);
  }

  async stop(): Promise<void> {
    await Promise.all([this.following?.stop(), this.closing.stop(), this.alarm.stop(), this.bots.stop()]);
  }
}

export const staff = {
  provide: Staff,
  inject: [HotTables, Audiences, Seatings, Lobby, Deadlines, Feed, Settings, BotScript, Metrics],
  useFactory: (
    tables: HotTables,
    audiences: Audiences,
    seatings: Seatings,
    lobby: Lobby,
    deadlines: Deadlines,
    feed: Feed,
    settings: Settings,
    script: BotScript,
    metrics: Metrics,
  ): Staff => {
    const log = new Logger('staff');
    const onFault = (fault: unknown): void => {
      log.error(fault);
    };
    const bots = new BotSeats({
      ...{ tables, pause, onFault, moveMs: settings.botMoveMs },
      botAt: async (id, nonces) =>
        (await seatings.sittersAt({ id, nonces })).map((sitter) =>
          sitter !== null && 'bot' in sitter ? sitter.bot : null,
        ),
      pool: new BotPool(script.url, { workers: settings.botWorkers, limitMs: BOT_LIMIT_MS }),
    });
    const alarm = new Alarm({ deadlines, time: realTime, ring: (table) => timekeeper.ring(table), onFault });
    const timekeeper: Timekeeper = new Timekeeper({
      ...{ tables, alarm, now: () => realTime.now(), standInFor, onFault },
      clockOf: async (table) => (await lobby.announced(table))?.clock ?? { kind: 'none' },
    });
    const closing = new Closing({ lobby, tables, time: realTime, onFault });
    const follow = async (): Promise<Following> =>
      fanOut(feed, await feed.now(), { tables, audiences, told: (seconds) => metrics.told('fan-out', seconds) });
    return new Staff(bots, timekeeper, alarm, closing, lobby, follow);
  },
};

/** A bot that thinks hard needs some hundredths of a second, and its thread half of one to start. */
const BOT_LIMIT_MS = 10_000;

/** The best there is for a game: whoever comes back wants to find their game in good order. */
const standInFor = (game: string): string => (botFor('strong', game) === undefined ? 'random' : 'strong');

const allPlaying = async (lobby: Lobby): Promise<readonly TableId[]> => {
  const all: TableId[] = [];
  for (let page = await lobby.playing(null, AT_ONCE); ; page = await lobby.playing(all.at(-1) ?? null, AT_ONCE)) {
    all.push(...page);
    if (page.length < AT_ONCE) return all;
  }
};

const AT_ONCE = 1000;
