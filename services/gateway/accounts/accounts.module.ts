import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.js';

@Module({ controllers: [AccountsController], providers: [Accounts], exports: [Accounts] })
export class AccountsModule {}
