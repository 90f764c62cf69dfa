import type { Island } from '#events/murano/components.js';

/** What stands in Murano's own panels. */
export interface PanelWords {
  readonly yourHand: string;
  readonly handsHidden: string;
  readonly tiles: string;
  readonly noTiles: string;
  readonly characters: string;
  readonly noCharacters: string;
  /** Over the characters that are shown while recruiting. */
  readonly shown: string;
  readonly keepFor: (gold: number) => string;
  /** How a character's worth on an island is read aloud; `there` says whether a gondolier lies there. */
  readonly worth: (island: Island, vp: number, there: Presence, isBest: boolean) => string;
  readonly worthless: string;
  readonly legend: string;
  readonly bestTitle: string;
  readonly bestTotal: (vp: number) => string;
  readonly bestStep: (card: string, island: Island, vp: number) => string;
  readonly leftOver: (gondoliers: number) => string;
  readonly payment: (what: string) => string;
  readonly takeIt: string;
  readonly takingIt: (left: number) => string;
  readonly stop: string;
  readonly mayDiffer: string;

  readonly sheet: string;
  readonly place: (place: number) => string;
  readonly onTrack: string;
  readonly gondoliersLeft: string;
  readonly total: string;
  readonly goldLeft: string;
  readonly noneScored: string;
  readonly unfinished: string;
}

/** Whether a seat's gondolier lies on an island, could still be placed there, or can no more. */
export type Presence = 'there' | 'possible' | 'never';
