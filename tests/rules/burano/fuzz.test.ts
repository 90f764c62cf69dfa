import { expect, test } from '@jest/globals';
import { canonical } from '#events/canonical.js';
import { Refusal } from '#events/refusal.js';
import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { PlayingTable } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { burano } from '#engine/burano/game.js';
import type { BuranoState } from '#engine/burano/state.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { curious } from '#tests/laws/curious.js';
import { play } from '#tests/laws/play.js';
import { nasty } from './nasty.js';
import type { Asked } from './nasty.js';

const COMMANDS_A_SEED = 25_000;

/** Moments of four games, frozen through and through: whatever would change one is a fault. */
const TABLES = [1, 2, 3, 4].flatMap((seats) => {
  const bots = Array.from({ length: seats }, () => curious);
  const setting = { seats, options: {} };
  const { moments } = play({ game: burano, setting, seed: `to be fuzzed by ${seats}`, bots, undos: 5 });
  return moments.map(({ table }) => momentOf(deeplyFrozen(table as PlayingTable<BuranoState>)));
});

interface Moment {
  readonly table: PlayingTable<BuranoState>;
  /** Who may do what now, as text. */
  readonly allowed: ReadonlySet<string>;
  readonly turnOf: Seat;
  readonly choices: readonly object[];
}

test.each([2026, 2027, 2028, 2029])(
  'K4: whatever is sent is refused with a code and a rule, or is a choice (seed %i)',
  (seed) => {
    const commands = nasty(COMMANDS_A_SEED, TABLES, seed);
    const answers = commands.map(({ moment, seat, command }) => {
      const decision = act(burano, moment.table, seat, command, chanceBy(KEY, 'fuzz'));
      const allowed = moment.allowed.has(textOf({ seat, command }));
      if (decision.ok !== allowed) return { what: 'an answer that is not in the choices', seat, command, decision };
      if (decision.ok) return null;
      return isProper(decision.refusal) ? null : { what: 'an improper refusal', seat, command, decision };
    });
    expect(answers).toHaveLength(COMMANDS_A_SEED);
    expect(answers.filter((answer) => answer !== null).slice(0, 3)).toEqual([]);
  },
);

test('the fuzz reaches every phase of the game', () => {
  expect(new Set(TABLES.map(({ table }) => table.state.phase.kind))).toEqual(
    new Set(['taking', 'placing', 'visiting', 'returning', 'betweenRounds']),
  );
});

const KEY = new Uint8Array(32);

function momentOf(table: PlayingTable<BuranoState>): Moment {
  const seats = Array.from({ length: table.setting.seats }, (_, seat) => seat);
  const [turnOf = 0] = burano.deciding(table.state);
  const choices = burano.choices(table.state, turnOf);
  const allowed = [
    ...choices.map((command) => ({ seat: turnOf, command })),
    ...seats.flatMap((seat) => undoable(table, seat).map((to) => ({ seat, command: { type: 'undo', to } }))),
  ];
  return { table, allowed: new Set(allowed.map(textOf)), turnOf, choices };
}

/** What cannot be written as JSON is nobody's choice. */
function textOf(asked: Pick<Asked<never>, 'seat' | 'command'>): string {
  try {
    return canonical(asked);
  } catch {
    return 'not JSON';
  }
}

const isProper = (refusal: Refusal): boolean =>
  Refusal.safeParse(refusal).success && /^[A-Z]\d+$/.test(refusal.rule ?? '') && refusal.message.endsWith('.');

function deeplyFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deeplyFrozen);
  }
  return value;
}
