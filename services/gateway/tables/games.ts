import { evolvedOnce } from '#engine/kit/evolved-once.js';
import { newestOf } from '#engine/kit/editions.js';
import type { Game } from '#engine/kit/game.js';

/** The games that this node has the rules of. */
export class Games {
  readonly all: readonly Game[];

  constructor(games: readonly Game[]) {
    this.all = games.map(evolvedOnce);
  }

  /** The rules of a game at an edition: a table keeps its edition for ever. */
  at(id: string, edition: number): Game | undefined {
    return this.all.find((game) => game.id === id && game.edition === edition);
  }

  /** What new tables are played by, one for each game. */
  get newest(): readonly Game[] {
    return newestOf(this.all);
  }
}
