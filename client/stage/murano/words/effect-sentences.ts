import type { Beads, Glass, Island, Space, StreetTile } from '#events/murano/components.js';

/** What comes of each command, beyond the gold and the victory points, which are said before it. */
export interface EffectSentences {
  /** Gold paid, and what the seat has; gold gained, and what it has then; victory points the same. */
  readonly costs: (gold: number, have: number) => string;
  readonly gains: (gold: number, then: number) => string;
  readonly costsVp: (vp: number, have: number) => string;
  readonly brings: (vp: number, then: number) => string;

  /** `does` is what the action there does, where it can be carried out. */
  readonly sail: (space: Space, usable: boolean, does: string, nextShip: number) => string;
  readonly pass: () => string;
  /** `null`: then the scoring begins. */
  readonly endTurn: (next: string | null) => string;
  readonly takeGold: () => string;
  readonly buyFactory: (left: number) => string;
  readonly buyShop: (left: number) => string;
  readonly searchShops: (left: number) => string;
  readonly buyPalace: (left: number) => string;
  readonly searchPalaces: (left: number) => string;
  readonly takeShop: () => string;
  readonly takePalace: () => string;
  readonly buySpecial: (left: number) => string;
  readonly recruit: (shown: number, price: number) => string;
  readonly keepCharacter: (rule: string, best: Best | null) => string;
  readonly keepNobody: () => string;
  readonly placeGondolier: (left: number) => string;
  readonly drawStreet: (left: number) => string;
  /** `opened`: building sites that nothing could be built on before. */
  readonly layStreet: (tile: StreetTile, opened: number) => string;
  readonly buildFactory: (left: number) => string;
  readonly buildShop: (island: Island) => string;
  readonly buildPalace: (crests: number) => string;
  readonly buildSpecial: () => string;
  readonly keepBuilding: (rule: string) => string;
  readonly collectIncome: (customers: number) => string;
  readonly produce: (drawn: number, owes: boolean) => string;
  readonly sellBeads: () => string;
  readonly returnBead: (bead: Glass) => string;
  readonly dismissGondolier: (left: number) => string;
  readonly hireGondolier: (then: number) => string;
  /** `left`: gondoliers that can still score on the island afterwards. */
  readonly scoreCharacter: (island: Island, left: number) => string;
  readonly exchangeGold: (island: Island, left: number) => string;
  readonly deliverBeads: (island: Island, left: number, beads: Beads) => string;
  /** `unscored`: characters that stay in hand. */
  readonly finishScoring: (unscored: number) => string;
}

/** Where a character would score most as things are. */
export interface Best {
  readonly island: Island;
  readonly vp: number;
}
