/** Where a bar is drawn: a terminal, or what swallows it. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;
/** More often nobody reads. */
const EVERY_MS = 100;

/** One line that grows, drawn over itself; nothing where nobody watches. */
export class ProgressBar {
  readonly #screen: Screen;
  readonly #began = performance.now();
  #told = 0;
  #drawn = -Infinity;
  #isDrawn = false;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** So much of all is done, from 0 to 1, or nobody knows; and so many more than before. */
  show(share: number | null, more: number): void {
    this.#told += more;
    const now = performance.now();
    if (this.#screen.isTTY !== true || (now - this.#drawn < EVERY_MS && share !== 1)) return;
    this.#drawn = now;
    this.#isDrawn = true;
    const pace = Math.round(this.#told / Math.max(0.001, (now - this.#began) / 1000));
    const done = Math.round((share ?? 0) * WIDTH);
    const percent = share === null ? '  ?' : String(Math.floor(share * 100)).padStart(3);
    const bar = `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)}`;
    this.#screen.write(`\r${bar} ${percent} %  ${this.#told} events, ${pace} a second `);
  }

  end(): void {
    if (this.#isDrawn) this.#screen.write('\n');
  }
}
