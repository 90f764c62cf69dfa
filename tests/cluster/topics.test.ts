import { describe, expect, it } from '@jest/globals';
import { check, origin } from '#events/chain/digest.js';
import type { TableId } from '#events/envelope.js';
import { DeadLetter, FedEvent, Poison, PublicEvent } from '#events/wire/fed.js';
import { DEAD_TOPIC, EVENTS_TOPIC, PUBLIC_TOPIC } from '#events/wire/topics.js';
import { murano } from '#engine/murano/game.js';
import { GAMES } from '#engine/registry.js';
import { seated, started } from '#gateway/tables/deeds.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { doubtBy } from '#relay/doubt.js';
import { knownGames } from '#relay/known-games.js';
import { BEGINNING } from '#store/outbox.js';
import { listenerTo, seqs } from '#tests/feed/heard.js';
import { aNode, playOn, SEED } from '#tests/gateway/tables/story.js';
import { opened } from '#tests/store/beside/opened.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { theServer } from '#tests/store/postgres/server.js';
import { aTable } from '#tests/store/story.js';
import { feedOver, relayed } from './relayed.js';
import type { Read } from './read-topic.js';
import { readTopic } from './read-topic.js';
import { theKafka } from './the-kafka.js';

const has =
  (count: number) =>
  (all: readonly Read[]): boolean =>
    all.length >= count;

describe('What stands on the topics', () => {
  const kept = opened(theServer());
  const world = relayed(theKafka(), kept);
  const games = knownGames(GAMES);

  const aGame = async (visibility: 'public' | 'unlisted'): Promise<{ id: TableId; table: HotTable; end: number }> => {
    const { store, lobby } = kept();
    const id = aTable();
    await lobby.announce({ table: id, creator: 'anna', visibility, clock: { kind: 'none' }, at: 5 });
    const table = await aNode(store).tables.open(id, murano, { seats: 2, options: {} }, SEED);
    for (const deed of [seated(0, 'anna'), seated(1, 'ben'), started(murano)]) await table.perform(deed);
    await playOn(table, id, 40);
    return { id, table, end: table.standing.table.seq };
  };

  it('is for everybody what everybody may see, of listed tables, and the chain holds for who sees no more', async () => {
    const [listed, unlisted] = [await aGame('public'), await aGame('unlisted')];
    const whole = (await readTopic(world().client, EVENTS_TOPIC, has(listed.end + unlisted.end))).map(({ value }) =>
      FedEvent.parse(JSON.parse(value)),
    );
    const told = (await readTopic(world().client, PUBLIC_TOPIC, has(listed.end))).map(({ key, value }) => {
      const event = PublicEvent.parse(JSON.parse(value));
      expect(key).toBe(event.table);
      return event;
    });

    expect(new Set(told.map(({ table }) => table))).toEqual(new Set([listed.id]));
    expect(told.map(({ seq }) => seq)).toEqual(seqs(1, listed.end));
    expect(whole.filter(({ table }) => table === unlisted.id).map(({ seq }) => seq)).toEqual(seqs(1, unlisted.end));
    const showings = games.showingsOf('murano', 1);
    if (showings === null) throw new Error('Murano is known.');
    let before = origin(listed.id);
    for (const { commitment = null, digest, ...step } of told) {
      expect(check(before, step, showings, { digest, commitment })).toBe(true);
      before = digest;
    }
    // Somewhere in a game there is something that not everybody may see.
    const hidden = told.filter(({ event, seq }) => {
      const all = whole.find((one) => one.table === listed.id && one.seq === seq);
      return JSON.stringify(event) !== JSON.stringify(all?.event);
    });
    expect(hidden.length).toBeGreaterThan(0);
  });

  it('may be poison: it is put aside with its reason, counted, and stops nobody', async () => {
    const { id, table } = await aGame('public');
    const fifth = ({ key, value }: Read): boolean => key === id && FedEvent.parse(JSON.parse(value)).seq === 5;
    const all = await readTopic(world().client, EVENTS_TOPIC, (found) => found.some(fifth));
    const good = all.find(fifth);
    if (good === undefined) throw new Error('It was sent.');
    const fed = FedEvent.parse(JSON.parse(good.value));
    const poisons: Readonly<Record<Poison, string>> = {
      not_json: '{"table":',
      not_an_event: JSON.stringify({ ...fed, seq: 'five' }),
      wrong_key: JSON.stringify({ ...fed, table: 'elsewhere' }),
      unknown_game: JSON.stringify({ ...fed, game: 'halma' }),
      unknown_edition: JSON.stringify({ ...fed, edition: 99 }),
      unknown_type: JSON.stringify({ ...fed, event: { type: 'GlassBroken' } }),
      wrong_digest: JSON.stringify({ ...fed, at: fed.at + 1 }),
    };
    const sender = await world().client.sender();
    const messages = Object.values(poisons).map((value) => ({ key: id, value }));
    await sender.send([{ topic: EVENTS_TOPIC, messages }]);
    await sender.close();
    await playOn(table, 'later', 1);
    const last = table.standing.table.seq;

    const counted: Poison[] = [];
    const feed = feedOver(world().client, { doubt: doubtBy(games), onPoison: (reason) => void counted.push(reason) });
    const [one, other] = [listenerTo(id), listenerTo(id)];
    const following = [feed.follow(BEGINNING, one.follower), feed.follow(BEGINNING, other.follower)];
    await Promise.all([one.until(last), other.until(last)]);
    await eventually('all was counted, by both', () => counted.length === 2 * messages.length);
    const dead = (await readTopic(world().client, DEAD_TOPIC, has(2 * messages.length))).map(({ key, value }) => ({
      key,
      letter: DeadLetter.parse(JSON.parse(value)),
    }));
    await Promise.all(following.map((each) => each.stop()));
    await feed.close();

    expect(one.firstOf(id)).toEqual(seqs(1, last));
    expect(new Set(counted)).toEqual(new Set(Poison.options));
    // The same twice stands under the same key, of which the topic keeps one.
    expect(new Set(dead.map(({ key }) => key)).size).toBe(messages.length);
    for (const { letter } of dead)
      expect(Buffer.from(letter.value ?? '', 'base64').toString()).toBe(poisons[letter.reason]);
  });
});
