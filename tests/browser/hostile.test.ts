import { describe, expect, it } from '@jest/globals';
import type { WebSocketRoute } from 'playwright-core';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import { seal } from '#events/chain/digest.js';
import type { Digest, TableId } from '#events/envelope.js';
import { byAll } from '#events/seen-by.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import { digest, seq, tableId } from '#events/wire/ids.js';
import { DESKTOP } from './house.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const TEST_TIMEOUT_MS = 90_000;

const house = theHouse();

interface Said {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Where a table's chain stands. */
interface Place {
  readonly table: TableId;
  readonly seq: number;
  readonly digest: Digest;
}

const game: Game = murano;

const placeIn = (data: Said['data']): Place => ({
  table: tableId.parse(data['table']),
  seq: seq.parse(data['seq']),
  digest: digest.parse(data['digest']),
});

/** Also of what no game knows: whoever lies may chain it all the same. */
const showings: SeenBy<Happening> = { ...tableSeenBy, ...game.seenBy, Sunk: byAll };

const sailed = (bent: object = {}): Happening => {
  const event = { type: 'ShipSailed', seat: 0, ship: 0, to: 3, gold: 0 };
  return { ...event, ...bent };
};

/** Anna at a table, on a line over which somebody may say to her page whatever they like. */
const annaOnABentLine = async () => {
  const context = await house().guest(DESKTOP);
  const lines: WebSocketRoute[] = [];
  const last = new Map<string, Said['data']>();
  let place: Place | null = null;
  let cameAfresh: () => void = () => undefined;
  let timesCounted = 0;
  let isCounted: () => void = () => undefined;
  /** Who is there was told when she came, and again with her among them: from now on nobody else says anything of it. */
  const counted = new Promise<void>((resolve) => (isCounted = resolve));
  await context.routeWebSocket(/\/ws$/, (line) => {
    lines.push(line);
    line.connectToServer().onMessage((text) => {
      const { event, data } = JSON.parse(String(text)) as Said;
      last.set(event, data);
      if (event === 'event' || event === 'snapshot') place = placeIn(data);
      line.send(text);
      if (event === 'snapshot') cameAfresh();
      if (event === 'presence') timesCounted += 1;
      if (timesCounted > 1) isCounted();
    });
  });
  const anna = await Player.in(house(), context);
  await anna.playBots('Anna');

  const say = (text: string | Buffer): void => lines.at(-1)?.send(text);
  /** What was said last of this kind, with a change. */
  const bent = (event: string, change: (data: Said['data']) => object): string => {
    const data = last.get(event) ?? {};
    return JSON.stringify({ event, data: { ...data, ...change(data) } });
  };
  const chained = (event: Happening, by = 1): string => {
    if (place === null) throw new Error('Nothing was said yet.');
    const { table, digest: previous } = place;
    const step = { table, seq: place.seq + by, at: 1, edition: murano.edition, event };
    const { commitment, ...made } = seal(previous, step, showings, new Uint8Array(32));
    const data = { table, seq: step.seq, at: 1, event, ...made, ...(commitment === null ? {} : { commitment }) };
    return JSON.stringify({ event: 'event', data });
  };
  /** The table was asked for, and came. */
  const afresh = (): Promise<void> =>
    new Promise((resolve) => {
      cameAfresh = resolve;
    });
  return { anna, say, bent, chained, afresh, counted };
};

/** More than happens between two moments at which a test says something. */
const FAR_AHEAD = 100;

/** A snapshot in which every ship lies beyond the end of the ring. */
const withShipsAt = (space: number, table: unknown): object => {
  const { state, ...around } = table as { readonly state: { readonly ships: readonly number[] } };
  return { ...around, state: { ...state, ships: state.ships.map(() => space) } };
};

const MENDED = 'the table was read anew';

/** It is said, and the game goes on, on the board too. */
const isMended = async (anna: Player): Promise<void> => {
  const note = anna.page.locator('.note', { hasText: MENDED });
  await note.waitFor();
  await note.getByRole('button').click();
  await note.waitFor({ state: 'detached' });
  await anna.page.locator('.board canvas').waitFor();
  await anna.choices.first().waitFor();
  await anna.playOn(1, 1);
  await anna.choices.first().waitFor();
};

describe('A server that says what cannot be', () => {
  it(
    'never leaves an empty page: an event that does not fit is said not to, and the table is read anew',
    async () => {
      const { anna, say, chained } = await annaOnABentLine();
      // None of a game's kinds, none of its forms, none of its places, and none that is next.
      for (const event of [
        () => chained({ type: 'Sunk' }),
        () => chained(sailed({ gold: 'x' })),
        () => chained(sailed({ to: 99 })),
        () => chained(sailed(), FAR_AHEAD),
      ]) {
        say(event());
        await isMended(anna);
      }
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'nor do a table and choices that do not fit',
    async () => {
      const { anna, say, bent } = await annaOnABentLine();
      for (const message of [
        () => bent('snapshot', () => ({ state: {} })),
        () => bent('snapshot', ({ state }) => ({ state: { ...(state as object), state: {} } })),
        () => bent('snapshot', ({ state }) => ({ state: withShipsAt(99, state) })),
        () => bent('choices', ({ choices }) => ({ choices: [...(choices as object[]), { type: 'sink', ship: 1 }] })),
      ]) {
        say(message());
        await isMended(anna);
      }
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'offers nothing that the rules do not offer',
    async () => {
      const { anna, say, bent, counted } = await annaOnABentLine();
      await counted;
      const before = await anna.choices.allTextContents();
      say(
        bent('choices', ({ choices }) => ({
          choices: [...(choices as object[]), { type: 'buildSpecial', site: 9_999 }],
        })),
      );
      say(bent('presence', () => ({ watchers: 41 })));
      await anna.page.getByText('41 people are watching').waitFor();
      expect(await anna.choices.allTextContents()).toEqual(before);
      await anna.playOn(2, 3);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'is not asked for ever: in the end it is said that nothing fits, and one may try again',
    async () => {
      const { anna, say, chained, afresh } = await annaOnABentLine();
      for (let times = 0; times < 5; times += 1) {
        const came = afresh();
        say(chained(sailed(), FAR_AHEAD));
        await came;
      }
      say(chained(sailed(), FAR_AHEAD));
      await anna.page.getByText('What the server says about this table does not fit together.').waitFor();
      await anna.button('Read the table anew').click();
      await anna.choices.first().waitFor();
      await anna.playOn(2, 4);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'is not heard where it makes no sense at all, and play goes on',
    async () => {
      const { anna, say, bent, chained } = await annaOnABentLine();
      const before = await anna.text();
      for (const nonsense of [
        'not JSON',
        '[]',
        'null',
        '{"event":"snapshot"}',
        '{"event":"applause","data":{}}',
        JSON.stringify({ event: 'choices', data: { table: 'T', seq: 'x', choices: 'all' } }),
        Buffer.from([0, 159, 146, 150]),
        `"${'x'.repeat(1_000_000)}"`,
        bent('event', () => ({ event: { type: 7 } })),
        chained({ type: 'TableStarted' }, -1),
      ])
        say(nonsense);
      expect(await anna.text()).toBe(before);
      await anna.playOn(2, 2);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'shows names as they are written, and runs nothing of them',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      const name = '<img src=x onerror=alert(1)>';
      await anna.playBots(name);
      await anna.page.getByText(name).first().waitFor();
      expect(await anna.page.locator('img[src=x]').count()).toBe(0);
    },
    TEST_TIMEOUT_MS,
  );
});
