/** What the strong bot thinks of things, mostly in points. Found by playing many games alone. */
export const WEIGHTS = {
  /** How much better than the average a card is that one chooses to place. */
  choosy: 1.25,
  /** A coin or card that is short of five houses in time, or to spare. */
  short: 3,
  spare: 0.8,
  enough: 3,
  /** What a space of a house begun costs whose card is in hand, lies in the supply, may still come, or can come no more. */
  inHand: 0.2,
  inSupply: 0.7,
  toCome: 1.5,
  scarce: 0.3,
  never: 3.2,
  /** The same for a house not begun. */
  unbegun: 2.2,
  /** How useful a card in hand is that no house begun waits for. */
  maybe: 0.66,
  /** How sure a house is that can just be completed, over how many cards that fades, and what each missing card takes off. */
  sure: 0.77,
  doubt: 1.5,
  each: 0.91,
  /** How likely a house is completed all the same for which no card will come that breaks no rule. */
  lost: 0.4,
} as const;
