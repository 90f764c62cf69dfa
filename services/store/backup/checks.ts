import type * as z from 'zod';
import type { Histories } from './histories.js';
import type { Level } from './level.js';
import type { Section, SectionName } from './sections.js';

/** How the rows of a section are read at a level. */
interface Rows {
  readonly columns: Section['columns'];
  /** Whether a row fits with the rows before it; answers with what is wrong, or null. */
  readonly check: Check;
}
export type Checks = ReadonlyMap<SectionName, Rows>;

type Check = (row: unknown, fitting: Fitting) => string | null;

/** Throws where a value does not have a form. */
export type Fitting = <T>(form: z.ZodType<T>, value: unknown) => T;

/** Made once for a whole backup: there may be many millions of rows. */
export const checksAt = (level: Level, histories: Histories): Checks => {
  const ofHistories: Partial<Readonly<Record<SectionName, Check>>> = {
    tables: checkOf(level.form('tables'), (row) => histories.table(row)),
    seeds: checkOf(level.form('seeds'), (row) => histories.seed(row)),
    commands: checkOf(level.form('commands'), (row) => histories.command(row)),
    events: checkOf(level.form('events'), (row) => histories.event(row)),
  };
  return new Map(
    level.sections.map((name) => {
      const check = ofHistories[name] ?? checkOf(level.form(name), () => null);
      return [name, { columns: level.columns(name), check }];
    }),
  );
};

const checkOf =
  <T>(form: z.ZodType<T>, fits: (row: T) => string | null): Check =>
  (row, fitting) =>
    fits(fitting(form, row));
