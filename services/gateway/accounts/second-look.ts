import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { People } from '#store/people.js';
import { Accounts } from './accounts.js';

/**
 * Looks again, every few seconds, at those who have something open here: what became of them by way of another process, an
 * account deleted at another node or a role taken away by `npm run admin`, ends what they opened here as well.
 */
@Injectable()
export class SecondLook implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('second look');
  private readonly rooms: (() => Iterable<string>)[] = [];
  private readonly onPlain: ((players: ReadonlySet<string>) => void)[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
  ) {}

  /** Names somewhere where players have something open. */
  watch(whoIsThere: () => Iterable<string>): void {
    this.rooms.push(whoIsThere);
  }

  /** Has somebody told who of them holds no role. */
  whenPlain(tell: (players: ReadonlySet<string>) => void): void {
    this.onPlain.push(tell);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const here = new Set(this.rooms.flatMap((whoIsThere) => [...whoIsThere()]));
    if (here.size === 0) return;
    try {
      const known = await this.people.people([...here]);
      for (const player of here) if (!known.has(player)) this.accounts.tellGone(player);
      const plain = new Set([...known.values()].filter(({ role }) => role === 'player').map(({ id }) => id));
      for (const tell of this.onPlain) tell(plain);
    } catch (fault) {
      this.log.warn(fault);
    }
  }
}

const LOOK_MS = 5_000;
