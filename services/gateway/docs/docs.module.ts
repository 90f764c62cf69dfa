import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.js';
import { FrontPageController } from './front-page.controller.js';

@Module({ controllers: [DocsController, FrontPageController] })
export class DocsModule {}
