import { expect, test } from '@jest/globals';
import { canonical } from '#events/canonical.js';
import { Refusal } from '#events/refusal.js';
import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { PlayingTable } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { playGame } from '#tests/playthroughs/murano/play.js';
import { playedIn } from '#tests/playthroughs/murano/style.js';
import { nasty } from './nasty.js';
import type { Asked } from './nasty.js';

const COMMANDS_A_SEED = 25_000;

const STYLE = {
  likes: {
    ...{ takeGold: 6, gondolier: 1, recruit: 4, placeGondolier: 3, build: 4 },
    ...{ income: 3, production: 3, shop: 4, palace: 4, factory: 4, special: 6 },
  },
  undoes: 5,
};

/** Moments of three games, frozen through and through: whatever would change one is a fault. */
const TABLES = [2, 3, 4].flatMap((seats) =>
  playGame(murano, `to be fuzzed by ${seats}`, seats, playedIn(STYLE)).flatMap(({ after }) =>
    after.status === 'playing' ? [momentOf(deeplyFrozen(after))] : [],
  ),
);

interface Moment {
  readonly table: PlayingTable<MuranoState>;
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
      const decision = act(murano, moment.table, seat, command, chanceBy(KEY, 'fuzz'));
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
    new Set([
      ...['sailing', 'searchingShops', 'searchingPalaces', 'recruiting', 'building', 'layingStreet'],
      ...['choosingBuilding', 'selling', 'returningBead', 'bought', 'acted', 'scoring'],
    ]),
  );
});

const KEY = new Uint8Array(32);

function momentOf(table: PlayingTable<MuranoState>): Moment {
  const seats = Array.from({ length: table.setting.seats }, (_, seat) => seat);
  const [turnOf = 0] = murano.deciding(table.state);
  const choices = murano.choices(table.state, turnOf);
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
