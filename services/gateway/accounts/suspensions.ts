import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { People } from '#store/people.js';
import { Accounts } from './accounts.js';

/**
 * Who is suspended just now, known without asking the storage: a command must not wait for that. An act on another node is
 * heard of a few seconds later.
 */
@Injectable()
export class Suspensions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('suspensions');
  private suspended: ReadonlySet<string> = new Set();
  /** Grows with each word: what was read from before it is older. */
  private words = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
  ) {}

  has(player: string): boolean {
    return this.suspended.has(player);
  }

  /** The act is kept. Every session of theirs ends, so that whoever plays for them signs in again and reads why. */
  async suspend(player: string): Promise<void> {
    this.words += 1;
    this.suspended = new Set([...this.suspended, player]);
    await this.accounts.endAll(player);
  }

  unsuspend(player: string): void {
    this.words += 1;
    this.suspended = new Set([...this.suspended].filter((one) => one !== player));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.suspended = await this.people.suspended();
    this.timer = setInterval(() => void this.lookAgain(), LOOK_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private async lookAgain(): Promise<void> {
    const { words } = this;
    try {
      const now = await this.people.suspended();
      if (words !== this.words) return;
      const added = [...now].filter((player) => !this.suspended.has(player));
      this.suspended = now;
      for (const player of added) await this.accounts.endAll(player);
    } catch (fault) {
      this.log.warn(fault);
    }
  }
}

const LOOK_MS = 5_000;
