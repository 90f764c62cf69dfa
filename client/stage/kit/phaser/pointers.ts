import type { Spot } from '../piece.js';

/** A finger that moves less than this has not moved. */
const SLIP = { mouse: 4, touch: 10 } as const;
/** A finger that rests so long wants to know what lies there. */
const LONG_MS = 450;
/** Two presses within this are one double press. */
const DOUBLE_MS = 320;
const DOUBLE_REACH = 30;
/** How fast the wheel goes: a common notch takes about an eighth. */
const WHEEL = 0.0012;
/** Some wheels speak in lines. */
const LINE_PIXELS = 33;
/** The speed at which a board is let go is that of its last moment. */
const SPEED_MS = 80;

export type Hand = 'mouse' | 'touch';

/** What hands do on the board, at points of the screen in pixels of the page. */
export interface Gestures {
  readonly pressed: (point: Spot, hand: Hand) => void;
  readonly pressedTwice: (point: Spot, hand: Hand) => void;
  /** A pointer hovers, or a finger rests; `null` when it has left. */
  readonly pointed: (point: Spot | null, hand: Hand) => void;
  readonly dragged: (by: Spot) => void;
  /** In pixels a millisecond. */
  readonly letGo: (speed: Spot) => void;
  readonly zoomed: (factor: number, under: Spot) => void;
}

/** Listens to mouse, fingers and wheel on an element, until it is told to stop. */
export const listen = (element: HTMLElement, gestures: Gestures): (() => void) => {
  const hands = new Map<number, Spot>();
  let began: { readonly at: Spot; readonly hand: Hand } | null = null;
  let state: 'up' | 'down' | 'dragging' | 'pinching' | 'asking' = 'up';
  let resting: ReturnType<typeof setTimeout> | null = null;
  let lastPress: { readonly at: Spot; readonly when: number } | null = null;
  let trail: { readonly at: Spot; readonly when: number }[] = [];

  const pointOf = (event: MouseEvent): Spot => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const handOf = (event: PointerEvent): Hand => (event.pointerType === 'mouse' ? 'mouse' : 'touch');
  const endRest = (): void => {
    if (resting !== null) clearTimeout(resting);
    resting = null;
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = pointOf(event);
    const hand = handOf(event);
    element.setPointerCapture(event.pointerId);
    hands.set(event.pointerId, at);
    endRest();
    if (hands.size > 1) {
      state = 'pinching';
      return;
    }
    began = { at, hand };
    state = 'down';
    trail = [{ at, when: event.timeStamp }];
    if (hand === 'touch') {
      resting = setTimeout(() => {
        state = 'asking';
        gestures.pointed(at, hand);
      }, LONG_MS);
    }
  };

  const move = (event: PointerEvent): void => {
    const at = pointOf(event);
    const was = hands.get(event.pointerId);
    if (was === undefined) {
      if (handOf(event) === 'mouse') gestures.pointed(at, 'mouse');
      return;
    }
    const before = [...hands.values()];
    hands.set(event.pointerId, at);
    if (state === 'pinching') pinch(before, [...hands.values()]);
    if (state === 'asking') gestures.pointed(at, 'touch');
    if (state === 'down' && began !== null && distance(at, began.at) > SLIP[began.hand]) {
      state = 'dragging';
      endRest();
      gestures.pointed(null, began.hand);
    }
    if (state !== 'dragging') return;
    gestures.dragged({ x: at.x - was.x, y: at.y - was.y });
    trail = [...trail.filter(({ when }) => event.timeStamp - when < SPEED_MS), { at, when: event.timeStamp }];
  };

  const pinch = ([a, b]: readonly Spot[], [c, d]: readonly Spot[]): void => {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    const from = middle(a, b);
    const to = middle(c, d);
    // In this order: a board that is seen whole has no room to be pulled before one has come nearer.
    gestures.zoomed(distance(c, d) / Math.max(1, distance(a, b)), from);
    gestures.dragged({ x: to.x - from.x, y: to.y - from.y });
  };

  const up = (event: PointerEvent): void => {
    if (!hands.delete(event.pointerId)) return;
    endRest();
    const at = pointOf(event);
    const was = state;
    // The finger that stays after a pinch goes on pulling.
    state = hands.size > 0 ? 'dragging' : 'up';
    if (was === 'asking') gestures.pointed(null, 'touch');
    else if (was === 'down') press(at, handOf(event), event.timeStamp);
    else if (was === 'dragging') gestures.letGo(speedAt(event.timeStamp));
    trail = [];
  };

  const press = (at: Spot, hand: Hand, when: number): void => {
    const twice = lastPress !== null && when - lastPress.when < DOUBLE_MS && distance(at, lastPress.at) < DOUBLE_REACH;
    lastPress = twice ? null : { at, when };
    if (twice) gestures.pressedTwice(at, hand);
    else gestures.pressed(at, hand);
  };

  const speedAt = (now: number): Spot => {
    const recent = trail.filter(({ when }) => now - when < SPEED_MS);
    const first = recent[0];
    const last = recent.at(-1);
    if (first === undefined || last === undefined || last.when === first.when) return { x: 0, y: 0 };
    const ms = last.when - first.when;
    return { x: (last.at.x - first.at.x) / ms, y: (last.at.y - first.at.y) / ms };
  };

  const cancel = (event: PointerEvent): void => {
    hands.delete(event.pointerId);
    endRest();
    state = hands.size > 0 ? 'dragging' : 'up';
    gestures.pointed(null, handOf(event));
  };
  const leave = (event: PointerEvent): void => {
    if (!hands.has(event.pointerId)) gestures.pointed(null, handOf(event));
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PIXELS);
    gestures.zoomed(Math.exp(-pixels * WHEEL * (event.ctrlKey ? 8 : 1)), pointOf(event));
  };
  const noMenu = (event: Event): void => event.preventDefault();

  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('contextmenu', noMenu, { signal });
  return () => {
    endRest();
    ending.abort();
  };
};

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
