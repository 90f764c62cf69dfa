import { setTimeout as after } from 'node:timers/promises';
import type { Attendance } from '#store/attendance.js';
import type { Deadlines } from '#store/deadlines.js';
import type { EventStore } from '#store/event-store.js';
import type { Lobby } from '#store/lobby.js';
import { Seatings } from '../lobby/seatings.js';
import { actorsAt } from '../play/actors.js';
import { Staff } from '../play/staff.js';
import type { Settings } from '../settings.js';
import { Crier } from '../tables/crier.js';
import type { Games } from '../tables/games.js';
import { HotTables } from '../tables/hot-tables.js';

/** What a clock is given that is a process of its own. */
export interface ClockParts {
  readonly store: EventStore;
  readonly lobby: Lobby;
  readonly deadlines: Deadlines;
  readonly attendance: Attendance;
  readonly games: Games;
  readonly settings: Pick<Settings, 'hotTables' | 'botMoveMs' | 'botWorkers'>;
  readonly botScript: URL;
  readonly onFault: (fault: unknown) => void;
}

export interface ClockWork {
  /** Resolves when nothing of it goes on. */
  stop(): Promise<void>;
}

/**
 * The clock of all nodes: rings, closes what everybody left, and plays for those that it let bots stand in for. It shows
 * nothing to anybody: what it stores reaches those who watch by the feed.
 */
export const clockWork = (parts: ClockParts): ClockWork => {
  const { store, lobby, deadlines, attendance, games, settings, botScript, onFault } = parts;
  const crier = new Crier();
  const tables = new HotTables(
    store,
    {
      now: Date.now,
      gameAt: (id, edition) => games.at(id, edition),
      publish: (pinned, events, standing) => {
        crier.tell(pinned, events, standing);
      },
    },
    settings.hotTables,
  );
  const seatings = new Seatings(lobby);
  const actors = actorsAt({ tables, seatings, lobby, deadlines, attendance, settings, botScript, onFault });
  const staff = new Staff(actors, lobby, 'here', () => Promise.resolve(null));
  crier.hears((pinned, _, standing) => {
    staff.moved(pinned, standing);
  });
  const stopping = new AbortController();
  const begun = begin(staff, stopping.signal, onFault);
  return {
    stop: async () => {
      stopping.abort();
      await begun;
      await staff.stop();
    },
  };
};

/** It may be called while the storage is away. */
const begin = async (staff: Staff, stopping: AbortSignal, onFault: (fault: unknown) => void): Promise<void> => {
  while (!stopping.aborted) {
    try {
      await staff.start();
      return;
    } catch (fault) {
      onFault(fault);
      await after(AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
};

const AGAIN_MS = 1000;
