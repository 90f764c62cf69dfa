import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Line } from '#client/net/line.js';
import type { Visit } from '#client/net/visit.js';
import { aVisit, ANNA, BEN, isOver, MIDDLE } from './a-visit.js';
import type { OtherEnd } from './other-end.js';
import { asShown, TABLE, ToldTable } from './told-table.js';
import { until } from './until.js';

const SHOWN = `/api/tables/${TABLE}`;
const STAND_IN = { type: 'StandInSat', seat: 1, bot: 'random' };

let end: OtherEnd;
let line: Line;
let visit: Visit;

beforeEach(async () => {
  ({ end, line, visit } = await aVisit());
});

afterEach(() => isOver({ end, line, visit }));

/** Anna has come, to watch or to play, and was told how the table stands. */
const annaIsThere = async (shown: string, told: ToldTable): Promise<void> => {
  end.pages.set(SHOWN, shown);
  line.open();
  visit.come();
  await end.hears('follow');
  end.say(told.snapshot);
  await until(visit.end, (held) => held === told.seq);
};

const sits = (seat: number, name: string): Promise<unknown> =>
  until(visit.shown, (shown) => {
    const there = shown?.seats[seat];
    return there !== undefined && 'player' in there && there.player.name === name;
  });

describe('Who sits at a table', () => {
  it('is asked again until it is known, where seats changed and the server was away for a moment', async () => {
    const told = new ToldTable('public', MIDDLE);
    await annaIsThere(asShown(BEN), told);
    end.away.add(SHOWN);
    end.say(told.instead(STAND_IN));
    await end.isAsked(SHOWN, 2);
    end.pages.set(SHOWN, asShown(ANNA));
    end.away.delete(SHOWN);
    await sits(0, 'Anna');
    // She sits there herself: from now on she sees what her seat sees.
    expect(await until(visit.timeline, (timeline) => timeline === null)).toBeNull();
  });

  it('is what was asked for last, though an earlier answer comes later', async () => {
    await annaIsThere(asShown(ANNA), new ToldTable(0, MIDDLE));
    end.pages.set(SHOWN, asShown(null, BEN));
    const answerLate = end.answersLate(SHOWN);
    const earlier = visit.look();
    await end.isAsked(SHOWN, 2);
    end.pages.set(SHOWN, asShown(ANNA, BEN));
    await visit.look();
    answerLate();
    await earlier;
    expect(visit.shown.value?.seats).toMatchObject([{ player: ANNA }, { player: BEN }]);
  });

  it('is asked again where so much was missed that the table is told whole', async () => {
    const told = new ToldTable(0, MIDDLE);
    await annaIsThere(asShown(ANNA), told);
    end.cut();
    await end.hears('follow');
    end.pages.set(SHOWN, asShown(ANNA, BEN));
    end.say(new ToldTable(0, told.seq + 10).snapshot);
    await sits(1, 'Ben');
  });
});

describe('What a server had no time to read', () => {
  it('is said again', async () => {
    const told = new ToldTable(0, MIDDLE);
    await annaIsThere(asShown(ANNA), told);
    visit.give({ type: 'takeGold' });
    const given = await end.hears('command');
    end.say({ event: 'problem', data: { code: 'too_fast', message: 'This one was not read.' } });
    expect(await end.hears('follow')).toEqual({ table: TABLE, after: told.seq });
    expect(await end.hears('command')).toEqual(given);
  });
});
