import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AnyHeader, FORMAT, Header, isThisSchema, Trailer } from './form.js';
import { Histories } from './histories.js';
import { linesIn } from './lines.js';
import { BackupRefused } from './refused.js';
import { CommandKept, EventKept, noneYet, SECTION_NAMES, SECTIONS, SeedKept, TableKept } from './sections.js';
import type { Counts, SectionName } from './sections.js';

/** A row of a backup, as the JSON that PostgreSQL wrote. */
export interface KeptRow {
  readonly section: SectionName;
  readonly json: string;
}

/**
 * The rows of a backup, each checked; throws `BackupRefused` with what is wrong as soon as it shows, which may be after the
 * last row only. Who must not act on half of it reads it to the end first.
 */
export async function* readBackup(file: string): AsyncGenerator<KeptRow, Counts> {
  const reading = new Reading(file);
  for await (const line of linesIn(file)) {
    const row = reading.take(line);
    if (row !== null) yield row;
  }
  return reading.end();
}

/** Reads a backup to its end, and says how much there is. */
export const checkBackup = async (file: string): Promise<Counts> => {
  const rows = readBackup(file);
  for (;;) {
    const next = await rows.next();
    if (next.done === true) return next.value;
  }
};

class Reading {
  readonly #file: string;
  readonly #hash = createHash('sha256');
  readonly #histories = new Histories();
  readonly #counts = noneYet();
  #header: Header | null = null;
  #trailer: Trailer | null = null;
  #section = 0;
  #line = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** The row that a line holds; null for the first line and the last. */
  take(line: Buffer): KeptRow | null {
    this.#line += 1;
    if (this.#trailer !== null) throw this.#wrong('something comes after its end');
    const text = line.toString();
    const value = this.#parsed(text);
    if (text.startsWith('{"end":') && this.#header !== null) {
      this.#trailer = this.#fitting(Trailer, value);
      return null;
    }

    this.#hash.update(line).update('\n');
    // Of another release only its hash can be checked; until that is, it may as well be one of ours that was damaged.
    if (this.#header !== null) return isThisSchema(this.#header.migrations) ? this.#row(text, value) : null;
    this.#header = this.#headerIn(value);
    return null;
  }

  end(): Counts {
    if (this.#header === null || this.#trailer === null) throw new BackupRefused(`${this.#file} is cut short.`);
    const { counts, sha256 } = this.#trailer.end;
    if (this.#hash.digest('hex') !== sha256) throw new BackupRefused(`${this.#file} is damaged: its hash differs.`);
    if (!isThisSchema(this.#header.migrations))
      throw new BackupRefused(
        `${this.#file} is of another release of Laguna: restore it with that one, and start this one on it then.`,
      );
    const announced = this.#header.counts;
    const missing = SECTION_NAMES.find((name) =>
      [announced[name], counts[name]].some((count) => count !== this.#counts[name]),
    );
    if (missing !== undefined) throw new BackupRefused(`${this.#file} is not whole: not all ${missing} are there.`);
    const wrong = this.#histories.end();
    if (wrong !== null) throw new BackupRefused(`${this.#file} is not to be trusted: ${wrong}.`);
    return this.#counts;
  }

  #headerIn(value: unknown): Header {
    const any = AnyHeader.safeParse(value);
    if (!any.success) throw new BackupRefused(`${this.#file} is no backup of Laguna.`);
    const { format } = any.data;
    if (format !== FORMAT)
      throw new BackupRefused(`${this.#file} is of format ${format}; this Laguna reads format ${FORMAT}.`);
    return this.#fitting(Header, value);
  }

  #row(text: string, value: unknown): KeptRow {
    const section = SECTION_NAMES.findIndex((name) => text.startsWith(`{"${name}":`));
    const name = SECTION_NAMES[section];
    if (name === undefined) throw this.#wrong('nobody knows what it is');
    if (section < this.#section) throw this.#wrong(`${name} come too late`);
    this.#section = section;
    const { [name]: row } = this.#fitting(z.strictObject({ [name]: z.unknown() }), value);
    const wrong = this.#checks[name](row);
    if (wrong !== null) throw this.#wrong(wrong);
    this.#counts[name] += 1;
    return { section: name, json: text.slice(`{"${name}":`.length, -1) };
  }

  /** By section: the row's form, and how it fits with the rows before. */
  readonly #checks: Readonly<Record<SectionName, (row: unknown) => string | null>> = {
    players: (row) => this.#formOf('players', row),
    lobby: (row) => this.#formOf('lobby', row),
    claims: (row) => this.#formOf('claims', row),
    set_aside: (row) => this.#formOf('set_aside', row),
    deadlines: (row) => this.#formOf('deadlines', row),
    acts: (row) => this.#formOf('acts', row),
    accesses: (row) => this.#formOf('accesses', row),
    reports: (row) => this.#formOf('reports', row),
    reporters: (row) => this.#formOf('reporters', row),
    notes: (row) => this.#formOf('notes', row),
    tables: (row) => this.#histories.table(this.#fitting(TableKept, row)),
    seeds: (row) => this.#histories.seed(this.#fitting(SeedKept, row)),
    commands: (row) => this.#histories.command(this.#fitting(CommandKept, row)),
    events: (row) => this.#histories.event(this.#fitting(EventKept, row)),
    signing_keys: (row) => this.#formOf('signing_keys', row),
    last_heads: (row) => this.#formOf('last_heads', row),
  };

  #formOf(name: SectionName, row: unknown): null {
    this.#fitting<unknown>(SECTIONS[name].row, row);
    return null;
  }

  #parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      if (this.#header === null) throw new BackupRefused(`${this.#file} is no backup of Laguna.`);
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
