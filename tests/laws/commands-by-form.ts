import * as z from 'zod';
import type { Game, Setting } from '#engine/kit/game.js';
import type { Luck } from './luck.js';

/**
 * Commands that have the right form and may else be anything: each type of command as likely as the other, so that also
 * what is never offered is asked for.
 */
export const commandsByForm = (game: Game, setting: Setting, luck: Luck): (() => unknown) => {
  const form = formOf(game);
  const words = stringsIn(game.blank(setting));
  return () => filled(form, words, luck);
};

/** As much of JSON Schema as forms of commands need. */
interface Form {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Form[];
  readonly anyOf?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly items?: Form;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

const formOf = (game: Game): Form => JSON.parse(JSON.stringify(z.toJSONSchema(game.command))) as Form;

/** Numbers in rules are small: places, prices, seats. */
const LARGEST = 24;
const LONGEST = 4;

const filled = (form: Form, words: readonly string[], luck: Luck): unknown => {
  const ways = form.oneOf ?? form.anyOf;
  if (ways !== undefined) return filled(luck.pick(ways), words, luck);
  if ('const' in form) return form.const;
  if (form.enum !== undefined) return luck.pick(form.enum);
  return (FILLERS[form.type ?? ''] ?? (() => null))(form, words, luck);
};

type Filler = (form: Form, words: readonly string[], luck: Luck) => unknown;

const FILLERS: Readonly<Record<string, Filler>> = {
  object: ({ properties = {} }, words, luck) =>
    Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, filled(part, words, luck)])),
  array: ({ items = {} }, words, luck) => Array.from({ length: luck.below(LONGEST) }, () => filled(items, words, luck)),
  integer: ({ minimum = 0, maximum = LARGEST }, _, luck) => {
    const least = Math.max(minimum, -LARGEST);
    return least + luck.below(Math.min(maximum, LARGEST) - least + 1);
  },
  boolean: (_, __, luck) => luck.below(2) === 0,
  string: ({ pattern = '' }, words, luck) => {
    const fitting = words.filter((word) => new RegExp(pattern, 'u').test(word));
    return fitting.length === 0 ? '' : luck.pick(fitting);
  },
};

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
