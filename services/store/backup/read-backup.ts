import { createHash } from 'node:crypto';
import * as z from 'zod';
import { checksAt } from './checks.js';
import type { Checks } from './checks.js';
import { AnyHeader, AnyTrailer, FORMAT, linesAt, SchemaInHeader } from './form.js';
import { Histories } from './histories.js';
import { Level, levelIn, THIS_RELEASE } from './level.js';
import type { Release } from './level.js';
import { linesIn } from './lines.js';
import { BackupRefused } from './refused.js';
import { noneYet, SECTION_NAMES } from './sections.js';
import type { Counts, Section, SectionName } from './sections.js';

/** A row of a backup, as the JSON that PostgreSQL wrote. */
export interface KeptRow {
  readonly section: SectionName;
  /** The columns that it has. */
  readonly columns: Section['columns'];
  readonly json: string;
}

/** How much there is in a backup, and of which schema it is. */
export interface Checked {
  readonly counts: Counts;
  readonly level: Level;
}

/**
 * The rows of a backup, each checked; throws `BackupRefused` with what is wrong as soon as it shows, which may be after the
 * last row only. Who must not act on half of it reads it to the end first.
 */
export async function* readBackup(file: string, release = THIS_RELEASE): AsyncGenerator<KeptRow, Checked> {
  const reading = new Reading(file, release);
  for await (const line of linesIn(file)) {
    const row = reading.take(line);
    if (row !== null) yield row;
  }
  return reading.end();
}

/** Reads a backup to its end. */
export const checkBackup = async (file: string, release = THIS_RELEASE): Promise<Checked> => {
  const rows = readBackup(file, release);
  for (;;) {
    const next = await rows.next();
    if (next.done === true) return next.value;
  }
};

class Reading {
  readonly #file: string;
  readonly #release: Release;
  readonly #hash = createHash('sha256');
  readonly #histories = new Histories();
  readonly #counts = noneYet();
  #level: Level | null = null;
  #checks: Checks | null = null;
  /** Why it is not restored, where it is of a release that is not read here. */
  #foreign: string | null = null;
  /** How much there is, as the first line and the last one say it, by section. */
  #announced: Readonly<Record<string, number>> = {};
  #said: Readonly<Record<string, number>> = {};
  #sha256: string | null = null;
  #section = 0;
  #line = 0;

  constructor(file: string, release: Release) {
    this.#file = file;
    this.#release = release;
  }

  /** The row that a line holds; null for the first line and the last. */
  take(line: Buffer): KeptRow | null {
    this.#line += 1;
    if (this.#sha256 !== null) throw this.#wrong('something comes after its end');
    const text = line.toString();
    const value = this.#parsed(text);
    if (text.startsWith('{"end":') && this.#line > 1) {
      this.#takeTrailer(value);
      return null;
    }

    this.#hash.update(line).update('\n');
    if (this.#line === 1) {
      this.#takeHeader(value);
      return null;
    }
    // Of another release only its hash can be checked; until that is, it may as well be one of ours that was damaged.
    return this.#checks === null ? null : this.#row(this.#checks, text, value);
  }

  end(): Checked {
    if (this.#sha256 === null) throw new BackupRefused(`${this.#file} is cut short.`);
    if (this.#hash.digest('hex') !== this.#sha256)
      throw new BackupRefused(`${this.#file} is damaged: its hash differs.`);
    if (this.#level === null) throw new BackupRefused(`${this.#file} ${this.#foreign ?? 'is cut short.'}`);
    const missing = this.#level.sections.find((name) =>
      [this.#announced[name], this.#said[name]].some((count) => count !== this.#counts[name]),
    );
    if (missing !== undefined) throw new BackupRefused(`${this.#file} is not whole: not all ${missing} are there.`);
    const wrong = this.#histories.end();
    if (wrong !== null) throw new BackupRefused(`${this.#file} is not to be trusted: ${wrong}.`);
    return { counts: this.#counts, level: this.#level };
  }

  #takeHeader(value: unknown): void {
    const any = AnyHeader.safeParse(value);
    if (!any.success) throw new BackupRefused(`${this.#file} is no backup of Laguna.`);
    const { format } = any.data;
    if (format !== FORMAT)
      throw new BackupRefused(`${this.#file} is of format ${format}; this Laguna reads format ${FORMAT}.`);
    const level = levelIn(this.#release, this.#fitting(SchemaInHeader, value).migrations);
    if (level instanceof Level) {
      this.#level = level;
      this.#checks = checksAt(level, this.#histories);
      this.#announced = this.#fitting(linesAt(level).header, value).counts;
    } else this.#foreign = level;
  }

  #takeTrailer(value: unknown): void {
    if (this.#level !== null) this.#said = this.#fitting(linesAt(this.#level).trailer, value).end.counts;
    this.#sha256 = this.#fitting(AnyTrailer, value).end.sha256;
  }

  #row(checks: Checks, text: string, value: unknown): KeptRow {
    const section = SECTION_NAMES.findIndex((name) => text.startsWith(`{"${name}":`));
    const name = SECTION_NAMES[section];
    const rows = name === undefined ? undefined : checks.get(name);
    if (name === undefined || rows === undefined) throw this.#wrong('nobody knows what it is');
    if (section < this.#section) throw this.#wrong(`${name} come too late`);
    this.#section = section;
    const { [name]: row } = this.#fitting(z.strictObject({ [name]: z.unknown() }), value);
    const wrong = rows.check(row, (form, found) => this.#fitting(form, found));
    if (wrong !== null) throw this.#wrong(wrong);
    this.#counts[name] += 1;
    return { section: name, columns: rows.columns, json: text.slice(`{"${name}":`.length, -1) };
  }

  #parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      if (this.#line === 1) throw new BackupRefused(`${this.#file} is no backup of Laguna.`);
      throw this.#wrong('it is no JSON');
    }
  }

  /** Says where something does not fit, and never what stands there. */
  #fitting<T>(schema: z.ZodType<T>, value: unknown): T {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const where = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
    throw this.#wrong(where === '' ? 'it does not fit' : `"${where}" does not fit`);
  }

  #wrong(what: string): BackupRefused {
    return new BackupRefused(`${this.#file} is damaged at line ${this.#line}: ${what}.`);
  }
}
