import type { Happening } from '#events/seen-by.js';
import { act } from '#engine/kit/act.js';
import type { Decision } from '#engine/kit/decision.js';
import type { PlayingTable } from '#engine/kit/table.js';
import type { Strays } from './commands.js';
import type { Breach, Effort } from './law.js';
import type { Luck } from './luck.js';
import type { Played } from './played.js';
import { sentAt, telltale } from './sent.js';
import type { Sent } from './sent.js';
import { hiddenFrom } from './tokens.js';
import { outsiders } from './viewers.js';
import { worldsOf } from './worlds.js';

/** Each refusal is asked for in every world, so fewer are. */
const STRAYS_TOLD = 3;

/** While nothing happens: what a viewer is sent on request, and the refusals that a seat gets. */
export function* comparedTable(
  { game, setting, chance }: Played,
  table: PlayingTable<object>,
  strays: Strays,
  effort: Effort,
  luck: Luck,
): Iterable<Breach> {
  for (const viewer of outsiders(setting)) {
    const { slots, strange } = hiddenFrom(game, table.state, viewer);
    for (const place of strange)
      yield { seq: table.seq, message: `${place} is hidden from ${viewer}, and is no token hidden by null` };

    const asked = strays.wellFormed(Math.ceil(effort.strays / STRAYS_TOLD));
    const sent = (there: PlayingTable<object>): Sent => ({
      ...sentAt(game, there, viewer),
      ...(typeof viewer === 'number' ? answers(asked, (command) => act(game, there, viewer, command, chance)) : {}),
    });
    const here = sent(table);
    for (const world of worldsOf(table, slots, new Set(), effort, luck)) {
      const told = world === null ? null : telltale(here, sent(world));
      if (told !== null) yield { seq: table.seq, message: `${viewer} can tell two worlds apart by ${told}` };
    }
  }
}

/** Of what is accepted only that it is; what it brings about is for `comparedDeed`. */
const answers = (commands: readonly unknown[], answer: (command: unknown) => Decision<Happening>): Sent =>
  Object.fromEntries(
    commands.map((command, index) => {
      const decision = answer(command);
      const text = decision.ok ? 'accepted' : JSON.stringify(decision.refusal);
      return [`the answer ${index} to ${JSON.stringify(command)}`, text];
    }),
  );
