import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.js';
import { Suspensions } from './suspensions.js';

@Module({ controllers: [AccountsController], providers: [Accounts, Suspensions], exports: [Accounts, Suspensions] })
export class AccountsModule {}
