import * as z from 'zod';
import { HALF_CHARACTER, isPlain } from '../canonical.js';

/** An object of which only a game knows more: a command, or an event as seen. The game's own schema says the rest. */
export interface Typed {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Whether a value is JSON that can be kept, hashed and copied without harm to whoever does it. */
export const isHarmless = (value: unknown): boolean => isHarmlessAt(value, 0);

/** A state of a game is some eight levels deep, a command three. */
const DEEPEST = 32;

const isHarmlessAt = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isKeepable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object' || depth === DEEPEST) return false;
  if (Array.isArray(value)) return isHarmlessList(value, depth);
  if (!isPlain(value)) return false;
  for (const key of Object.keys(value)) if (!isHarmlessKey(key) || !isHarmlessAt(value[key], depth + 1)) return false;
  return true;
};

/** A hole in a list reads as undefined, which is no JSON. */
const isHarmlessList = (items: readonly unknown[], depth: number): boolean => {
  for (const item of items) if (!isHarmlessAt(item, depth + 1)) return false;
  return true;
};

/** Text that PostgreSQL's JSON can hold and UTF-8 can write. */
const isKeepable = (text: string): boolean =>
  PRINTABLE.test(text) || (!text.includes('\0') && !HALF_CHARACTER.test(text));

/** Nearly all text in a command, and seen to be harmless at once. */
const PRINTABLE = /^[ -~]*$/;

/** Copied carelessly, these would change what every object has. */
const TO_PROTOTYPES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const isHarmlessKey = (key: string): boolean => isKeepable(key) && !TO_PROTOTYPES.has(key);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isHarmless(value);

const TYPE = /^[A-Za-z][A-Za-z0-9]{0,63}$/;

export const isTyped = (value: unknown): value is Typed =>
  isObject(value) && typeof value['type'] === 'string' && TYPE.test(value['type']);

/** Nothing is copied by the check: an object that passes is handed on as it came. */
export const typed = z
  .unknown()
  .refine(isTyped, 'Not a JSON object with a type.')
  .meta({ type: 'object', required: ['type'], properties: { type: { type: 'string' } } });

export const jsonObject = z.unknown().refine(isObject, 'Not a JSON object.').meta({ type: 'object' });
