import { Module } from '@nestjs/common';
import { EventStore } from '#store/event-store.js';
import { Metrics } from '../health/metrics.js';
import { TimedStore } from '../health/timed-store.js';
import { Settings } from '../settings.js';
import { Crier } from './crier.js';
import { Games } from './games.js';
import { HotTables } from './hot-tables.js';

const hotTables = {
  provide: HotTables,
  inject: [EventStore, Games, Crier, Settings, Metrics],
  useFactory: (store: EventStore, games: Games, crier: Crier, settings: Settings, metrics: Metrics): HotTables =>
    new HotTables(
      new TimedStore(store, metrics),
      {
        now: Date.now,
        gameAt: (id, edition) => games.at(id, edition),
        publish: (pinned, events, standing) => {
          crier.tell(pinned, events, standing);
        },
      },
      settings.hotTables,
    ),
};

@Module({ providers: [Crier, hotTables], exports: [Crier, HotTables] })
export class TablesModule {}
