import { canonical } from '#events/canonical.js';
import { Refusal } from '#events/refusal.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Asking } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import { isUndo } from '#engine/kit/undo.js';
import { straysOf } from './commands.js';
import type { Breach, Law } from './law.js';
import { seatsOf } from './played.js';
import type { Played } from './played.js';
import { momentsOf } from './sampling.js';

/** Legality is said twice, by `choices` and by `decide`; this holds them together. */
export const offered: Law = {
  id: 'G3',
  promise: 'every choice offered is accepted; any command not offered is refused, without effect',

  *broken(played, effort) {
    const { happened, end, fault } = played;
    const command = fault?.command ?? null;
    if (fault !== null && command !== null)
      yield {
        seq: fault.table.seq,
        message: `seat ${fault.seat} was offered ${told(command)}, which ${fault.message}`,
      };

    const strays = effort.strays === 0 ? null : straysOf(played);
    const first = happened[0]?.table ?? end;
    for (const table of [first, ...momentsOf(played, effort).map((moment) => moment.table), end])
      yield* wrongAt(played, table, strays?.anything(effort.strays) ?? []);
  },
};

/** By every seat, and by some that are none of the table's. */
function* wrongAt(played: Played, table: Table, strays: readonly unknown[]): Iterable<Breach> {
  const { setting } = played;
  const before = stateText(table);
  const offers = new Map(seatsOf(setting).map((seat) => [seat, offersAt(played, table, seat)]));
  for (const [seat, offer] of offers) yield* wrongOffers(played, table, seat, offer);

  const anybody: readonly Seat[] = [...offers.keys(), setting.seats, -1, 0.5];
  for (const [index, command] of strays.entries()) {
    const seat = anybody[index % anybody.length] ?? 0;
    if (isUndo(command) || isOffered(played, offers.get(seat), command)) continue;
    const wrong = wrongAnswer(played, table, seat, command);
    if (wrong !== null) yield { seq: table.seq, message: `seat ${seat} is not offered ${told(command)}, and ${wrong}` };
  }
  if (stateText(table) !== before) yield { seq: table.seq, message: 'a command without effect changed the table' };
}

/** The choices of a seat, each by its text. */
type Offers = ReadonlyMap<string, Asking>;

const offersAt = ({ game }: Played, table: Table, seat: Seat): Offers =>
  new Map(
    table.status === 'playing' ? game.choices(table.state, seat).map((choice) => [canonical(choice), choice]) : [],
  );

const isOffered = ({ game }: Played, offers: Offers | undefined, command: unknown): boolean => {
  const parsed = game.command.safeParse(command);
  return parsed.success && offers?.has(canonical(parsed.data)) === true;
};

function* wrongOffers({ game, chance }: Played, table: Table, seat: Seat, offers: Offers): Iterable<Breach> {
  if (table.status === 'playing' && game.choices(table.state, seat).length !== offers.size)
    yield { seq: table.seq, message: `seat ${seat} is offered the same twice` };
  for (const [text, choice] of offers) {
    const decision = act(game, table, seat, choice, chance);
    if (!decision.ok)
      yield { seq: table.seq, message: `seat ${seat} is offered ${text}, refused: ${decision.refusal.message}` };
    else if (decision.events.length === 0)
      yield { seq: table.seq, message: `seat ${seat} is offered ${text}, which does nothing` };
  }
}

const RULE = /^[A-Z]+[0-9]+[a-z]?$/;

/** What is wrong with the answer to a command that has to be refused. */
const wrongAnswer = (played: Played, table: Table, seat: Seat, command: unknown): string | null => {
  const answer = answerTo(played, table, seat, command);
  if (typeof answer === 'string') return answer;
  if (answer.ok) return `it is accepted: ${JSON.stringify(answer.events)}`;
  const { refusal } = answer;
  if (!Refusal.safeParse(refusal).success) return `the refusal is none: ${JSON.stringify(refusal)}`;
  if (!RULE.test(refusal.rule ?? '')) return `the refusal names no rule: ${JSON.stringify(refusal)}`;
  return refusal.message === '' ? 'the refusal says nothing' : null;
};

/** Whatever anybody sends is answered: a rule that throws is told of as that. */
const answerTo = (
  { game, chance }: Played,
  table: Table,
  seat: Seat,
  command: unknown,
): Decision<Happening> | string => {
  try {
    return act(game, table, seat, command, chance);
  } catch (error) {
    return `it throws: ${String(error)}`;
  }
};

const stateText = (table: Table): string => JSON.stringify(table.status === 'playing' ? table.state : table);

const told = (command: unknown): string => (command === undefined ? 'nothing' : JSON.stringify(command));
