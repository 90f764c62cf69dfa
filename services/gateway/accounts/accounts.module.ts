import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.js';
import { HeldOpen } from './held-open.js';
import { SecondLook } from './second-look.js';
import { Suspensions } from './suspensions.js';

@Module({
  controllers: [AccountsController],
  providers: [Accounts, HeldOpen, SecondLook, Suspensions],
  exports: [Accounts, HeldOpen, SecondLook, Suspensions],
})
export class AccountsModule {}
