import type { Fragments } from '#events/light-masters/components.js';

/** What stands in the panels of Light Masters. */
export interface PanelWords {
  readonly yourHand: string;
  readonly handsHidden: string;
  readonly handEmpty: string;
  readonly next: string;
  /** What a creation still wants, and what it would bring now. */
  readonly missing: (some: Fragments) => string;
  readonly payable: (lira: number) => string;
  readonly complete: (lira: number) => string;
  readonly putNext: string;
  readonly completed: string;
  readonly noneCompleted: string;
  readonly advantages: string;
  readonly activate: (creation: string) => string;

  readonly sheet: string;
  readonly place: (place: number) => string;
  readonly start: string;
  readonly sales: string;
  readonly byAdvantages: string;
  readonly bought: string;
  readonly spent: string;
  readonly total: string;
  readonly creationsMade: (count: number) => string;
  readonly unfinished: string;
}
