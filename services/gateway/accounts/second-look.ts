import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { People } from '#store/people.js';
import type { Caller } from '../http/caller.js';
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

  /** Looks at one of them now, as they were taken for when they asked. */
  async lookAt({ session, person }: Caller): Promise<void> {
    try {
      await this.lookAtSessions([session]);
      for (const watch of person.role === 'player' ? [] : this.roles) await this.lookAtRoles(watch, [person.id]);
    } catch (fault) {
      this.log.warn(fault);
    }
  }

  private async look(): Promise<void> {
    try {
      await this.lookAtSessions(this.open.flatMap((sessions) => sessions()));
      for (const watch of this.roles) await this.lookAtRoles(watch, watch.players());
    } catch (fault) {
      this.log.warn(fault);
    }
  }

  private async lookAtSessions(here: readonly Uint8Array[]): Promise<void> {
    if (here.length === 0) return;
    for (const session of await this.people.ended(here)) this.accounts.tellEnded(session);
  }

  private async lookAtRoles({ tell }: RoleWatch, here: readonly string[]): Promise<void> {
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
