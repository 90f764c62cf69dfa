import * as z from 'zod';
import type { Migrations } from '../postgres/migrate.js';
import { MIGRATIONS } from '../postgres/migrations/all.js';
import { SECTION_NAMES, SECTIONS } from './sections.js';
import type { Section, SectionName, Sections } from './sections.js';

/** A release as a backup sees it: the migrations that lead to its schema, and the sections that are kept of it. */
export interface Release {
  readonly migrations: Migrations;
  readonly sections: Sections;
}

export const THIS_RELEASE: Release = { migrations: MIGRATIONS, sections: SECTIONS };

/** The schema of the first release that was given out; backups of earlier ones are read by no later release. */
const FIRST_RELEASED = 'Plans1763424000014';

const namesOf = ({ migrations }: Pick<Release, 'migrations'>): readonly string[] =>
  migrations.map((Migration) => new Migration().name);

export const isSchemaOf = (release: Release, migrations: readonly string[]): boolean => {
  const names = namesOf(release);
  return migrations.length === names.length && isBeginningOf(names, migrations);
};

const isBeginningOf = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((name, index) => all[index] === name);

/** A backup's schema, which is that of the release that reads it or an older one. */
export class Level {
  /** The migrations that lead to it. */
  readonly migrations: Migrations;
  /** The sections that there are at this level. */
  readonly sections: readonly SectionName[];
  readonly #all: Sections;
  readonly #names: readonly string[];

  constructor({ migrations, sections }: Release, count: number) {
    this.migrations = migrations.slice(0, count);
    this.#names = namesOf(this);
    this.#all = sections;
    this.sections = SECTION_NAMES.filter((name) => {
      const { since } = sections[name];
      return since === undefined || this.#names.includes(since);
    });
  }

  /** Whether a database that went through these migrations is at this level, or comes to it by more of them. */
  leadsOnFrom(migrations: readonly string[]): boolean {
    return isBeginningOf(this.#names, migrations);
  }

  columns(name: SectionName): Section['columns'] {
    const later = this.#later(name);
    const columns = Object.entries(this.#all[name].columns);
    return Object.fromEntries(columns.filter(([column]) => !Object.hasOwn(later, column)));
  }

  /** The form of a row: one of an older schema has none of the later columns, and is checked as if it had their values. */
  form<Name extends SectionName>(name: Name): Sections[Name]['row'] {
    const { row: form } = this.#all[name];
    const later = this.#later(name);
    const columns = Object.keys(later);
    if (columns.length === 0) return form;
    return z
      .record(z.string(), z.unknown())
      .refine((row) => !columns.some((column) => Object.hasOwn(row, column)))
      .transform((row): unknown => ({ ...row, ...later }))
      .pipe(form);
  }

  /** The columns that later migrations add, with the values that they give to the rows that they find. */
  #later(name: SectionName): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      Object.entries(this.#all[name].added ?? {}).flatMap(([migration, values]) =>
        this.#names.includes(migration) ? [] : Object.entries(values),
      ),
    );
  }
}

/** The level of a backup that went through these migrations, or a sentence's end that says why it is not read here. */
export const levelIn = (release: Release, migrations: readonly string[]): Level | string => {
  const names = namesOf(release);
  if (isBeginningOf(names, migrations))
    return migrations.includes(FIRST_RELEASED)
      ? new Level(release, migrations.length)
      : 'is of a release that is older than any that this one reads: restore it with that one, and start this one on it then.';
  if (isBeginningOf(migrations, names))
    return 'is of a newer release of Laguna than this one: restore it with that one.';
  const unknown = migrations.find((name, index) => names[index] !== name) ?? '';
  return `is of another release of Laguna, with the migration ${unknown}, which is unknown here: restore it with that one.`;
};
