import { All, Controller, UseGuards } from '@nestjs/common';
import { NOTHING_HERE, notFound } from '../http/refused.js';
import { StaffGuard } from './staff.guard.js';

/** Every other address of the console: who knocks there without a role is logged as well. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class NowhereController {
  @All('*path')
  nowhere(): never {
    throw notFound(NOTHING_HERE);
  }
}
