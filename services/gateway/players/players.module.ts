import { Module } from '@nestjs/common';
import { LobbyModule } from '../lobby/lobby.module.js';
import { PlayersController } from './players.controller.js';

@Module({ imports: [LobbyModule], controllers: [PlayersController] })
export class PlayersModule {}
