import type { Feed } from '#feed/feed.js';
import { onDuty } from '#feed/on-duty.js';
import type { Work } from '#feed/on-duty.js';
import type { Leases } from '#store/leases.js';
import type { Listening, News } from '#store/news.js';
import type { Outbox } from '#store/outbox.js';
import type { Projections } from '#store/projections.js';
import { follow } from './follow.js';
import type { Followed } from './follow.js';
import { isOutdated, rebuild } from './rebuild.js';
import { NotAlone } from './tell-build.js';
import { waitingSince } from './waiting-since.js';

export interface ProjectorParts {
  readonly feed: Feed;
  readonly outbox: Outbox;
  readonly projections: Projections;
  readonly leases: Leases;
  readonly news: News;
  /** Who we are among the projectors. */
  readonly node: string;
  readonly onFault: (fault: unknown) => void;
}

export interface Projector extends Work {
  /** Whether it is this one that follows. */
  readonly isActive: boolean;
  /** There may be something new: look now. */
  wake(): void;
  /** How long the oldest event has waited that is still to be told, in seconds; of a standby nothing waits. */
  lag(): Promise<number>;
}

/** A standby takes over within the lease and one renewal: less than five seconds. */
const LEASE = { forMs: 3000, everyMs: 750 };

/** Of several projectors one follows, and the others stand by. */
export const startProjector = (parts: ProjectorParts): Projector => {
  const { leases, node, onFault } = parts;
  let active: Following | null = null;
  const duty = onDuty({ leases, name: 'projector', holder: node, ...LEASE, onFault }, () => {
    active = new Following(parts);
    return active;
  });
  return {
    get isActive() {
      return duty.isActive;
    },
    wake: () => active?.wake(),
    lag: async () => (duty.isActive ? ((await active?.lag()) ?? 0) : 0),
    stop: () => duty.stop(),
  };
};

/** Follows without asking others: where several do, each finds what the others told (follow.ts). Nobody says any news. */
export const projectAlone = (parts: Omit<ProjectorParts, 'news'>): Projector => {
  const following = new Following({ ...parts, news: null });
  return {
    isActive: true,
    wake: () => following.wake(),
    lag: () => following.lag(),
    stop: () => following.stop(),
  };
};

export const PROJECTOR_LAG = {
  name: 'laguna_projector_lag_seconds',
  help: 'How long the oldest event has waited that lists and standings do not tell of yet.',
} as const;

type FollowingParts = Omit<ProjectorParts, 'news'> & { readonly news: News | null };

class Following implements Work {
  readonly #parts: FollowingParts;
  readonly #followed: Promise<Followed | null>;
  readonly #listening: Listening | null;
  readonly #rebuilt: Promise<void>;
  #now: Followed | null = null;
  #stopped = false;

  constructor(parts: FollowingParts) {
    this.#parts = parts;
    this.#followed = this.#begin();
    this.#listening = parts.news?.listen(() => this.wake()) ?? null;
    this.#rebuilt = this.#keepUpToDate();
  }

  wake(): void {
    this.#now?.wake();
  }

  async lag(): Promise<number> {
    const taken = this.#now?.taken ?? (await this.#parts.projections.shown()).cursor;
    const since = await waitingSince(this.#parts.outbox, taken);
    return since === null ? 0 : Math.max(0, (Date.now() - since) / 1000);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([this.#listening?.stop(), this.#followed.then((followed) => followed?.stop()), this.#rebuilt]);
  }

  /** The storage may be away when it begins. */
  async #begin(): Promise<Followed | null> {
    const { feed, projections, onFault } = this.#parts;
    while (!this.#stopped) {
      try {
        this.#now = await follow(feed, projections);
        return this.#now;
      } catch (fault) {
        onFault(fault);
        await new Promise((resolve) => setTimeout(resolve, AFTER_FAULT_MS));
      }
    }
    return null;
  }

  /** What another edition told is told anew, while it goes on being followed. */
  async #keepUpToDate(): Promise<void> {
    const { projections, onFault } = this.#parts;
    try {
      if (!isOutdated(await projections.shown())) return;
      const onTold = (): void => {
        if (this.#stopped) throw new NotAlone('It is stopped, and goes on another time.');
      };
      await rebuild({ ...this.#parts, onTold });
    } catch (fault) {
      onFault(fault);
    }
  }
}

const AFTER_FAULT_MS = 250;
