import type { Layout, Piece, Pose, Writing } from '../piece.js';
import { cutOut } from './cutout.js';
import type { Cutout, Easel } from './cutout.js';
import type { Picture } from './picture.js';

/** How high above everything a piece in motion is carried. */
export const LIFTED = 1e6;
/** Pieces of one height lie upon each other in the order of the layout. */
const ORDER = 1e-5;

/** How the pictures of a game are come by. */
export interface Pictures {
  readonly art: (art: string) => Picture;
  readonly writing: (writing: Writing) => Picture;
}

/** A piece as it is seen: its picture, and what is written upon it. */
export interface Figure {
  readonly id: string;
  /** Takes the place that a layout gives it. */
  settle(piece: Piece, order: number): void;
  lie(pose: Pose, squash?: number): void;
  pose(): Pose;
  show(art: string): void;
  art(): string;
  write(writing: Writing | null): void;
  writing(): Writing | null;
  /** Writes the same again, for a screen of another size. */
  rewrite(): void;
  /** Is drawn where it is on the screen, and only there. */
  attend(): void;
  /** Carried above all others, or laid down again. */
  carry(height: number): void;
  /** What is seen of it, as it could stand in a layout. */
  seen(): Piece;
  readonly cutout: Cutout;
  gone(): void;
}

const openFigure = (easel: Easel, pictures: Pictures, first: Piece): Figure => {
  const cutout = cutOut(easel, pictures.art(first.art), first);
  let letters: Cutout | null = null;
  let writing: Writing | null = null;
  let art = first.art;
  /** The scale for which its pictures were painted. */
  let painted = first.scale;
  let { z } = first;
  let rank = z;
  let carried = 0;
  let pose: Pose = first;
  let narrow = 1;

  const lie = (next: Pose, squash = 1): void => {
    pose = next;
    narrow = squash;
    cutout.lie(next, squash);
    letters?.lie(next, squash);
  };
  const show = (next: string): void => {
    art = next;
    painted = pose.scale;
    cutout.show(pictures.art(next), pose.scale);
  };
  const write = (next: Writing | null): void => {
    if (next?.text === writing?.text && next?.style === writing?.style) return;
    writing = next;
    if (next === null) {
      letters?.gone();
      letters = null;
    } else if (letters === null) {
      letters = cutOut(easel, pictures.writing(next), pose);
      letters.lie(pose, narrow);
      arrange();
    } else {
      letters.show(pictures.writing(next), pose.scale);
    }
  };
  const rewrite = (): void => {
    if (writing !== null) letters?.show(pictures.writing(writing), pose.scale);
  };
  const arrange = (): void => {
    cutout.rank(rank + carried);
    letters?.rank(rank + carried + ORDER / 2);
  };

  write(first.writing);
  return {
    id: first.id,
    cutout,
    settle: (piece, order) => {
      z = piece.z;
      rank = z + (order + 1) * ORDER;
      carried = 0;
      // On the way there it may have grown: it was lifted with the picture that it had before.
      const isRescaled = piece.scale !== painted;
      lie({ x: piece.x, y: piece.y, angle: piece.angle, scale: piece.scale, alpha: piece.alpha });
      if (piece.art !== art || isRescaled) show(piece.art);
      if (isRescaled) rewrite();
      write(piece.writing);
      arrange();
    },
    lie,
    pose: () => pose,
    show,
    art: () => art,
    write,
    writing: () => writing,
    rewrite,
    attend: () => {
      cutout.attend();
      letters?.attend();
    },
    carry: (height) => {
      carried = height;
      arrange();
    },
    seen: () => ({ id: first.id, art, z, writing, ...cutout.pose() }),
    gone: () => {
      cutout.gone();
      letters?.gone();
    },
  };
};

/** All pieces on the board. */
export interface Pieces {
  /** Everything lies so, whatever lay there before. */
  settle(layout: Layout): void;
  find(id: string): Figure | undefined;
  /** Lays down a piece that was not there. */
  add(piece: Piece): Figure;
  remove(id: string): void;
  rewrite(): void;
  /** Each is drawn where it is on the screen, and only there. */
  attend(): void;
  /** From the nearest to the farthest. */
  nearestFirst(): readonly Figure[];
  seen(): Layout;
}

export const openPieces = (easel: Easel, pictures: Pictures): Pieces => {
  const figures = new Map<string, Figure>();

  const add = (piece: Piece): Figure => {
    const figure = openFigure(easel, pictures, piece);
    figures.set(piece.id, figure);
    return figure;
  };
  const remove = (id: string): void => {
    figures.get(id)?.gone();
    figures.delete(id);
  };

  return {
    settle: (layout) => {
      for (const id of figures.keys()) if (!layout.has(id)) remove(id);
      let order = 0;
      for (const piece of layout.values()) {
        (figures.get(piece.id) ?? add(piece)).settle(piece, order);
        order += 1;
      }
    },
    find: (id) => figures.get(id),
    add,
    remove,
    rewrite: () => {
      for (const figure of figures.values()) figure.rewrite();
    },
    attend: () => {
      for (const figure of figures.values()) figure.attend();
    },
    nearestFirst: () => [...figures.values()].toSorted((a, b) => b.cutout.image.depth - a.cutout.image.depth),
    seen: () => new Map([...figures].map(([id, figure]) => [id, figure.seen()])),
  };
};
