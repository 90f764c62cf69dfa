import { drawsBy } from '#engine/kit/act.js';
import { isTableEvent } from '#engine/kit/table.js';
import type { Breach, Effort } from './law.js';
import type { Fault, Played } from './played.js';
import { happenedOf } from './sampling.js';
import { hiddenFrom, learnt } from './tokens.js';
import { isNewsAt } from './ways-back.js';
import { outsiders } from './viewers.js';

/** An event that shows somebody a token it did not see before, and does not say that it is news. */
export function* learntInSilence(played: Played, effort: Effort): Iterable<Breach> {
  const { game, setting } = played;
  const tables = new Map(played.happened.map(({ table }) => [table.seq, table]));
  for (const { step, table } of happenedOf(played, effort)) {
    const before = tables.get(step.seq - 1);
    if (isTableEvent(step.event) || isNewsAt(game, step.event)) continue;
    if (table.status !== 'playing' || before?.status !== 'playing') continue;
    for (const viewer of outsiders(setting)) {
      const tokens = learnt(hiddenFrom(game, before.state, viewer), hiddenFrom(game, table.state, viewer));
      if (tokens.length > 0)
        yield { seq: step.seq, message: `${step.event.type} shows ${viewer} ${tokens.join(', ')}, and is no news` };
    }
  }
}

/** The kit throws at a command that draws without news, refused or not; whether that is why a game stopped. */
export function* drewInSilence({ game, chance }: Played, { table, seat, command }: Fault): Iterable<Breach> {
  const parsed = game.command.safeParse(command);
  if (!parsed.success) return;
  const draws = drawsBy(chance, table);
  const decision = game.decide(table.state, seat, parsed.data, draws);
  if (draws.used() > 0 && !(decision.ok && decision.events.some((event) => isNewsAt(game, event))))
    yield { seq: table.seq, message: `${parsed.data.type} draws, and it is no news` };
}
