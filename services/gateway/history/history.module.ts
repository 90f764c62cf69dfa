import { Module } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { HeadsModule } from '../heads/heads.module.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { PlayModule } from '../play/play.module.js';
import { EventsController } from './events.controller.js';
import { Eyes } from './eyes.js';
import { LiveStreams } from './live-streams.js';
import { Past } from './past.js';
import { PlayController } from './play.controller.js';

@Module({
  imports: [AccountsModule, HeadsModule, LobbyModule, PlayModule],
  controllers: [EventsController, PlayController],
  providers: [Eyes, LiveStreams, Past],
  exports: [Eyes, LiveStreams, Past],
})
export class HistoryModule implements BeforeApplicationShutdown {
  constructor(private readonly live: LiveStreams) {}

  beforeApplicationShutdown(): void {
    this.live.closeAll();
  }
}
