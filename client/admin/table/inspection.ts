import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { gameAt } from '#engine/registry.js';
import type { Viewer } from '#events/viewer.js';
import type { TableAsShown } from '#events/wire/tables.js';
import type { EntryKind, TimelineEntry } from '#events/wire/timeline.js';
import { api } from '../../net/api.js';
import { consoleApi } from '../../net/console-api.js';
import { inspectionAddress } from '../../panel/address.js';
import { troubleOf } from '../../panel/trouble.js';
import { Timeline, Unfoldable } from '../../timeline/timeline.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import { eyesOf } from '../eyes.js';
import { fits, placed } from './placed.js';
import type { Placed, Sifted } from './placed.js';

/** With whose eyes a table is looked into, and why with those. */
export interface Look {
  readonly viewer: Viewer;
  readonly reason: string | null;
}

/**
 * One table looked into: its whole time line as some eyes see it, read once and then sifted here, and the moment that is
 * picked. The board is folded from the same entries, so that one look is one record.
 */
export class Inspection {
  readonly #table = signal<TableAsShown | null>(null);
  readonly #entries = signal<readonly Placed[] | null>(null);
  readonly #trouble = signal<TroubleKind | null>(null);
  readonly #look = signal<Look>({ viewer: 'public', reason: null });
  readonly #picked = signal<Placed | null>(null);
  readonly #isReading = signal(false);
  /** What is said of an entry, as soon as there are words for it: searched as well as what is stored. */
  readonly said = signal<(each: Placed) => string>(() => '');
  readonly sifted = signal<Sifted>({ kinds: new Set<EntryKind>(), seat: null, text: '' });
  #wanted: number | null;
  #reading = 0;
  readonly #endsFollowing: () => void;

  constructor(
    readonly id: string,
    moment: number | null,
  ) {
    this.#wanted = moment;
    this.#endsFollowing = effect(() => {
      const picked = this.#picked.value;
      if (picked !== null) history.replaceState(history.state, '', inspectionAddress(this.id, picked.moment));
    });
  }

  /** How it stands now: who sits there, and whether it is over. */
  get table(): ReadonlySignal<TableAsShown | null> {
    return this.#table;
  }
  /** All entries that have been read; `null` before the first. */
  get entries(): ReadonlySignal<readonly Placed[] | null> {
    return this.#entries;
  }
  get trouble(): ReadonlySignal<TroubleKind | null> {
    return this.#trouble;
  }
  get isReading(): ReadonlySignal<boolean> {
    return this.#isReading;
  }
  get look(): ReadonlySignal<Look> {
    return this.#look;
  }
  get picked(): ReadonlySignal<Placed | null> {
    return this.#picked;
  }

  /** Those that fit what is looked for. */
  readonly found = computed<readonly Placed[]>(() => {
    const [sifted, said] = [this.sifted.value, this.said.value];
    return (this.#entries.value ?? []).filter((each) => fits(each, sifted, said));
  });

  /** The events alone, folded; `null` where this page does not know the game, or cannot fold it. */
  readonly timeline = computed<Timeline | null>(() => {
    const [table, entries] = [this.#table.value, this.#entries.value];
    const game = table === null ? undefined : gameAt(table.game, table.edition);
    if (game === undefined || entries === null) return null;
    const timeline = new Timeline(game, this.#look.value.viewer);
    const events = entries.flatMap(({ entry }) => (entry.kind === 'event' ? [entry] : []));
    try {
      // A clock that was set back puts entries in another order than that in which they happened.
      for (const { seq, at, event } of events.toSorted((one, other) => one.seq - other.seq))
        timeline.add({ seq, at, event });
    } catch (fault) {
      if (!(fault instanceof Unfoldable)) throw fault;
      return null;
    }
    return timeline;
  });

  /** Whether other eyes than everybody's see more than everybody may: then a look leaves a record. */
  readonly hides = computed(() => {
    const isShown = this.#entries.value?.some(
      ({ entry }) => entry.kind === 'event' && entry.event?.type === 'SeedRevealed',
    );
    return isShown !== true;
  });

  /** The last seq that has been read. */
  readonly end = computed(() => this.#entries.value?.reduce((end, { moment }) => Math.max(end, moment), 0) ?? 0);

  /** Reads all of it, anew or as somebody else sees it; what was read before stays in sight until then. */
  async read(look: Look = this.#look.peek()): Promise<void> {
    const reading = ++this.#reading;
    this.#isReading.value = true;
    this.#trouble.value = null;
    try {
      const pages = this.#pages(look);
      const all: TimelineEntry[] = [];
      // Neither needs the other to be asked for.
      const [table, first] = await Promise.all([api.table(this.id), pages.next()]);
      for (let page = first; page.done !== true; page = await pages.next()) {
        if (reading !== this.#reading) return;
        all.push(...page.value);
        this.#show(table, look, all);
      }
    } catch (fault) {
      if (reading === this.#reading) this.#trouble.value = troubleOf(fault);
    }
    if (reading === this.#reading) this.#isReading.value = false;
  }

  pick(entry: Placed): void {
    this.#picked.value = entry;
  }

  /** The report that waits at a moment, or the event of it, as soon as it has been read. */
  goTo(moment: number): void {
    const there = (this.#entries.peek() ?? []).filter((each) => each.moment === moment);
    const found = there.find(({ entry }) => entry.kind === 'report' && entry.report.status === 'open');
    const event = found ?? there.find(({ entry }) => entry.kind === 'event');
    if (event === undefined) this.#wanted = moment;
    else this.#picked.value = event;
  }

  /** The entry so many further on among those that are shown. */
  step(by: number): void {
    const found = this.found.peek();
    const now = found.findIndex(({ key }) => key === this.#picked.peek()?.key);
    const next = now === -1 ? found[0] : found[Math.min(Math.max(now + by, 0), found.length - 1)];
    if (next !== undefined) this.pick(next);
  }

  close(): void {
    this.#reading += 1;
    this.#endsFollowing();
  }

  async *#pages({ viewer, reason }: Look): AsyncGenerator<readonly TimelineEntry[]> {
    const asked = { as: eyesOf(viewer), ...(reason === null ? {} : { reason }) };
    let cursor: string | undefined;
    do {
      const page = await consoleApi.timeline(this.id, cursor === undefined ? asked : { ...asked, cursor });
      yield page.entries;
      ({ cursor } = page);
    } while (cursor !== undefined);
  }

  #show(table: TableAsShown, look: Look, all: readonly TimelineEntry[]): void {
    const entries = placed(all);
    const picked = this.#picked.peek();
    this.#table.value = table;
    this.#look.value = look;
    this.#entries.value = entries;
    if (picked !== null) this.#picked.value = entries.find(({ key }) => key === picked.key) ?? picked;
    if (this.#wanted === null) return;
    const wanted = this.#wanted;
    this.#wanted = null;
    this.goTo(wanted);
  }
}
