import type { PipeTransform } from '@nestjs/common';
import type * as z from 'zod';
import { malformed } from './refused.js';

/** What a request carries, by its schema or not at all. */
export class Fits<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(value: unknown): T {
    const parsed = this.schema.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    throw malformed(`${where === '' ? 'The request' : `"${where}"`} does not fit: ${issue?.message ?? 'unknown'}.`);
  }
}
