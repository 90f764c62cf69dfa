import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import { evolveTable } from '#engine/kit/table.js';
import type { PlayingTable, Table } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { firstDifference } from './difference.js';
import type { Breach, Law } from './law.js';
import { drewInSilence, learntInSilence } from './learnt-in-silence.js';
import { luckOf } from './luck.js';
import { seatsOf } from './played.js';
import type { Moment, Played } from './played.js';
import { wrongRefusal } from './refused-undo.js';
import { momentsOf } from './sampling.js';
import { standingAfter, waysBack } from './ways-back.js';
import type { Standing } from './ways-back.js';

/** Who errs may take it back, but nobody looks first and thinks again (rules K6 to K8 of the kit). */
export const takingBack: Law = {
  id: 'U1',
  promise: 'what nobody learnt anything by can be undone, exactly; what somebody learnt something by never',

  *broken(played, effort) {
    if (played.fault !== null) yield* drewInSilence(played, played.fault);
    yield* learntInSilence(played, effort);
    yield* drawnTwice(played);

    const tables = new Map(played.happened.map(({ table }) => [table.seq, table]));
    const looked = new Set(momentsOf(played, effort));
    let standing: readonly Standing[] = [];
    for (const moment of played.moments) {
      if (looked.has(moment)) yield* offersAt(played, moment, standing, tables);
      standing = standingAfter(played.game, standing, moment);
    }
  },
};

/** Draws are keyed by seq (rule K8): while no seq comes again, no draw does. */
function* drawnTwice({ happened }: Played): Iterable<Breach> {
  for (const [index, { step }] of happened.entries())
    if (step.seq !== index + 2) yield { seq: step.seq, message: `seq ${step.seq} stands at place ${index + 2}` };
}

function* offersAt(
  played: Played,
  { table }: Moment,
  standing: readonly Standing[],
  tables: ReadonlyMap<number, Table>,
): Iterable<Breach> {
  const { game, setting, seed, chance } = played;
  const luck = luckOf(`${seed} back at ${table.seq}`);
  for (const seat of seatsOf(setting)) {
    const ways = waysBack(standing, seat);
    const difference = firstDifference(undoable(table, seat), ways);
    if (difference !== null)
      yield { seq: table.seq, message: `where seat ${seat} may go back to, by the kit and by the law: ${difference}` };

    for (const [index, to] of ways.entries()) {
      const fault = wrongWayBack(played, table, seat, to, ways.slice(index + 1), tables.get(to));
      if (fault !== null) yield { seq: table.seq, message: `seat ${seat} going back to ${to}: ${fault}` };
    }
    const [latest = table.seq - 1] = ways;
    for (const to of [1, luck.below(table.seq), latest - 1, latest + 1, table.seq - 1, table.seq, table.seq + 1]) {
      if (ways.includes(to) || to < 0) continue;
      const decision = act(game, table, seat, { type: 'undo', to }, chance);
      const fault = decision.ok
        ? 'accepted, though not offered'
        : wrongRefusal(played, standing, { table, seat, to }, decision.refusal);
      if (fault !== null) yield { seq: table.seq, message: `seat ${seat} going back to ${to}: ${fault}` };
    }
  }
}

/** What is not as it was then, or does not go on from there. */
const wrongWayBack = (
  { game, chance }: Played,
  table: PlayingTable<object>,
  seat: Seat,
  to: number,
  further: readonly number[],
  then: Table | undefined,
): string | null => {
  const decision = act(game, table, seat, { type: 'undo', to }, chance);
  if (!decision.ok) return `refused: ${decision.refusal.message}`;
  const now = decision.events.reduce<Table>(
    (before, event) => evolveTable(game, before, { seq: before.seq + 1, event, seat, command: 'undo' }, 'auditor'),
    table,
  );
  if (now.status !== 'playing' || then?.status !== 'playing')
    return `the table was ${String(then?.status)}, and is ${now.status}`;
  if (now.seq <= table.seq) return 'the undo is no event of its own';
  return (
    firstDifference(then.state, now.state) ??
    firstDifference(further, undoable(now, seat)) ??
    (game.deciding(now.state).length === 0 ? 'nobody is to decide' : null)
  );
};
