import { expect, test } from '@jest/globals';
import { canonical } from '#events/canonical.js';
import { Refusal } from '#events/refusal.js';
import type { Seat } from '#events/viewer.js';
import { act } from '#engine/kit/act.js';
import type { PlayingTable } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { straysOf } from '#tests/laws/commands.js';
import { curious } from '#tests/laws/curious.js';
import { luckOf } from '#tests/laws/luck.js';
import { play } from '#tests/laws/play.js';

const COMMANDS_A_SEED = 25_000;
const KEY = new Uint8Array(32);

/** Games of players to whom every kind of command is dear, so that every kind of moment is among theirs. */
const GAMES = [
  { seats: 2, option: 'firstGame', evening: 1 },
  ...[3, 7, 8, 15, 16].map((evening) => ({ seats: 2, option: 'ringB', evening })),
  { seats: 3, option: 'ringB', evening: 1 },
  { seats: 4, option: 'ringB', evening: 1 },
].map(({ seats, option, evening }) =>
  play({
    game: lightMasters,
    // The evenings were chosen under scheme 1, so that they reach every step.
    scheme: 1,
    setting: { seats, options: { [option]: true } },
    seed: `fuzzed by ${seats}, ring-b, evening ${evening}`,
    bots: Array.from({ length: seats }, () => curious),
  }),
);
/** As many of each game: neighbours are much alike. */
const EVERY = 3;

interface Moment {
  readonly table: PlayingTable<object>;
  readonly state: LightMastersState;
  readonly turnOf: Seat;
  /** Who may do what now, as text. */
  readonly allowed: ReadonlySet<string>;
}

/** Moments of the games, frozen through and through: whatever would change one is a fault. */
const MOMENTS: readonly Moment[] = GAMES.flatMap(({ moments }) =>
  moments.filter((_, at) => at % EVERY === 0).map(({ table }) => momentOf(deeplyFrozen(table))),
);

test.each([2026, 2027, 2028, 2029])(
  'K4: whatever is sent is refused with a code and a rule, or is a choice (seed %i)',
  (seed) => {
    const luck = luckOf(`fuzz ${seed}`);
    const commands = GAMES.flatMap((game) =>
      straysOf({ ...game, seed: `${game.seed} ${seed}` }).anything(Math.ceil(COMMANDS_A_SEED / GAMES.length)),
    );
    const wrong = commands.flatMap((stray) => {
      const { table, turnOf, allowed } = luck.pick(MOMENTS);
      const seat = luck.below(4) > 0 ? turnOf : luck.pick(ODD_SEATS);
      const command = luck.below(20) === 0 ? luck.pick(ODD_COMMANDS) : stray;
      const decision = act(lightMasters, table, seat, command, chanceBy(KEY, 'fuzz'));
      const isFine = decision.ok ? allowed.has(textOf({ seat, command })) : isProper(decision.refusal);
      const isOverseen = !decision.ok && allowed.has(textOf({ seat, command }));
      return isFine && !isOverseen ? [] : [{ seat, command, decision }];
    });

    expect(commands.length).toBeGreaterThanOrEqual(COMMANDS_A_SEED);
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);

test('the fuzz reaches every step of a turn and everything that can be begun', () => {
  const states = MOMENTS.map(({ state }) => state);
  expect(new Set(states.map(({ phase }) => phase.kind))).toEqual(new Set(['collecting', 'negotiating', 'completing']));
  expect(new Set(states.map(({ begun }) => begun?.kind))).toEqual(
    new Set([
      ...[undefined, 'replacing', 'presented', 'picking', 'selling'],
      ...['ordering', 'travelling', 'swapping', 'seeing'],
    ]),
  );
});

const nested = (depth: number): unknown => JSON.parse('{"type":'.repeat(depth) + '1' + '}'.repeat(depth)) as unknown;

const ODD_SEATS: readonly number[] = [0, 1, 2, 3, -1, 4, 0.5, NaN, Infinity, 2 ** 53, -0];
const ODD_COMMANDS: readonly unknown[] = [
  nested(10),
  nested(2000),
  { type: 'collect', extra: 1 },
  { type: 'buy', market: 4 },
  { type: 'buy', market: -0 },
  { type: 'buy', market: 2 ** 53 },
  { type: 'buy', market: '0' },
  { type: 'exchange', fragment: 'constructor', market: 0 },
  { type: 'take', fragment: '__proto__' },
  { type: 'complete', pays: { blue: 1e9, green: 0, yellow: 0, red: 0, clear: 0 } },
  { type: 'complete', pays: { blue: 0, green: 0, yellow: 0, red: 0, clear: -4 } },
  { type: 'complete', pays: { blue: 0, green: 0, yellow: 0, red: 0 } },
  { type: 'pick', fragments: [] },
  { type: 'activate', creation: 'creation-toString', category: 'art' },
  { type: 'activate', creation: 'creation-mask', category: 'constructor' },
  { type: 'turnRingTo', turned: 1e308 },
  { type: 'putFirst', to: NaN },
  { type: 'move', fragment: 'blue', from: 2 ** 31, to: 2 ** 31 },
];

function momentOf(table: PlayingTable<object>): Moment {
  const state = table.state as LightMastersState;
  const seats = Array.from({ length: table.setting.seats }, (_, seat) => seat);
  const [turnOf = 0] = lightMasters.deciding(state);
  const allowed = [
    ...lightMasters.choices(state, turnOf).map((command) => ({ seat: turnOf, command })),
    ...seats.flatMap((seat) => undoable(table, seat).map((to) => ({ seat, command: { type: 'undo', to } }))),
  ];
  return { table, state, turnOf, allowed: new Set(allowed.map(textOf)) };
}

/** What cannot be written as JSON is nobody's choice. */
function textOf(asked: { readonly seat: Seat; readonly command: unknown }): string {
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
