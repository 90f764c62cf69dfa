import { act, start } from '#engine/kit/act.js';
import type { Law } from './law.js';
import type { Happened, Played } from './played.js';
import { momentsOf } from './sampling.js';

/** Two servers, or one server twice, tell the same story: nothing but seed and commands goes into a game. */
export const sameAgain: Law = {
  id: 'G1',
  promise: 'the same seed and commands give the same events',

  *broken(played, effort) {
    const { game, chance } = played;
    const { seated, started } = openingOf(played);
    const table = seated.at(-1)?.table;
    if (table === undefined) throw new Error('A game without a seat taken.');
    if (JSON.stringify(start(game, table, chance)) !== JSON.stringify(eventsOf(started)))
      yield { seq: table.seq, message: 'opening the game again gives other events' };

    for (const { table: before, seat, command, chance: then, happened } of momentsOf(played, effort)) {
      const decision = act(game, before, seat, command, then);
      const again = decision.ok ? JSON.stringify(decision.events) : JSON.stringify(decision.refusal);
      const first = JSON.stringify(eventsOf(happened));
      if (again !== first) yield { seq: before.seq, message: `${command.type} made ${first}, and again ${again}` };
    }
  },
};

const eventsOf = (happened: readonly Happened[]) => happened.map(({ step }) => step.event);

/** What happened before the first command: the seats taken, and then the start with all that it brought. */
const openingOf = ({ happened, moments }: Played) => {
  const first = happened.findIndex(({ step }) => step.event.type === 'TableStarted');
  const last = moments[0]?.table.seq ?? Infinity;
  return { seated: happened.slice(0, first), started: happened.slice(first).filter(({ step }) => step.seq <= last) };
};
