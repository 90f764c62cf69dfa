import type { Happening } from '#events/seen-by.js';
import type { Token } from '#events/token.js';
import type { Viewer } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { PlayingTable } from '#engine/kit/table.js';
import type { Deed } from './deeds.js';
import type { Breach, Effort } from './law.js';
import type { Luck } from './luck.js';
import type { Played } from './played.js';
import { sentBy, telltale } from './sent.js';
import type { Tally } from './tally.js';
import { hiddenFrom, learnt, valueAt } from './tokens.js';
import type { Slot } from './tokens.js';
import { readings } from './translate.js';
import { outsiders } from './viewers.js';
import { worldsOf } from './worlds.js';

/** While something happens: the same deed by the same luck, in worlds that differ in nothing that comes to light by it. */
export function* comparedDeed(
  { game, setting }: Played,
  deed: Deed,
  effort: Effort,
  luck: Luck,
  tally: Tally,
): Iterable<Breach> {
  const { table } = deed;
  const decision = deed.done(table, deed.command);
  if (!decision.ok) return;
  for (const viewer of outsiders(setting)) {
    const { slots } = hiddenFrom(game, table.state, viewer);
    const kept = broughtToLight(game, table.state, decision.events, viewer);
    const here = sentBy(game, table, decision.events, viewer);
    for (const world of slots.length === 0 ? [] : worldsOf(table, slots, kept, effort, luck)) {
      const there = world === null ? null : doneThere(game, deed, slots, viewer, world);
      if (world === null) tally.alike += 1;
      else if (there === null && deed.seat !== viewer) tally.impossible += 1;
      else {
        tally.compared += 1;
        const told = there === null ? 'a refusal' : telltale(here, sentBy(game, world, there, viewer));
        const what = deed.command === null ? 'the opening' : JSON.stringify(deed.command);
        if (told !== null)
          yield { seq: table.seq, message: `${viewer} can tell two worlds apart after ${what} by ${told}` };
      }
    }
  }
}

/** What the same deed brings about in another world, or `null` if it is not possible there. */
const doneThere = (
  game: Game,
  { table, seat, command, done }: Deed,
  slots: readonly Slot[],
  viewer: Viewer,
  world: PlayingTable<object>,
): readonly Happening[] | null => {
  const seen = seat === null || seat === viewer ? null : game.redact(table.state, seat);
  const asked =
    seen === null
      ? [command]
      : readings(command, slots, ({ path, token }) => valueAt(seen, path) === token, world.state);
  for (const reading of asked) {
    const decision = done(world, reading);
    if (decision.ok) return decision.events;
  }
  return null;
};

/** What a viewer gets to know by events: that has to be the same in every world that is compared. */
const broughtToLight = (game: Game, from: object, events: readonly Happening[], viewer: Viewer): ReadonlySet<Token> => {
  const known = new Set<Token>();
  let [state, hidden] = [from, hiddenFrom(game, from, viewer)];
  for (const event of events) {
    if (isTableEvent(event)) continue;
    state = game.evolve(state, event);
    const after = hiddenFrom(game, state, viewer);
    for (const token of learnt(hidden, after)) known.add(token);
    hidden = after;
  }
  return known;
};
