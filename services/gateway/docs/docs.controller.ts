import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { notFound } from '../http/refused.js';
import { asyncApi } from './asyncapi.js';
import { openApi } from './openapi.js';
import { AssetAddress, BEGIN, OWN_SCRIPT, PAGE, POLICY, SWAGGER_UI } from './page.js';
import { laguna } from './version.js';

/** The interface described, for programs and for people. */
@Controller('api')
export class DocsController {
  private readonly http = openApi(laguna());
  private readonly socket = asyncApi(laguna());

  @Get('openapi.json')
  openApi(): object {
    return this.http;
  }

  @Get('asyncapi.json')
  asyncApi(): object {
    return this.socket;
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', POLICY)
  page(): string {
    return PAGE;
  }

  /** Of what lies there only what the page names. */
  @Get('docs/:asset')
  @Header('Cache-Control', 'no-cache')
  asset(@Param('asset') name: string, @Res() response: Response): void {
    const asset = AssetAddress.safeParse(name);
    if (!asset.success) throw notFound('There is nothing at this address.');
    if (asset.data === OWN_SCRIPT) response.type('text/javascript').send(BEGIN);
    else response.sendFile(asset.data, { root: SWAGGER_UI });
  }
}
