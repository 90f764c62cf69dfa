import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Asking } from '#engine/kit/game.js';
import { isUndo } from '#engine/kit/undo.js';
import type { Undo } from '#engine/kit/undo.js';
import { narrowed, nextPicks, press } from './picking.js';
import type { PicksOf } from './picking.js';

/** What one may do at one moment of the table. */
export interface Offered {
  readonly seq: number;
  readonly choices: readonly Asking[];
}

/** With what somebody presses. A finger covers what it touches: what it presses is shown first, and confirmed. */
export type Hand = 'mouse' | 'finger';

/** How somebody comes to a decision: what is picked so far, what is looked at, and what waits for being confirmed. */
export class Deciding {
  readonly #picked = signal<readonly string[]>([]);
  readonly #chosen = signal<Asking | null>(null);
  readonly #pointed = signal<Asking | null>(null);

  constructor(
    private readonly offered: ReadonlySignal<Offered | null>,
    private readonly picksOf: PicksOf,
    private readonly give: (command: Asking) => void,
  ) {}

  /** What may be done, but for taking back. */
  readonly commands = computed(() => (this.offered.value?.choices ?? NOTHING).filter((choice) => !isUndo(choice)));

  /** The last thing that may be taken back. */
  readonly undo = computed<Undo | null>(() =>
    (this.offered.value?.choices ?? NOTHING).filter(isUndo).reduce<Undo | null>(later, null),
  );

  /** The picks so far, as far as they still lead somewhere. */
  readonly picked = computed(() =>
    narrowed(this.commands.value, this.picksOf, this.#picked.value).length > 0 ? this.#picked.value : NO_PICKS,
  );

  /** What can still be meant. */
  readonly narrowed = computed(() => narrowed(this.commands.value, this.picksOf, this.picked.value));

  /** What may be pressed next on the board. */
  readonly next = computed(() => nextPicks(this.commands.value, this.picksOf, this.picked.value));

  /** What waits for being confirmed. */
  readonly chosen = computed(() => this.#stillOffered(this.#chosen.value));

  /** What is looked at: pointed to, or else chosen. */
  readonly looked = computed(() => this.#stillOffered(this.#pointed.value) ?? this.chosen.value);

  /** Something on the board is pressed. */
  press(pick: string, hand: Hand): void {
    const chosen = this.chosen.value;
    if (chosen !== null && this.picksOf(chosen).at(-1) === pick) {
      this.confirm();
      return;
    }
    const { picked, command } = press(this.commands.value, this.picksOf, this.picked.value, pick);
    batch(() => {
      this.#chosen.value = null;
      this.#picked.value = command === null ? picked : picked.slice(0, -1);
      if (command !== null) this.choose(command, hand);
    });
  }

  /** Something on the board is pointed at: where it leaves one command, that is looked at. */
  point(pick: string | null): void {
    this.look(pick === null ? null : this.#meantBy(pick));
  }

  look(command: Asking | null): void {
    this.#pointed.value = command;
  }

  /** A command is pressed, as a button or with its last pick. */
  choose(command: Asking, hand: Hand): void {
    if (hand === 'mouse' || this.chosen.value === command) this.#decide(command);
    else this.#chosen.value = command;
  }

  confirm(): void {
    const chosen = this.chosen.value;
    if (chosen !== null) this.#decide(chosen);
  }

  pick(picked: readonly string[]): void {
    batch(() => {
      this.#chosen.value = null;
      this.#pointed.value = null;
      this.#picked.value = picked;
    });
  }

  /** Goes one step back on the way to a decision; says whether there was one. */
  back(): boolean {
    const isOnTheWay = this.chosen.value !== null || this.picked.value.length > 0;
    this.pick(this.chosen.value === null ? this.picked.value.slice(0, -1) : this.picked.value);
    return isOnTheWay;
  }

  #meantBy(pick: string): Asking | null {
    const meant = this.next.value.get(pick) ?? NOTHING;
    const [only, another] = meant;
    return only !== undefined && another === undefined ? only : null;
  }

  #decide(command: Asking): void {
    this.pick(NO_PICKS);
    this.give(command);
  }

  #stillOffered(command: Asking | null): Asking | null {
    return command !== null && this.commands.value.includes(command) ? command : null;
  }
}

const NOTHING: readonly Asking[] = [];
const NO_PICKS: readonly string[] = [];

const later = (one: Undo | null, other: Undo): Undo => (one === null || other.to > one.to ? other : one);
