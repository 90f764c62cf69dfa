import type { Face } from '../face.js';
import type { Spot } from '../piece.js';
import type { Heard, Target } from '../stage.js';
import type { Camera } from './camera.js';
import type { Pieces } from './figure.js';
import type { Gallery } from './gallery.js';
import type { Gestures, Hand } from './pointers.js';
import type { Targets } from './targets.js';

/** What is needed to understand hands. */
export interface Ears {
  readonly camera: Camera;
  readonly pieces: Pieces;
  readonly targets: Targets;
  readonly gallery: Gallery;
  readonly heard: Heard;
  readonly element: HTMLElement;
  readonly parts: () => ReturnType<Face['parts']>;
}

/** What hands on the board mean. */
export const hearing = ({ camera, pieces, targets, gallery, heard, element, parts }: Ears): Gestures => {
  let pointedAt: string | null = null;

  const targetAt = (point: Spot, hand: Hand): Target | null =>
    targets.at(camera.spotAt(point), 1 / camera.view().zoom, hand);
  const pieceAt = (spot: Spot): string | null =>
    pieces.nearestFirst().find((figure) => {
      const picture = figure.cutout.picture();
      const { x, y, angle, scale } = figure.pose();
      const turned = (-angle * Math.PI) / 180;
      const across = ((spot.x - x) * Math.cos(turned) - (spot.y - y) * Math.sin(turned)) / scale;
      const down = ((spot.x - x) * Math.sin(turned) + (spot.y - y) * Math.cos(turned)) / scale;
      return gallery.solid(picture, across / picture.width + 0.5, down / picture.height + 0.5);
    })?.id ?? null;

  const point = (pick: string | null, target: boolean): void => {
    element.style.cursor = target ? 'pointer' : 'grab';
    if (pick === pointedAt) return;
    pointedAt = pick;
    targets.point(pick);
    heard.pointed(pick);
  };
  const press = (at: Spot, hand: Hand, otherwise: () => void): void => {
    const target = targetAt(at, hand);
    if (target === null) otherwise();
    else heard.pressed(target.pick);
  };
  const goNear = (at: Spot): void => {
    const spot = camera.spotAt(at);
    const under = parts().filter(
      ({ at: middle, width, height }) =>
        Math.abs(spot.x - middle.x) <= width / 2 && Math.abs(spot.y - middle.y) <= height / 2,
    );
    const least = under.toSorted((a, b) => a.width * a.height - b.width * b.height)[0];
    if (camera.isNear() || least === undefined) camera.goTo(null);
    else camera.goTo({ ...least.at, width: least.width, height: least.height });
  };

  return {
    pressed: (at, hand) => press(at, hand, heard.impatient),
    pressedTwice: (at, hand) => press(at, hand, () => goNear(at)),
    pointed: (at, hand) => {
      const target = at === null ? null : targetAt(at, hand);
      point(target?.pick ?? (at === null ? null : pieceAt(camera.spotAt(at))), target !== null);
    },
    dragged: (by) => camera.drag(by),
    letGo: (speed) => camera.swing(speed),
    zoomed: (factor, under) => camera.zoom(factor, under),
  };
};
