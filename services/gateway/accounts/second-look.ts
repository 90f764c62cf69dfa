import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { People } from '#store/people.js';
import { Accounts } from './accounts.js';

/**
 * Looks again, every few seconds, at those who have something open here: what became of them by way of another process,
 * signed out or forgotten at another node or without their role by `npm run admin`, ends what they opened here as well.
 */
@Injectable()
export class SecondLook implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('second look');
  private readonly open: (() => readonly Uint8Array[])[] = [];
  private readonly roles: RoleWatch[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
  ) {}

  /** Names somewhere where sessions (people.ts) have something open. */
  watch(sessions: () => readonly Uint8Array[]): void {
    this.open.push(sessions);
  }

  /** Names somewhere where players have something open that takes a role, and tells which of them have none. */
  watchRoles(players: RoleWatch['players'], tell: RoleWatch['tell']): void {
    this.roles.push({ players, tell });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    try {
      await this.lookAtSessions();
      for (const watch of this.roles) await this.lookAtRoles(watch);
    } catch (fault) {
      this.log.warn(fault);
    }
  }

  private async lookAtSessions(): Promise<void> {
    const here = this.open.flatMap((sessions) => sessions());
    if (here.length === 0) return;
    for (const session of await this.people.ended(here)) this.accounts.tellEnded(session);
  }

  private async lookAtRoles({ players, tell }: RoleWatch): Promise<void> {
    const here = players();
    if (here.length === 0) return;
    const known = await this.people.people(here);
    tell(new Set(here.filter((player) => (known.get(player)?.role ?? 'player') === 'player')));
  }
}

interface RoleWatch {
  readonly players: () => readonly string[];
  readonly tell: (players: ReadonlySet<string>) => void;
}

const LOOK_MS = 5_000;
