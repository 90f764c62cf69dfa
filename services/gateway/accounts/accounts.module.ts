import { Module } from '@nestjs/common';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.js';
import { SecondLook } from './second-look.js';
import { Suspensions } from './suspensions.js';

@Module({
  controllers: [AccountsController],
  providers: [Accounts, SecondLook, Suspensions],
  exports: [Accounts, SecondLook, Suspensions],
})
export class AccountsModule {}
