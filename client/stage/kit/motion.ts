import type { Spot } from './piece.js';

/** When a motion begins and how long it takes, in milliseconds at the common pace. */
interface Timed {
  readonly start: number;
  readonly ms: number;
}

/**
 * What is seen to happen on the way from one layout to the next. Wherever a motion of a piece begins, it ends where the
 * layout after it puts that piece: motions carry the eye and change nothing, so each can be cut short.
 */
export type Motion =
  /** A piece of both layouts goes from its place to its new one, past these spots if there are any; it turns over to its new face midway where its art changed. */
  | (Timed & { readonly kind: 'move'; readonly piece: string; readonly past?: readonly Spot[]; readonly hop?: number })
  /** A piece that was not there comes from a spot, with this face first where another is given. */
  | (Timed & {
      readonly kind: 'enter';
      readonly piece: string;
      readonly from: Spot;
      readonly face?: string;
      readonly hop?: number;
    })
  /** A piece that is no longer there goes to a spot and is gone. */
  | (Timed & { readonly kind: 'leave'; readonly piece: string; readonly to: Spot; readonly hop?: number })
  /** Something that is in no layout, such as coins, flies from here to there, one after another where it is more than one. */
  | (Timed & {
      readonly kind: 'fly';
      readonly art: string;
      readonly count: number;
      readonly from: Spot;
      readonly to: Spot;
    })
  /** The number written on a piece counts up or down to its new value. */
  | (Timed & { readonly kind: 'count'; readonly piece: string })
  /** A few words rise from a spot and fade. */
  | (Timed & {
      readonly kind: 'say';
      readonly text: string;
      readonly at: Spot;
      readonly tone: 'gain' | 'loss' | 'plain';
    })
  /** A ring of light goes out from a spot, or around a piece. */
  | (Timed & { readonly kind: 'glow'; readonly at: Spot; readonly size: number })
  /** The eye is led to a part of the board, and back when the event is over. */
  | (Timed & { readonly kind: 'look'; readonly at: Spot; readonly width: number });

/** All that is seen of one event. */
export type Motions = readonly Motion[];

/** How long the whole of it takes. */
export const lengthOf = (motions: Motions): number => Math.max(0, ...motions.map(({ start, ms }) => start + ms));
