import { Controller, Get, Header, Param } from '@nestjs/common';
import type { PublicKeys, SignedHead } from '#events/wire/heads.js';
import { TableAddress } from '#events/wire/tables.js';
import { Fits } from '../http/fits.js';
import { Host } from '../lobby/host.js';
import { Heads } from './heads.js';

/** What is signed, and with which keys: anybody may check it without asking who says so. */
@Controller('api')
export class HeadsController {
  constructor(
    private readonly host: Host,
    private readonly heads: Heads,
  ) {}

  @Get('keys')
  @Header('Cache-Control', 'no-cache')
  @Header('Access-Control-Allow-Origin', '*')
  async keys(): Promise<PublicKeys> {
    return { keys: await this.heads.keys() };
  }

  @Get('tables/:id/head')
  async head(@Param(new Fits(TableAddress)) { id }: TableAddress): Promise<SignedHead> {
    return this.heads.at(await this.host.readable(id));
  }
}
