import type { FloorCard } from '#events/burano/components.js';
import type { Crowd } from '#engine/burano/characters.js';
import type { Street, Visit } from '#engine/burano/state.js';

/** How a seat stands when its turn is over, as far as the bot looks at it. */
export interface Standing {
  readonly street: Street;
  readonly hand: readonly FloorCard[];
  readonly coins: number;
  readonly tokens: number;
}

/** What does not change while a turn is thought through. */
export interface Outlook {
  readonly visits: readonly Visit[];
  readonly crowd: Crowd;
  /** Turns after this one, as far as they can be foreseen. */
  readonly turns: number;
  /** What a closed window may cost. */
  readonly window: number;
  /** Cards of the supply that will be there in the next turn, if nobody takes them. */
  readonly staying: readonly FloorCard[];
  /** How many cards of a floor and colour nobody has seen go: by floor times colours plus the colour's place. */
  readonly unseen: readonly number[];
}
