import { act, drawsAt, evolveTable, openTable, start } from './engine-under-test.mjs';
import { pick, randomFrom } from './measure/random.mjs';

/** Who sees all, and so folds what is stored. */
export const AUDITOR = 'auditor';

/** The luck of every recorded game. */
export const KEY = new Uint8Array(32).fill(7);

/**
 * One game played through the table kit by seats that choose at random: the table when it was set, each command with the
 * seq at which it was given, every step, and the table at the end.
 */
export const record = (game, seats, seed, choose = (choices, random) => pick(random, choices)) => {
  const random = randomFrom(seed);
  const chance = { key: KEY, keyFor: () => KEY, table: `${game.id}-${seats}-${seed}`, drawn: 0 };
  const opened = openTable({ type: 'TableOpened', seats, options: {}, commitment: 'not revealed' });
  const steps = [];
  const moves = [];
  let table = opened;
  const happen = (events, seat, command) => {
    for (const event of events) {
      const step = { seq: table.seq + 1, event, seat, command };
      steps.push(step);
      table = evolveTable(game, table, step, AUDITOR);
    }
  };

  happen(start(game, opened, chance), null, null);
  const set = table;
  while (table.status === 'playing') {
    const [seat] = game.deciding(table.state);
    const command = choose(game.choices(table.state, seat), random);
    const decision = act(game, table, seat, command, chance);
    if (!decision.ok) throw new Error(`${game.id} refused ${JSON.stringify(command)}: ${decision.refusal.message}`);
    moves.push({ seat, command, id: `command-${moves.length}`, seq: table.seq });
    happen(decision.events, seat, moves.at(-1).id);
  }
  return { game, chance, opened, set, moves, steps, end: table };
};

/** The recorded commands once more, through the rules alone: `decide`, and `evolve` for each event. */
export const replayRules = ({ game, chance, set, moves }) => {
  let { state } = set;
  for (const { seat, command, seq } of moves) {
    const decision = game.decide(state, seat, command, drawsAt(chance.key, chance.table, seq + 1));
    for (const event of decision.events) state = game.evolve(state, event);
  }
  return state;
};

/** The same through all that stands at a table: `act`, which reads the command as sent, and `evolveTable`. */
export const replayTable = ({ game, chance, set, moves }) => {
  let table = set;
  for (const { seat, command, id } of moves) {
    const decision = act(game, table, seat, command, chance);
    for (const event of decision.events)
      table = evolveTable(game, table, { seq: table.seq + 1, event, seat, command: id }, AUDITOR);
  }
  return table;
};

/** The table from its steps, from zero: as stored, or as one viewer saw them. */
export const fold = ({ game, opened }, steps, viewer = AUDITOR) =>
  steps.reduce((table, step) => evolveTable(game, table, step, viewer), opened);

/** A round of measuring: the next of the replays, and how many moves that was. */
export const movesInTurn = (replays, games) => {
  let next = 0;
  return () => {
    const at = next;
    next = (at + 1) % replays.length;
    replays[at]();
    return games[at].moves.length;
  };
};
