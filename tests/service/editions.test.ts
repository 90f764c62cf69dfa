import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Timeline } from '#client/timeline/timeline.js';
import type { Game } from '#engine/kit/game.js';
import type { Viewer } from '#events/viewer.js';
import { PublicKeys } from '#events/wire/heads.js';
import type { ShownState } from '#events/wire/play.js';
import type { OfferedGame, TablesAsShown } from '#events/wire/tables.js';
import { isSigned } from '#start/is-signed.js';
import { pebblesEditions } from '#tests/games/pebbles/editions.js';
import { luckOf } from '#tests/laws/luck.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { inPieces, wrongIn } from '#tests/verify/verified.js';
import { verify } from '#verify/verify.js';
import { Chooser } from './chooser.js';
import { gather, holdsWhatIsTold } from './company.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { eventsSeen, moveOn, openPebbles, pathOf, statesTold, tableShown, typesIn } from './short-games.js';
import { aGuest, nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

/** Two starts of a service, and some short games. */
const TWO_RELEASES_MS = 90_000;
/** Two rounds of Pebbles, and the pebbles hidden once more. */
const LATE_IN_THE_GAME = 5;

const BEFORE = { ...UNHURRIED, NODE_OPTIONS: '--import ./tests/service/pebbles-before.mjs' };
const LATER = { ...UNHURRIED, NODE_OPTIONS: '--import ./tests/service/pebbles-later.mjs' };
const [first, second] = pebblesEditions;

let served: Served;
let people: readonly [Visitor, Visitor, Visitor];
/** Tables that the release before opened: two people play on at one, one plays a bot at another, and one is over. */
let tables: { readonly running: string; readonly withBot: string; readonly over: string };
const toldBefore = new Map<string, readonly ShownState[]>();

const isOver = async (id: string): Promise<boolean> => (await tableShown(nobody(served.url), id)).status === 'finished';

beforeAll(async () => {
  served = await serve(await aFolder(), BEFORE);
  const [anna, ben] = [await aGuest(served.url, 'Anna'), await aGuest(served.url, 'Ben')];
  people = [anna, ben, nobody(served.url)];
  const [running, withBot, over] = [
    await openPebbles(anna, ben),
    await openPebbles(anna, 'bot'),
    await openPebbles(anna, ben),
  ];
  tables = { running, withBot, over };
  for (let move = 0; move < LATE_IN_THE_GAME; move += 1) expect(await moveOn(running, [anna, ben])).toBe(true);
  await eventually('Anna is asked by the bot', () => moveOn(withBot, [anna]));
  await eventually('she is asked once more', () => moveOn(withBot, [anna]));
  await eventually('it is over', async () => !(await moveOn(over, [anna, ben])) && isOver(over));
  for (const id of [running, over]) toldBefore.set(id, await statesTold(id, people));
  expect(await served.stop()).toBe(0);

  served = await serve(served.folder, LATER);
  people = [anna.at(served.url), ben.at(served.url), nobody(served.url)];
}, TWO_RELEASES_MS);

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

/** What a verifier that knows both editions says of a finished table. */
const verdictOn = async (id: string) => {
  const everybody = nobody(served.url);
  const { text } = await everybody.ask('GET', `${pathOf(id)}/export`);
  const { keys } = PublicKeys.parse((await everybody.ask('GET', '/api/keys')).body);
  const gameAt = (game: string, edition: number): Game | undefined =>
    pebblesEditions.find((one) => one.id === game && one.edition === edition);
  return verify(inPieces(text), { rules: { gameAt, knows: (game) => game === 'pebbles' }, isSigned, keys });
};

/** The page's own fold of all that somebody may read of a table. */
const timelineOf = async (game: Game, who: Visitor, id: string, viewer: Viewer): Promise<Timeline> => {
  const timeline = new Timeline(game, viewer);
  for (const { seq, at, event } of await eventsSeen(who, id)) timeline.add({ seq, at, event });
  return timeline;
};

describe('A table that an older release opened', () => {
  it('keeps its edition and its old events, and stands at every seq as it stood', async () => {
    for (const [id, told] of toldBefore) {
      expect(await tableShown(people[0], id)).toMatchObject({ edition: 1 });
      expect(typesIn(await eventsSeen(people[0], id))).toEqual(expect.arrayContaining(Object.keys(first.upcasts)));
      expect(await statesTold(id, people)).toEqual(told);
    }
  });

  it('is folded by the page as the server folds it', async () => {
    for (const [seat, who] of people.entries()) {
      const viewer = seat === 2 ? 'public' : seat;
      const timeline = await timelineOf(first, who, tables.running, viewer);
      for (let moment = 1; moment <= timeline.end; moment += 1) {
        const { text } = await who.ask('GET', `${pathOf(tables.running)}/state?at=${moment}`);
        const { state } = (JSON.parse(text) as ShownState).state as { readonly state?: object };
        const table = timeline.at(moment);
        expect(table === null || table.status === 'open' ? undefined : table.state).toEqual(state);
      }
    }
  });
});

describe('Tables of two editions, side by side', () => {
  it(
    'are played to their ends by people and bots, told alike, exported, verified and listed',
    async () => {
      const [anna, ben] = people;
      const { body: games } = await anna.ask<readonly OfferedGame[]>('GET', '/api/games');
      expect(games.filter(({ id }) => id === 'pebbles').map(({ edition }) => edition)).toEqual([2]);

      const newer = await gather({ game: second, players: [anna, ben] });
      const newerWithBot = await gather({ game: second, players: [anna], bots: 1 });
      const choosers = [
        ...[anna, ben].map((visitor, seat) => ({ visitor, game: first, table: tables.running, viewer: seat })),
        { visitor: anna, game: first, table: tables.withBot, viewer: 0 },
      ].map((following) => new Chooser(following, luckOf(`${following.table} ${following.viewer}`)));
      await Promise.all(choosers.map((chooser) => chooser.come()));
      await Promise.all([newer.over(), newerWithBot.over()]);
      await Promise.all(choosers.map(({ follower }) => follower.until(({ status }) => status === 'finished')));
      expect(choosers.flatMap(({ refused }) => refused)).toEqual([]);
      await holdsWhatIsTold(newer);
      await holdsWhatIsTold(newerWithBot);

      // Written in the old form before, and in the new one since.
      const types = typesIn(await eventsSeen(anna, tables.running));
      expect(types).toEqual(expect.arrayContaining(['HandGuessed', 'HandPicked']));
      const editions = new Map([
        ...[tables.running, tables.withBot, tables.over].map((id) => [id, 1] as const),
        ...[newer.id, newerWithBot.id].map((id) => [id, 2] as const),
      ]);
      for (const [id, edition] of editions) {
        const verdict = await verdictOn(id);
        expect(wrongIn(verdict)).toEqual({});
        expect(verdict).toMatchObject({ holds: true, about: { game: 'pebbles', edition } });
        expect(verdict.checks.map(({ state }) => state)).toEqual(verdict.checks.map(() => 'holds'));
      }
      await eventually('all of them are listed, with their editions and results', async () => {
        const { body } = await anna.ask<TablesAsShown>('GET', '/api/tables?status=finished');
        const listed = new Map(body.tables.map(({ id, edition }) => [id, edition]));
        return [...editions].every(([id, edition]) => listed.get(id as never) === edition);
      });
    },
    TWO_RELEASES_MS,
  );
});
