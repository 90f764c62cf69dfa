import { Logger } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import { Feed } from '#feed/feed.js';
import type { Following } from '#feed/feed.js';
import { Attendance } from '#store/attendance.js';
import { Deadlines } from '#store/deadlines.js';
import { Lobby } from '#store/lobby.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import { Seatings } from '../lobby/seatings.js';
import { BotScript } from '../parts.js';
import { Settings } from '../settings.js';
import { HotTables } from '../tables/hot-tables.js';
import type { Pinned, Standing, TimedStanding } from '../tables/standing.js';
import { actorsAt } from './actors.js';
import type { Actors } from './actors.js';
import { Audiences } from './audiences.js';
import { fanOut } from './fan-out.js';

/** Those who act at tables without being asked: bots, the clock, and who brings what other nodes stored. */
export class Staff {
  private following: Following | null = null;

  constructor(
    private readonly actors: Actors,
    private readonly lobby: Pick<Lobby, 'playing'>,
    /** Where the clock is a process of its own, this one keeps deadlines and rings none. */
    private readonly clock: Settings['clock'],
    private readonly follow: () => Promise<Following | null>,
  ) {}

  moved(pinned: Pinned, standing: TimedStanding): void {
    this.actors.bots.moved(pinned, standing);
    this.actors.timekeeper.moved(pinned, standing);
  }

  /** Somebody came to a table: the node whose bots played there may be gone. */
  visited(pinned: Pinned, standing: Standing): void {
    this.actors.bots.moved(pinned, standing);
  }

  /** Takes up what was left when the service last stopped. */
  async start(): Promise<void> {
    const { bots, timekeeper, alarm, closing } = this.actors;
    this.following ??= await this.follow();
    const playing = await allPlaying(this.lobby);
    if (this.clock === 'here') {
      alarm.start();
      closing.start();
    }
    void bots.wakeAll(playing);
    void timekeeper.wakeAll(playing);
  }

  async stop(): Promise<void> {
    const { bots, timekeeper, alarm, closing } = this.actors;
    timekeeper.stop();
    await Promise.all([this.following?.stop(), closing.stop(), alarm.stop(), bots.stop()]);
  }
}

export const staff = {
  provide: Staff,
  inject: [HotTables, Audiences, Seatings, Lobby, Deadlines, Attendance, Feed, Settings, BotScript],
  useFactory: (
    tables: HotTables,
    audiences: Audiences,
    seatings: Seatings,
    lobby: Lobby,
    deadlines: Deadlines,
    attendance: Attendance,
    feed: Feed,
    settings: Settings,
    script: BotScript,
  ): Staff => {
    const log = new Logger('staff');
    const onFault = (fault: unknown): void => {
      // While the storage is away everything is tried again.
      if (fault instanceof NotRead || fault instanceof NotSaved) log.warn(fault);
      else log.error(fault);
    };
    const stores = { lobby, deadlines, attendance };
    const actors = actorsAt({ tables, seatings, ...stores, settings, botScript: script.url, onFault });
    const follow = async (): Promise<Following> => fanOut(feed, await feed.now(), { tables, audiences, onFault });
    return new Staff(actors, lobby, settings.clock, follow);
  },
};

const allPlaying = async (lobby: Pick<Lobby, 'playing'>): Promise<readonly TableId[]> => {
  const all: TableId[] = [];
  for (let page = await lobby.playing(null, AT_ONCE); ; page = await lobby.playing(all.at(-1) ?? null, AT_ONCE)) {
    all.push(...page);
    if (page.length < AT_ONCE) return all;
  }
};

const AT_ONCE = 1000;
