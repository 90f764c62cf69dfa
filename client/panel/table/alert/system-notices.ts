import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Consent, Notice, Notices } from './ports.js';

/** The notices of the system that the browser runs on. */
export class SystemNotices implements Notices {
  readonly #consent = signal<Consent>(consentNow());

  get consent(): ReadonlySignal<Consent> {
    return this.#consent;
  }

  async ask(): Promise<void> {
    if (consentNow() === 'unasked') await Notification.requestPermission();
    this.#consent.value = consentNow();
  }

  show({ title, text, name }: Notice): () => void {
    const shown = this.#shown(title, { body: text, tag: name });
    if (shown === null) return () => undefined;
    const putAway = (): void => {
      document.removeEventListener('visibilitychange', look);
      shown.close();
    };
    const look = (): void => {
      if (!document.hidden) putAway();
    };
    document.addEventListener('visibilitychange', look);
    shown.onclick = () => {
      window.focus();
      putAway();
    };
    return putAway;
  }

  /** Some phones have the word and not the thing: there a page alone may show none. */
  #shown(title: string, options: NotificationOptions): Notification | null {
    try {
      return new Notification(title, options);
    } catch {
      this.#consent.value = 'missing';
      return null;
    }
  }
}

const consentNow = (): Consent => {
  if (typeof Notification === 'undefined') return 'missing';
  return CONSENTS[Notification.permission];
};

const CONSENTS: Readonly<Record<NotificationPermission, Consent>> = {
  default: 'unasked',
  granted: 'given',
  denied: 'refused',
};
