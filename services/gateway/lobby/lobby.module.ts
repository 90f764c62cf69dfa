import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { TablesModule } from '../tables/tables.module.js';
import { FarewellController } from './farewell.controller.js';
import { Farewell } from './farewell.js';
import { Glances } from './glances.js';
import { Host } from './host.js';
import { LobbyController } from './lobby.controller.js';
import { Seatings } from './seatings.js';
import { Showcase } from './showcase.js';
import { TablesController } from './tables.controller.js';
import { Visits } from './visits.js';

@Module({
  imports: [AccountsModule, TablesModule],
  controllers: [LobbyController, TablesController, FarewellController],
  providers: [Farewell, Glances, Host, Seatings, Showcase, Visits],
  exports: [Glances, Host, Seatings, Showcase, Visits],
})
export class LobbyModule {}
