import type { Bell } from './ports.js';

/** Two glasses touched one after the other, made of nothing but sine waves. */
export class Chime implements Bell {
  #context: AudioContext | null = null;

  /** Some browsers let a page sound only once it was touched: with the first touch it is made ready, if it is wished for. */
  constructor(private readonly isWished: () => boolean) {
    addEventListener('pointerdown', this.#wake, true);
  }

  ring(): void {
    const wanted = Date.now();
    this.#ready()
      .then((context) => {
        // A chime that had to wait for a touch calls nobody any more.
        if (context !== null && Date.now() - wanted < LATE_MS) sound(context);
      })
      // It was closed meanwhile: nobody is at the table any more.
      .catch(() => undefined);
  }

  close(): void {
    removeEventListener('pointerdown', this.#wake, true);
    void this.#context?.close();
    this.#context = null;
  }

  readonly #wake = (): void => {
    // What cannot be made ready now is tried again when it is to sound.
    if (this.isWished()) this.#ready().catch(() => undefined);
  };

  async #ready(): Promise<AudioContext | null> {
    if (typeof AudioContext === 'undefined') return null;
    this.#context ??= new AudioContext();
    if (this.#context.state !== 'running') await this.#context.resume();
    return this.#context;
  }
}

const LATE_MS = 1_500;

/** A fifth: the second glass follows while the first still sings. */
const GLASSES = [
  { hz: 880, afterS: 0 },
  { hz: 1318.5, afterS: 0.16 },
] as const;

/** Glass sings in these, and the higher the shorter. */
const PARTIALS = [
  { ratio: 1, loud: 1, lastsS: 1.5 },
  { ratio: 2.76, loud: 0.3, lastsS: 0.7 },
  { ratio: 5.4, loud: 0.1, lastsS: 0.3 },
] as const;

const LOUD = 0.14;
const ATTACK_S = 0.006;
const SILENCE = 0.0001;

const sound = (context: AudioContext): void => {
  for (const { hz, afterS } of GLASSES)
    for (const { ratio, loud, lastsS } of PARTIALS) {
      const from = context.currentTime + afterS;
      const wave = new OscillatorNode(context, { frequency: hz * ratio });
      const swell = new GainNode(context, { gain: SILENCE });
      swell.gain.setValueAtTime(SILENCE, from);
      swell.gain.exponentialRampToValueAtTime(LOUD * loud, from + ATTACK_S);
      swell.gain.exponentialRampToValueAtTime(SILENCE, from + lastsS);
      wave.connect(swell).connect(context.destination);
      wave.start(from);
      wave.stop(from + lastsS);
    }
};
