import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { origin } from '#events/chain/digest.js';
import type { TableEvent } from '#events/table/events.js';
import { Notebook } from '#gateway/audit/notebook.js';
import { Noticing } from '#gateway/audit/noticing.js';
import { Metrics } from '#gateway/health/metrics.js';
import { NotSaved } from '#store/not-saved.js';
import { Notes } from '#store/notes.js';
import type { Note } from '#store/notes.js';

const TABLE = 'a-table' as TableId;
const HEARD = { table: TABLE, seat: 1, seen: 7, command: { type: 'sail' }, ms: 3 };
const REFUSED = { ok: false, seq: 9, refusal: { code: 'illegal', rule: 'A4', message: 'No.' } } as const;
const TAKEN = { ok: true, seq: 9 } as const;
const AT = 1_000_000;

const kindsOf = (notes: readonly Note[]): readonly string[] => notes.map(({ kind }) => kind);

/** Keeps what it is given when it is let to, and until then nothing. */
class SlowNotes extends Notes {
  readonly kept: Note[] = [];
  readonly batches: number[] = [];
  #fault: Error | null = null;
  #open: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => (this.#open = resolve));

  letGo(fault: Error | null = null): void {
    this.#fault = fault;
    this.#open();
  }

  override async keep(notes: readonly Note[]): Promise<void> {
    await this.#opened;
    if (this.#fault !== null) throw this.#fault;
    this.batches.push(notes.length);
    this.kept.push(...notes);
  }
}

const droppedIn = async (metrics: Metrics): Promise<string | undefined> =>
  /^laguna_notes_dropped (\d+)$/m.exec(await metrics.text())?.[1];

describe('What is noticed at a table', () => {
  it('is a refusal with its rule and what was asked for, and the tenth within a minute a burst', () => {
    const noticing = new Noticing();
    const [first] = noticing.answered(REFUSED, HEARD, AT);
    expect(first).toEqual({
      ...{ table: TABLE, at: AT, kind: 'refused', seat: 1, seq: 9, amount: null },
      refused: { code: 'illegal', rule: 'A4', message: 'No.', command: { type: 'sail' } },
    });
    for (let time = 2; time < 10; time += 1)
      expect(kindsOf(noticing.answered(REFUSED, HEARD, AT))).toEqual(['refused']);
    expect(kindsOf(noticing.answered(REFUSED, HEARD, AT))).toEqual(['refused', 'refusal_burst']);
    expect(kindsOf(noticing.answered(REFUSED, { ...HEARD, seat: 0 }, AT))).toEqual(['refused']);
    expect(kindsOf(noticing.answered(REFUSED, HEARD, AT + 60_001))).toEqual(['refused']);
  });

  it('is no more of who is refused for ever, nor a command too long for any rules, nor a storage that was away', () => {
    const noticing = new Noticing();
    const all = Array.from({ length: 500 }, () => noticing.answered(REFUSED, HEARD, AT)).flat();
    expect(kindsOf(all).filter((kind) => kind === 'refused')).toHaveLength(100);
    const long = { ...HEARD, seat: 2, command: { type: 'sail', to: 'x'.repeat(3000) } };
    expect(noticing.answered(REFUSED, long, AT)[0]?.refused?.command).toBeNull();
    const away = { ...REFUSED, refusal: { code: 'not_saved', message: 'Not saved.' } } as const;
    expect(noticing.answered(away, { ...HEARD, seat: 3 }, AT)).toEqual([]);
  });

  it('is a command that took a second', () => {
    const noticing = new Noticing();
    expect(noticing.answered(TAKEN, { ...HEARD, ms: 999 }, AT)).toEqual([]);
    expect(noticing.answered(TAKEN, { ...HEARD, ms: 1234.5 }, AT)).toMatchObject([
      { kind: 'slow_command', amount: 1235, seat: 1 },
    ]);
  });

  it('is a clock dispute where a command comes that was decided on before a bot stood in, and comes soon', () => {
    const stoodIn = (noticing: Noticing): void => {
      const event: TableEvent = { type: 'StandInSat', seat: 1, bot: 'strong' };
      const stored = {
        table: TABLE,
        seq: 8,
        at: AT,
        seat: null,
        command: null,
        edition: 1,
        draws: 0,
        event,
        commitment: null,
      };
      noticing.happened(TABLE, [{ ...stored, digest: origin(TABLE) }]);
    };
    const [soon, late, knowing] = [new Noticing(), new Noticing(), new Noticing()];
    for (const one of [soon, late, knowing]) stoodIn(one);
    expect(kindsOf(soon.answered(TAKEN, HEARD, AT + 500))).toEqual(['clock_dispute']);
    expect(soon.answered(TAKEN, HEARD, AT + 500)).toEqual([]);
    expect(late.answered(TAKEN, HEARD, AT + 60_001)).toEqual([]);
    expect(knowing.answered(TAKEN, { ...HEARD, seen: 8 }, AT + 500)).toEqual([]);
    expect(new Noticing().answered(TAKEN, HEARD, AT)).toEqual([]);
  });

  it('is a seat that came and went, once each', () => {
    const noticing = new Noticing();
    const place = (...there: readonly number[]) => ({
      table: TABLE,
      seats: 2,
      audience: { has: (seat: number) => there.includes(seat) },
    });
    expect(noticing.attended(place(1), 3, AT)).toMatchObject([{ kind: 'seat_on', seat: 1, seq: 3 }]);
    expect(noticing.attended(place(1), 4, AT)).toEqual([]);
    expect(kindsOf(noticing.attended(place(0), 5, AT))).toEqual(['seat_on', 'seat_off']);
  });
});

describe('The notebook', () => {
  it('keeps nobody waiting, and drops what does not fit, with a count', async () => {
    const [notes, metrics] = [new SlowNotes(), new Metrics()];
    const notebook = new Notebook(notes, metrics);
    for (let seat = 0; seat < 6_000; seat += 1) notebook.answered(REFUSED, { ...HEARD, seat });
    expect(await droppedIn(metrics)).toBe('1000');
    expect(notes.kept).toEqual([]);
    notes.letGo();
    await notebook.beforeApplicationShutdown();
    expect(notes.kept.map(({ seat }) => seat)).toEqual(Array.from({ length: 5_000 }, (_, seat) => seat));
    expect(Math.max(...notes.batches)).toBe(500);
  });

  it('drops what the storage does not take, and goes on', async () => {
    const [notes, metrics] = [new SlowNotes(), new Metrics()];
    const notebook = new Notebook(notes, metrics);
    notebook.answered(REFUSED, HEARD);
    notes.letGo(new NotSaved(new Error('away')));
    await notebook.beforeApplicationShutdown();
    expect(await droppedIn(metrics)).toBe('1');
    notes.letGo();
    notebook.answered(REFUSED, HEARD);
    await notebook.beforeApplicationShutdown();
    expect(notes.kept).toHaveLength(1);
  });
});
