import { computed, effect, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from '../settings.js';
import type { AlertPorts, Notices } from './ports.js';

/** Who is called to the table when it becomes their turn. */
export interface Called {
  /** Whether our seat is asked just now; `null` where that is not known. */
  readonly isAsked: ReadonlySignal<boolean | null>;
  /** What a notice says; it need not tell more than whose turn it is, for anybody may read it. */
  readonly said: () => { readonly title: string; readonly text: string };
}

type Wishes = Pick<Settings, 'sound' | 'notices'>;

/** Calls somebody to their table, with a sound and a notice as they like: once for each time they are asked. */
export class TurnAlert {
  #isCalled = false;
  #putAway = (): void => undefined;

  constructor(
    private readonly name: string,
    private readonly called: Called,
    private readonly wishes: Wishes,
    private readonly ports: AlertPorts,
  ) {}

  get consent(): Notices['consent'] {
    return this.ports.notices.consent;
  }

  /** Notices are wished for, and allowed. */
  readonly isNoticing = computed(() => this.wishes.notices.value && this.consent.value === 'given');

  /** Watches until what is returned is called. */
  watch(): () => void {
    let isNew = true;
    const end = effect(() => {
      const isAsked = this.called.isAsked.value;
      if (isAsked === null) return;
      untracked(() => (isAsked ? this.#call(isNew) : this.#rest()));
      isNew = false;
    });
    return () => {
      end();
      this.#rest();
      this.ports.bell.close();
    };
  }

  /** Whoever wants to hear it hears at once what they will hear. */
  wishSound(isWished: boolean): void {
    this.wishes.sound.value = isWished;
    if (isWished) this.ports.bell.ring();
  }

  /** The browser is asked when it is wished for, and never before. */
  async wishNotices(isWished: boolean): Promise<void> {
    if (isWished) await this.ports.notices.ask();
    this.wishes.notices.value = isWished && this.consent.value === 'given';
  }

  #call(isNew: boolean): void {
    if (this.#isCalled) return;
    this.#isCalled = true;
    const isInSight = this.ports.isInSight();
    // Who has just come sees that it is their turn.
    if (isNew && isInSight) return;
    if (this.wishes.sound.value) this.ports.bell.ring();
    if (this.isNoticing.value && !isInSight)
      this.#putAway = this.ports.notices.show({ ...this.called.said(), name: this.name });
  }

  #rest(): void {
    this.#isCalled = false;
    this.#putAway();
    this.#putAway = () => undefined;
  }
}
