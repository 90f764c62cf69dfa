import { effect, signal } from '@preact/signals';
import { keep, kept } from './kept.js';

export const PACES = { calm: 0.6, usual: 1, brisk: 2 } as const;
export type Pace = keyof typeof PACES;

/** How somebody likes to watch. Who asked their system for less motion is given none, until they say otherwise here. */
export class Settings {
  readonly still = signal(kept(STILL) === null ? wantsStillness() : kept(STILL) === 'yes');
  readonly pace = signal<Pace>(paceNamed(kept(PACE)));
  /** How they like to be called when it is their turn: by nothing, unless they say so. */
  readonly sound = signal(kept(SOUND) === 'yes');
  readonly notices = signal(kept(NOTICES) === 'yes');
  readonly #ends = [
    effect(() => {
      if (this.still.value !== wantsStillness() || kept(STILL) !== null) keep(STILL, yesOrNo(this.still.value));
    }),
    effect(() => keep(PACE, this.pace.value)),
    effect(() => keep(SOUND, yesOrNo(this.sound.value))),
    effect(() => keep(NOTICES, yesOrNo(this.notices.value))),
  ];

  close(): void {
    for (const end of this.#ends) end();
  }
}

const STILL = 'laguna.still';
const PACE = 'laguna.pace';
const SOUND = 'laguna.sound';
const NOTICES = 'laguna.notices';

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const paceNamed = (name: string | null): Pace =>
  name !== null && Object.hasOwn(PACES, name) ? (name as Pace) : 'usual';
