import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import type { TableId } from '#events/envelope.js';
import { Feed } from '#feed/feed.js';
import { Attendance } from '#store/attendance.js';
import { Deadlines } from '#store/deadlines.js';
import { EventStore } from '#store/event-store.js';
import { Lobby } from '#store/lobby.js';
import { Notes } from '#store/notes.js';
import { Outbox } from '#store/outbox.js';
import { People } from '#store/people.js';
import { Records } from '#store/records.js';
import { Reports } from '#store/reports.js';
import { Standings } from '#store/standings.js';
import { Timelines } from '#store/timelines.js';
import { Signatures } from '#store/signatures.js';
import { SigningKey } from './heads/signing-key.js';
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
  readonly standings: Standings;
  readonly deadlines: Deadlines;
  readonly attendance: Attendance;
  readonly records: Records;
  readonly reports: Reports;
  readonly notes: Notes;
  readonly timelines: Timelines;
  readonly signatures: Signatures;
  /** What this node signs heads with. */
  readonly signingKey: SigningKey;
  readonly feed: Feed;
  /** The folder of the page that people play on, or null where only programs are served. */
  readonly page: string | null;
  /** What the child processes run in which bots think. */
  readonly botScript: URL;
  /** Hears that the result of a table counts no more. */
  readonly setAside: (table: TableId) => Promise<void>;
  /** Hears of everything that this node stores, after those who watch. */
  readonly hears: Listener;
}

/** The same, so that it can be asked for by name. */
export class OutsideListener {
  constructor(readonly hears: Listener) {}
}

/** What is told that a result counts no more, wrapped so that it can be asked for by name. */
export class SetAside {
  constructor(readonly tell: (table: TableId) => Promise<void>) {}
}

/** The script of the bots' processes, wrapped so that it can be asked for by name. */
export class BotScript {
  constructor(readonly url: URL) {}
}

/** Hands the parts to whoever asks for them by their port. */
@Global()
@Module({})
export class PartsModule {
  static of(parts: Parts): DynamicModule {
    const { settings, games, store, outbox, people, lobby, standings, deadlines, feed, botScript, hears } = parts;
    const { attendance, records, reports, notes, timelines, setAside, signatures, signingKey } = parts;
    const providers = [
      { provide: Settings, useValue: settings },
      { provide: Games, useValue: games },
      { provide: EventStore, useValue: store },
      { provide: Outbox, useValue: outbox },
      { provide: People, useValue: people },
      { provide: Lobby, useValue: lobby },
      { provide: Standings, useValue: standings },
      { provide: Deadlines, useValue: deadlines },
      { provide: Attendance, useValue: attendance },
      { provide: Records, useValue: records },
      { provide: Reports, useValue: reports },
      { provide: Notes, useValue: notes },
      { provide: Timelines, useValue: timelines },
      { provide: Signatures, useValue: signatures },
      { provide: SigningKey, useValue: signingKey },
      { provide: Feed, useValue: feed },
      { provide: BotScript, useValue: new BotScript(botScript) },
      { provide: SetAside, useValue: new SetAside(setAside) },
      { provide: OutsideListener, useValue: new OutsideListener(hears) },
      { provide: Metrics, useValue: new Metrics() },
    ];
    return { module: PartsModule, providers, exports: providers };
  }
}
