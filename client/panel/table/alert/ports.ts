import type { ReadonlySignal } from '@preact/signals';

/** A sound that calls somebody back to their table. */
export interface Bell {
  ring(): void;
  close(): void;
}

/** Whether the system shows notices of ours: nobody was asked yet, they said yes or no, or there is no such thing here. */
export type Consent = 'unasked' | 'given' | 'refused' | 'missing';

/** What the system shows in its own way while our page is out of sight. */
export interface Notices {
  readonly consent: ReadonlySignal<Consent>;
  /** Asks for consent, where it can be asked for. */
  ask(): Promise<void>;
  /** Shows one, until it is put away by what is returned, or the page is looked at. */
  show(notice: Notice): () => void;
}

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Of two with one name only the later is shown: several pages may show the same table. */
  readonly name: string;
}

/** All that the alert needs of a browser. */
export interface AlertPorts {
  readonly bell: Bell;
  readonly notices: Notices;
  /** Whether the page is in sight. */
  readonly isInSight: () => boolean;
}
