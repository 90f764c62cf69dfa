import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { evolveTable, redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { Viewer } from '#events/viewer.js';
import { MOST_BACKLOG } from '#gateway/play/line.js';
import { luckOf } from '#tests/laws/luck.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { anotherOpens, playOn, toDecide } from '../tables/story.js';
import { LAGOON, openHouse } from './house.js';
import type { Caller, House } from './house.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  await house.close();
});

/** So often that what is told for it fits into no machine's own buffers. */
const ASKED = 4_000;
/** As long as a message may well be, so that few of them come at once. */
const ASKING = JSON.stringify({ event: 'follow', data: { table: LAGOON } }).padEnd(4_000);

const headOf = ({ table }: House): number => table.standing.table.seq;

describe('A socket', () => {
  test('that says hello is welcomed, as who its token says or as nobody', async () => {
    const anna = await house.enter('anna');
    const somebody = await house.enter();

    expect(anna.heard).toEqual([
      { event: 'welcome', data: { protocol: 1, node: 'house', player: { id: 'anna', name: 'anna' } } },
    ]);
    expect(somebody.heard).toEqual([{ event: 'welcome', data: { protocol: 1, node: 'house' } }]);
  });

  test('that says anything else first is told why and closed, and hears nothing of any table', async () => {
    const caller = await house.knock();
    caller.say('follow', { table: LAGOON });

    expect(await caller.closed).toBe(4003);
    expect(caller.heard.map(({ event }) => event)).toEqual(['problem']);
  });

  test('with a token that is none, or a protocol that nobody speaks, is closed', async () => {
    const [stranger, ancient] = await Promise.all([house.knock(), house.knock()]);
    stranger.say('hello', { protocol: 1, token: 'stolen' });
    ancient.say('hello', { protocol: 99 });

    expect(await stranger.closed).toBe(4005);
    expect(await ancient.closed).toBe(4004);
  });

  test('that talks nonsense is told so, and closed if it goes on', async () => {
    const caller = await house.enter();
    caller.shout('{"event":');
    expect(await caller.hears('problem')).toMatchObject({ code: 'malformed' });

    for (let time = 0; time < 12; time += 1) caller.shout('[]');
    expect(await caller.closed).toBe(4000);
  });

  test('that talks too fast is not read, and shut out if it goes on, while others go on', async () => {
    const strict = await openHouse({ perSecond: 1, burst: 3 });
    const [fast, calm] = await Promise.all([strict.enter(), strict.enter('anna')]);
    for (let time = 0; time < 10; time += 1) fast.say('unfollow', { table: LAGOON });

    expect(await fast.closed).toBe(4002);
    calm.say('follow', { table: LAGOON });
    expect(await calm.hears('snapshot')).toMatchObject({ table: LAGOON });
    await strict.close();
  });

  test('that asks on and on and takes nothing of what it is sent is heard no further, until it has taken it', async () => {
    const [greedy, calm] = [await house.enter(), await house.enter('anna')];
    greedy.stopReading();
    for (let time = 0; time < ASKED; time += 1) greedy.shout(ASKING);
    await eventually('it has been sent more than it takes', () => house.untaken() > MOST_BACKLOG);
    for (let time = 0; time < ASKED / 10; time += 1) {
      calm.say('follow', { table: LAGOON });
      await calm.hears('snapshot');
    }
    expect(house.untaken()).toBeLessThan(2 * MOST_BACKLOG);

    greedy.readOn();
    const told = () => greedy.heard.filter(({ event }) => event === 'snapshot').length;
    await eventually('it was told all', () => told() === ASKED);
  });

  test('that sends more than a message may have is closed', async () => {
    const caller = await house.enter();
    caller.shout('x'.repeat(100_000));
    expect(await caller.closed).toBe(1009);
  });
});

describe('Following a table', () => {
  test('gives a snapshot as these eyes see it, and to the seat that is to decide its choices', async () => {
    const turn = toDecide(house.table);
    const name = turn?.seat === 0 ? 'anna' : 'ben';
    const decider = await house.enter(name);
    decider.say('follow', { table: LAGOON });

    const snapshot = await decider.hears('snapshot');
    const { game } = house.table.pinned;
    const known = redactTable(game, house.table.standing.table, turn?.seat ?? 0);
    expect(snapshot.seq).toBe(headOf(house));
    expect(snapshot.state).toEqual({ ...known, trail: [] });
    expect((await decider.hears('choices')).choices).toEqual(turn?.choices);
  });

  test('that is not there is a problem, and the socket goes on', async () => {
    const caller = await house.enter();
    caller.say('follow', { table: 'nowhere' });
    expect(await caller.hears('problem')).toMatchObject({ code: 'unknown_table' });

    caller.say('follow', { table: LAGOON });
    expect(await caller.hears('snapshot')).toMatchObject({ table: LAGOON });
  });

  test('from a seq gives what came later and no snapshot; from one that is yet to come, a snapshot', async () => {
    const [behind, ahead] = await Promise.all([house.enter(), house.enter()]);
    behind.say('follow', { table: LAGOON, after: headOf(house) - 3 });
    await behind.hears('event', ({ seq }) => seq === headOf(house));
    const said = behind.heard.map(({ event }) => event).filter((event) => event !== 'presence');
    expect(said.slice(1)).toEqual(['event', 'event', 'event']);

    ahead.say('follow', { table: LAGOON, after: 100_000 });
    expect(await ahead.hears('snapshot')).toMatchObject({ seq: headOf(house) });
  });
});

describe('A table that is followed, put aside for others and loaded again', () => {
  test('from a seq that this node has not heard of yet gives what came later, and nothing again', async () => {
    const there = await house.elsewhere.find(LAGOON);
    if (there === null) throw new Error('It is the same table.');
    await playOn(there, 'elsewhere', 4);
    const held = there.standing.table.seq;
    expect(headOf(house)).toBeLessThan(held);
    const comesFromThere = await house.enter('carla');
    comesFromThere.say('follow', { table: LAGOON, after: held });
    await comesFromThere.hears('presence');
    await playOn(house.table, 'here', 1);

    expect(await comesFromThere.hears('event')).toMatchObject({ seq: held + 1 });
    expect(comesFromThere.heard.filter(({ event }) => event === 'snapshot')).toEqual([]);
  });

  test('is told on to who followed it before, and to who comes then', async () => {
    const small = await openHouse({ hot: 1 });
    const before = await small.enter();
    before.say('follow', { table: LAGOON });
    await before.hears('snapshot');
    await anotherOpens(small.tables);
    const again = await small.tables.find(LAGOON);
    if (again === null) throw new Error('The table is stored.');

    const held = again.standing.table.seq;
    await playOn(again, 'again', 20);
    const head = again.standing.table.seq;
    const after = await small.enter();
    after.say('follow', { table: LAGOON, after: held });
    await Promise.all([before, after].map((one) => one.hears('event', ({ seq }) => seq === head)));

    const seqs = ({ heard }: Caller) => heard.flatMap(({ event, data }) => (event === 'event' ? [data.seq] : []));
    expect(seqs(after)).toEqual(Array.from({ length: head - held }, (_, index) => held + 1 + index));
    expect(seqs(before)).toEqual(seqs(after));
    await small.close();
  });

  test('with more than this node was told of is shown to all as soon as one reads it, with what they may do', async () => {
    const small = await openHouse({ hot: 1 });
    const [anna, ben] = await Promise.all([small.enter('anna'), small.enter('ben')]);
    for (const one of [anna, ben]) one.say('follow', { table: LAGOON });
    await Promise.all([anna, ben].map((one) => one.hears('snapshot')));
    const there = await small.elsewhere.find(LAGOON);
    if (there === null) throw new Error('It is the same table.');
    const held = there.standing.table.seq;
    await playOn(there, 'elsewhere', 4);
    await anotherOpens(small.tables);

    const newcomer = await small.enter();
    newcomer.say('follow', { table: LAGOON, after: held });
    const { seq: head } = there.standing.table;
    await Promise.all([anna, ben, newcomer].map((one) => one.hears('event', ({ seq }) => seq === head)));
    const turn = toDecide(there);
    const decider = turn?.seat === 0 ? anna : ben;
    expect(await decider.hears('choices', ({ seq }) => seq === head)).toMatchObject({ choices: turn?.choices });
    await small.close();
  });
});

describe('Who is there', () => {
  test('is told to whoever follows by then, also where all who followed before have gone meanwhile', async () => {
    const before = await house.enter('anna');
    before.say('follow', { table: LAGOON });
    await before.hears('presence');
    before.say('unfollow', { table: LAGOON });
    before.say('follow', { table: LAGOON });
    await before.hears('presence');
    const ben = await house.enter('ben');
    ben.say('follow', { table: LAGOON });
    await ben.hears('presence');
    house.tellPresence();

    const all = [0, 1].map((seat) => ({ seat, online: true }));
    expect(await before.hears('presence')).toMatchObject({ seats: all });
  });
});

describe('Who follows while the storage is away', () => {
  test('is shown what they missed when it is back, and what they may do, though nobody moves', async () => {
    const turn = toDecide(house.table);
    const decider = await house.enter(turn?.seat === 0 ? 'anna' : 'ben');
    const comeBack = house.storageGoes();
    decider.say('follow', { table: LAGOON, after: headOf(house) - 3 });
    await decider.hears('presence');
    comeBack();

    await decider.hears('event', ({ seq }) => seq === headOf(house));
    expect(await decider.hears('choices')).toMatchObject({ seq: headOf(house), choices: turn?.choices });
    expect(house.faults).toEqual([]);
  });
});

describe('A command', () => {
  test('that would undo too much is refused by the event that it cannot go past', async () => {
    await playOn(house.table, 'played', 20);
    const anna = await house.enter('anna');
    anna.say('command', { table: LAGOON, id: 'back', seen: headOf(house), command: { type: 'undo', to: 4 } });

    const answer = await anna.hears('answer');
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'illegal', rule: 'K7' } });
    expect(answer.ok || answer.refusal.blockedBy).toBeGreaterThan(4);
    expect(answer.ok || answer.refusal.message).toMatch(/^You can't undo this: event \d+ came after it/);
  });

  test('of who does not sit there, or at no table, is refused', async () => {
    const carla = await house.enter('carla');
    carla.say('command', { table: LAGOON, id: 'c1', seen: 0, command: { type: 'pass' } });
    carla.say('command', { table: 'nowhere', id: 'c2', seen: 0, command: { type: 'pass' } });

    expect(await carla.hears('answer', ({ id }) => id === 'c1')).toMatchObject({ refusal: { code: 'not_seated' } });
    expect(await carla.hears('answer', ({ id }) => id === 'c2')).toMatchObject({ refusal: { code: 'unknown_table' } });
  });

  test('has one effect however often its id is sent, and the same id from another seat is another command', async () => {
    const turn = toDecide(house.table);
    const [decider, other] = await Promise.all(
      turn?.seat === 0 ? [house.enter('anna'), house.enter('ben')] : [house.enter('ben'), house.enter('anna')],
    );
    const before = headOf(house);
    const move = { table: LAGOON, id: 'one', seen: before, command: turn?.choices[0] };
    decider.say('command', move);
    decider.say('command', move);
    const answers = [await decider.hears('answer'), await decider.hears('answer')];
    other.say('command', move);

    expect(answers).toEqual([
      { id: 'one', ok: true, seq: before + 1 },
      { id: 'one', ok: true, seq: before + 1 },
    ]);
    expect(headOf(house)).toBe(before + 1);
    expect(await other.hears('answer')).toMatchObject({ id: 'one', ok: false, refusal: { rule: 'K5' } });
  });

  test('is answered before its player is sent elsewhere; what is said behind it is not heard, and waits', async () => {
    const turn = toDecide(house.table);
    const [decider, watcher] = [await house.enter(turn?.seat === 0 ? 'anna' : 'ben'), await house.enter()];
    const before = headOf(house);
    const move = { table: LAGOON, seen: before, command: turn?.choices[0] };
    house.sendAwayAt('command', 123);
    decider.say('command', { ...move, id: 'heard' });
    decider.say('command', { ...move, id: 'not heard' });

    expect(await Promise.all([decider.closed, watcher.closed])).toEqual([4008, 4008]);
    const [answered, sentAway] = decider.heard.slice(-2);
    expect(answered).toEqual({ event: 'answer', data: { id: 'heard', ok: true, seq: before + 1 } });
    expect(sentAway).toMatchObject({ event: 'problem', data: { code: 'going_away', comeBackMs: 123 } });
    expect(watcher.heard.at(-1)).toEqual(sentAway);
    expect(headOf(house)).toBe(before + 1);
  });

  test('is answered after the events that it caused, also to who has only just begun to follow', async () => {
    const turn = toDecide(house.table);
    const decider = await house.enter(turn?.seat === 0 ? 'anna' : 'ben');
    decider.say('follow', { table: LAGOON, after: 1 });
    decider.say('command', { table: LAGOON, id: 'move', seen: headOf(house), command: turn?.choices[0] });
    const answer = await decider.hears('answer');

    expect(answer).toMatchObject({ id: 'move', ok: true });
    const before = decider.heard.slice(
      0,
      decider.heard.findIndex(({ event }) => event === 'answer'),
    );
    expect(before.some(({ event, data }) => event === 'event' && 'seq' in data && data.seq === answer.seq)).toBe(true);
  });
});

/** What a client holds: a snapshot, and every event folded onto it. */
const foldOf = ({ heard }: Caller, viewer: Viewer): Table | null => {
  const { game } = house.table.pinned;
  return heard.reduce<Table | null>((table, message) => {
    if (message.event === 'snapshot') return isTable(message.data.state) ? message.data.state : null;
    if (message.event !== 'event' || table === null || message.data.seq <= table.seq) return table;
    const { seq, event } = message.data;
    return evolveTable(game, table, { seq, event, seat: null, command: null }, viewer);
  }, null);
};

const isTable = (state: object): state is Table => 'status' in state && 'setting' in state;

describe('A whole game over sockets', () => {
  test('by what is offered, undos too, watched by the public: everybody’s fold is what they may know', async () => {
    const [anna, ben, public_] = await Promise.all([house.enter('anna'), house.enter('ben'), house.enter()]);
    for (const one of [anna, ben, public_]) one.say('follow', { table: LAGOON });
    await Promise.all([anna, ben, public_].map((one) => one.hears('snapshot')));

    const luck = luckOf('a whole game over sockets');
    let number = 0;
    let seen = headOf(house);
    for (let turn = toDecide(house.table); turn !== null; turn = toDecide(house.table)) {
      const who = turn.seat === 0 ? anna : ben;
      const { choices } = await who.hears('choices', ({ seq }) => seq === seen);
      const id = `m${(number += 1)}`;
      who.say('command', { table: LAGOON, id, seen, command: luck.pick(choices) });
      const answer = await who.hears('answer', (one) => one.id === id);
      expect(answer).toMatchObject({ ok: true });
      seen = answer.seq;
    }
    await Promise.all([anna, ben, public_].map((one) => one.hears('event', ({ seq }) => seq === headOf(house))));

    const known = (viewer: Viewer) => redactTable(house.table.pinned.game, house.table.standing.table, viewer);
    expect([foldOf(anna, 0), foldOf(ben, 1), foldOf(public_, 'public')]).toEqual(
      ([0, 1, 'public'] as const).map(known),
    );
  });
});
