/** How long it took from the message with what one may do, in milliseconds; `null` as long as it is not there. */
export interface Asked {
  /** Until the first button could be pressed. */
  button: number | null;
  /** Until what is pointed at could be pressed on the board. */
  target: number | null;
  /** Until the board stood where it is decided. */
  board: number | null;
  /** Whether the board still showed what came before when the first button could be pressed. */
  isBehind: boolean;
}

declare global {
  var asked: Asked[];
  /** Where on the board a hand is held, once there is something to be asked. */
  var hand: { readonly x: number; readonly y: number } | null;
  /** How long each picture took since the one before. */
  var pictures: number[];
}

/** Runs in the page before anything else does: notes how long whoever is asked has to wait, and how evenly it is drawn. */
export const noteWhatIsAsked = (): void => {
  globalThis.asked = [];
  globalThis.hand = null;
  globalThis.pictures = [];

  let last: number | null = null;
  const count = (now: number): void => {
    if (last !== null) globalThis.pictures.push(now - last);
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);

  const isNow = (): boolean => {
    const bar = document.querySelector<HTMLInputElement>('input[type=range]');
    return bar !== null && bar.value === bar.max;
  };
  /** Whether what the hand is held over can be pressed, as the pointer's shape tells. */
  const isTarget = (): boolean => {
    const canvas = document.querySelector('canvas');
    const { hand } = globalThis;
    if (canvas === null || hand === null) return false;
    const here = { clientX: hand.x, clientY: hand.y, pointerType: 'mouse', pointerId: 1 };
    canvas.dispatchEvent(new PointerEvent('pointermove', here));
    return canvas.style.cursor === 'pointer';
  };
  const wait = (from: number): void => {
    const took: Asked = { button: null, target: null, board: null, isBehind: false };
    globalThis.asked.push(took);
    const look = (): void => {
      if (globalThis.asked.at(-1) !== took) return;
      const passed = performance.now() - from;
      const key = document.querySelector('.decide .choice:enabled, .confirm-bar .is-main:enabled');
      if (took.button === null && key !== null) {
        took.button = passed;
        took.isBehind = !isNow();
      }
      if (took.target === null && isTarget()) took.target = passed;
      if (took.button !== null && took.board === null && isNow()) took.board = passed;
      if (took.board === null || (globalThis.hand !== null && took.target === null)) requestAnimationFrame(look);
    };
    look();
  };

  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const { event, data: said } = JSON.parse(String(data)) as {
          readonly event: string;
          readonly data: { readonly choices?: readonly unknown[] };
        };
        if (event === 'choices' && (said.choices ?? []).length > 0) wait(performance.now());
      });
    }
  };
};
