import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Names } from '../audit/names.js';
import { ReportsController } from '../audit/reports.controller.js';
import { HistoryModule } from '../history/history.module.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { ActsController } from './acts.controller.js';
import { AdminActs } from './admin-acts.js';
import { ConsoleController } from './console.controller.js';
import { InspectionController } from './inspection.controller.js';
import { NowhereController } from './nowhere.controller.js';
import { TableTimelines } from './table-timelines.js';

/** Complaints: what players report, and what those who look into it see and do. */
@Module({
  imports: [AccountsModule, HistoryModule, LobbyModule],
  // What is at no address of the others is found last.
  controllers: [ReportsController, ConsoleController, ActsController, InspectionController, NowhereController],
  providers: [AdminActs, Names, TableTimelines],
})
export class AdminModule {}
