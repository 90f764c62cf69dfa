import type { Spot } from '../piece.js';

/** What is seen of the board: the spot in the middle, and how many pixels of the page a unit of the board takes. */
export interface View extends Spot {
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much nearer than the whole board one can go. */
const NEAREST = 6;
/** A part is shown with a little of what lies around it. */
const AROUND = 0.9;

/** The whole board, as large as it fits. */
export const whole = (board: Size, screen: Size): View => ({
  x: board.width / 2,
  y: board.height / 2,
  zoom: Math.min(screen.width / board.width, screen.height / board.height),
});

/** A part of the board, as large as it fits. */
export const near = (part: Spot & Size, board: Size, screen: Size): View =>
  within(
    { x: part.x, y: part.y, zoom: AROUND * Math.min(screen.width / part.width, screen.height / part.height) },
    board,
    screen,
  );

/** The nearest view to this one in which the board is not lost. */
export const within = ({ x, y, zoom }: View, board: Size, screen: Size): View => {
  const least = whole(board, screen).zoom;
  const kept = clamp(zoom, least, least * NEAREST);
  return {
    x: inside(x, board.width, screen.width / kept),
    y: inside(y, board.height, screen.height / kept),
    zoom: kept,
  };
};

/** Where the middle of the screen may be along one side of the board. */
const inside = (middle: number, board: number, seen: number): number =>
  seen >= board ? board / 2 : clamp(middle, seen / 2, board - seen / 2);

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The view after going nearer by a factor, with what is under the pointer staying there. */
export const zoomed = (view: View, factor: number, under: Spot, board: Size, screen: Size): View => {
  const least = whole(board, screen).zoom;
  const zoom = clamp(view.zoom * factor, least, least * NEAREST);
  const spot = spotAt(view, under, screen);
  return within(
    { x: spot.x - (under.x - screen.width / 2) / zoom, y: spot.y - (under.y - screen.height / 2) / zoom, zoom },
    board,
    screen,
  );
};

/** The view after the board was pulled along by so many pixels. */
export const dragged = (view: View, by: Spot, board: Size, screen: Size): View =>
  within({ x: view.x - by.x / view.zoom, y: view.y - by.y / view.zoom, zoom: view.zoom }, board, screen);

/** What of the board lies at a point of the screen. */
export const spotAt = (view: View, point: Spot, screen: Size): Spot => ({
  x: view.x + (point.x - screen.width / 2) / view.zoom,
  y: view.y + (point.y - screen.height / 2) / view.zoom,
});

/** On the way from one view to another; going nearer looks even where each step multiplies. */
export const between = (from: View, to: View, part: number): View => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  zoom: from.zoom * (to.zoom / from.zoom) ** part,
});

export const isSameView = (one: View, other: View): boolean =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom;
