import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { Feed } from '#feed/feed.js';
import { Attendance } from '#store/attendance.js';
import { Deadlines } from '#store/deadlines.js';
import { EventStore } from '#store/event-store.js';
import { Lobby } from '#store/lobby.js';
import { Outbox } from '#store/outbox.js';
import { People } from '#store/people.js';
import { Metrics } from './health/metrics.js';
import { Settings } from './settings.js';
import type { Listener } from './tables/crier.js';
import { Games } from './tables/games.js';

/** All that the gateway is given: which database, which feed, which games. */
export interface Parts {
  readonly settings: Settings;
  readonly games: Games;
  readonly store: EventStore;
  readonly outbox: Outbox;
  readonly people: People;
  readonly lobby: Lobby;
  readonly deadlines: Deadlines;
  readonly attendance: Attendance;
  readonly feed: Feed;
  /** The folder of the page that people play on, or null where only programs are served. */
  readonly page: string | null;
  /** What a thread that plays for bots runs. */
  readonly botScript: URL;
  /** Hears of everything that this node stores, after those who watch. */
  readonly hears: Listener;
}

/** The same, so that it can be asked for by name. */
export class OutsideListener {
  constructor(readonly hears: Listener) {}
}

/** The script of the bots' threads, wrapped so that it can be asked for by name. */
export class BotScript {
  constructor(readonly url: URL) {}
}

/** Hands the parts to whoever asks for them by their port. */
@Global()
@Module({})
export class PartsModule {
  static of(parts: Parts): DynamicModule {
    const { settings, games, store, outbox, people, lobby, deadlines, attendance, feed, botScript, hears } = parts;
    const providers = [
      { provide: Settings, useValue: settings },
      { provide: Games, useValue: games },
      { provide: EventStore, useValue: store },
      { provide: Outbox, useValue: outbox },
      { provide: People, useValue: people },
      { provide: Lobby, useValue: lobby },
      { provide: Deadlines, useValue: deadlines },
      { provide: Attendance, useValue: attendance },
      { provide: Feed, useValue: feed },
      { provide: BotScript, useValue: new BotScript(botScript) },
      { provide: OutsideListener, useValue: new OutsideListener(hears) },
      { provide: Metrics, useValue: new Metrics() },
    ];
    return { module: PartsModule, providers, exports: providers };
  }
}
