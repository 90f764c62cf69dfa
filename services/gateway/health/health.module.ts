import { Module } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { RequestsUnderWay } from '../http/requests-under-way.js';
import { PlayGateway } from '../play/play.gateway.js';
import { PlayModule } from '../play/play.module.js';
import { HotTables } from '../tables/hot-tables.js';
import { TablesModule } from '../tables/tables.module.js';
import { Draining } from './draining.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { Ready } from './ready.js';

@Module({
  imports: [HistoryModule, PlayModule, TablesModule],
  controllers: [HealthController, MetricsController],
  providers: [Draining, Ready, RequestsUnderWay],
})
export class HealthModule implements OnModuleDestroy {
  constructor(
    private readonly ready: Ready,
    metrics: Metrics,
    sockets: PlayGateway,
    tables: HotTables,
  ) {
    metrics.watch('laguna_sockets', 'Sockets that are open.', () => sockets.open);
    metrics.watch('laguna_tables', 'Tables that are folded in memory.', () => tables.count);
  }

  onModuleDestroy(): void {
    this.ready.stop();
  }
}
