import { Module } from '@nestjs/common';
import { Notebook } from './notebook.js';

@Module({ providers: [Notebook], exports: [Notebook] })
export class AuditModule {}
