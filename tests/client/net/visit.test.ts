import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Line } from '#client/net/line.js';
import type { Visit } from '#client/net/visit.js';
import type { Happening } from '#events/seen-by.js';
import { aVisit, ANNA, BEN, isOver, MIDDLE } from './a-visit.js';
import type { OtherEnd } from './other-end.js';
import { asShown, TABLE, ToldTable } from './told-table.js';
import { until } from './until.js';

/** As a node tells of the table that has not its rules. */
const WITHOUT_RULES = asShown(ANNA).replace(/}$/, ',"unknownRules":true}');
const EVENTS = `/api/tables/${TABLE}/events`;

let end: OtherEnd;
let line: Line;
let visit: Visit;

beforeEach(async () => {
  ({ end, line, visit } = await aVisit());
  end.pages.set(`/api/tables/${TABLE}`, asShown(ANNA));
});

afterEach(() => isOver({ end, line, visit }));

/** Anna has come, and was told how the table stands. */
const annaIsThere = async (): Promise<ToldTable> => {
  line.open();
  visit.come();
  expect(await end.hears('follow')).toEqual({ table: TABLE });
  const told = new ToldTable(0, MIDDLE);
  end.say(told.snapshot);
  await holds(told.seq);
  return told;
};

const holds = (seq: number): Promise<unknown> => until(visit.end, (held) => held === seq);

/** What did not fit is asked for afresh, and comes. */
const isMended = async (told: ToldTable, times: number): Promise<void> => {
  expect(await end.hears('follow')).toEqual({ table: TABLE });
  expect(visit.mended.value).toBe(times);
  end.say(told.snapshot);
  end.say(told.offer(told.choices));
  await until(visit.offered, (offered) => offered?.seq === told.seq);
};

const sailed = (bent: object): Happening => {
  const event = { type: 'ShipSailed', seat: 0, ship: 0, to: 3, gold: 0 };
  return { ...event, ...bent };
};

describe('A visit', () => {
  it('whose line was cut goes on from the last seq that it holds, and asks for nothing twice', async () => {
    const told = await annaIsThere();
    end.say(told.next());
    await holds(told.seq);
    end.cut();
    expect(await end.hears('follow')).toEqual({ table: TABLE, after: told.seq });
    end.say(told.next());
    await holds(told.seq);
    expect(visit.timeline.value?.start).toBe(told.seq - 2);
    expect(visit.mended.value).toBe(0);
  });

  it('reads what came before it as soon as the server can tell it', async () => {
    end.away.add(EVENTS);
    const told = await annaIsThere();
    await end.isAsked(EVENTS);
    expect(visit.past.value).toBe('coming');
    end.pages.set(EVENTS, told.past);
    end.away.delete(EVENTS);
    const timeline = await until(visit.timeline, (held) => held?.isWhole === true);
    expect(timeline?.end).toBe(told.seq);
    expect(visit.past.value).toBe('here');
    expect(visit.doubt.value).toBeNull();
  });

  it('says that what came before cannot be read', async () => {
    await annaIsThere();
    await until(visit.past, (past) => past === 'missing');
    expect(visit.timeline.value?.isWhole).toBe(false);
  });

  it('by another player, who signed in meanwhile, begins anew: what was seen was for other eyes', async () => {
    await annaIsThere();
    expect(visit.timeline.value?.viewer).toBe(0);
    end.player = { id: 'ben', name: 'Ben' };
    line.open();
    expect(await end.hears('follow')).toEqual({ table: TABLE });
    expect(visit.timeline.value).toBeNull();
    const told = new ToldTable('public', MIDDLE);
    end.say(told.snapshot);
    await until(visit.timeline, (timeline) => timeline?.viewer === 'public');
  });

  it('gives an unanswered command again with its id, once the table is followed again', async () => {
    const told = await annaIsThere();
    visit.give({ type: 'takeGold' });
    const given = await end.hears('command');
    expect(given).toMatchObject({ seen: told.seq, command: { type: 'takeGold' } });
    end.cut();
    await end.hears('follow');
    expect(await end.hears('command')).toEqual(given);
  });

  it('gives no command for who signed in after the one who decided it', async () => {
    await annaIsThere();
    visit.give({ type: 'takeGold' });
    await end.hears('command');
    end.pages.set(`/api/tables/${TABLE}`, asShown(ANNA, BEN));
    end.player = BEN;
    line.open();
    await end.hears('follow');
    end.say(new ToldTable(1, MIDDLE, 1).snapshot);
    await until(visit.timeline, (timeline) => timeline?.viewer === 1);
    expect(end.unasked('command')).toBe(0);
    expect(visit.errand.underWay.value).toBeNull();
  });

  it.each<readonly [string, (told: ToldTable) => Happening]>([
    ['of a kind that no game knows', () => ({ type: 'Sunk' })],
    ['of a wrong form', () => sailed({ gold: 'x' })],
    ['that lacks something', () => sailed({ to: undefined })],
    ['with a place that there is not', () => sailed({ to: 99 })],
    ['with a ship that there is not', () => sailed({ ship: 99 })],
    ['of the table itself, in a wrong form', () => ({ type: 'SeatCameBack' })],
  ])('takes no event %s, though it is well chained, and reads the table anew', async (_, lie) => {
    const told = await annaIsThere();
    const before = visit.timeline.value;
    end.say(told.instead(JSON.parse(JSON.stringify(lie(told))) as Happening));
    expect(await end.hears('follow')).toEqual({ table: TABLE });
    // Until it comes one goes on looking at what was there.
    expect(visit.timeline.value).toBe(before);
    expect(visit.end.value).toBe(told.seq);
    end.say(told.snapshot);
    end.say(told.next());
    await holds(told.seq);
    expect(visit.mended.value).toBe(1);
  });

  it('takes no table that is none, or that cannot be gone on with', async () => {
    const told = await annaIsThere();
    const { data } = told.snapshot;
    const [around, inside] = [data.state, data.state['state'] as object];
    for (const [times, state] of [
      {},
      { ...around, nonces: 'none' },
      { ...around, state: {} },
      { ...around, state: { ...inside, players: [] } },
    ].entries()) {
      end.say({ event: 'snapshot', data: { ...data, state } });
      await isMended(told, times + 1);
    }
  });

  it('takes no table that cannot be shown', async () => {
    const told = await annaIsThere();
    visit.tries(({ seq }) => {
      if (seq === told.seq + 1) throw new Error('No place on any board.');
    });
    expect(visit.mended.value).toBe(0);
    end.say(told.instead(sailed({})));
    await isMended(told, 1);
  });

  it('offers what the rules offer as well, and asks afresh where something is no command at all', async () => {
    const told = await annaIsThere();
    end.say(told.offer([...told.choices, { type: 'buildSpecial', site: 9_999 } as Happening]));
    const offered = await until(visit.offered, (now) => now !== null);
    expect(offered?.choices).toEqual(told.choices);
    end.say(told.offer([...told.choices, { type: 'sink' }]));
    await isMended(told, 1);
    expect(visit.offered.value?.choices).toEqual(told.choices);
  });

  it('ends where the server has not the rules of the table, and says so', async () => {
    end.pages.set(`/api/tables/${TABLE}`, WITHOUT_RULES);
    line.open();
    visit.come();
    const state = await until(visit.state, ({ kind }) => kind === 'nowhere');
    expect(state).toEqual({ kind: 'nowhere', why: { kind: 'unknownRules' } });
    expect(end.unasked('follow')).toBe(0);
  });

  it('looks again where the line comes to a node that has not its rules', async () => {
    await annaIsThere();
    end.pages.set(`/api/tables/${TABLE}`, WITHOUT_RULES);
    end.say({ event: 'problem', data: { code: 'unknown_rules', message: 'Not here.' } });
    const state = await until(visit.state, ({ kind }) => kind === 'nowhere');
    expect(state).toEqual({ kind: 'nowhere', why: { kind: 'unknownRules' } });
  });

  it('does not ask for ever where nothing ever fits', async () => {
    const told = await annaIsThere();
    for (let times = 1; times <= 5; times += 1) {
      end.say(told.instead({ type: 'Sunk' }));
      await isMended(told, times);
    }
    end.say(told.instead({ type: 'Sunk' }));
    const state = await until(visit.state, ({ kind }) => kind === 'nowhere');
    expect(state).toEqual({ kind: 'nowhere', why: { kind: 'unfit' } });
    expect(end.unasked('follow')).toBe(0);
  });
});
