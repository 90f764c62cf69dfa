import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signal } from '@preact/signals';
import { keptHeads } from '#client/net/kept-heads.js';
import { Line } from '#client/net/line.js';
import { Visit } from '#client/net/visit.js';
import { Witness } from '#client/net/witness.js';
import { murano } from '#engine/murano/game.js';
import { origin } from '#events/chain/digest.js';
import { ShownEvent } from '#events/wire/play.js';
import type { Cancel } from '#clock/time.js';
import { HandTime } from '#tests/clock/hand-time.js';
import { OtherEnd } from './other-end.js';
import { openBrowserStorage, openStorage } from './storage.js';
import { asShown, TABLE, ToldTable } from './told-table.js';
import { until } from './until.js';

const ANNA = { id: 'anna', name: 'Anna' };
const MIDDLE = 30;
const EVENTS = `/api/tables/${TABLE}/events`;
/** The server's own time: so long it may be behind what it told before. */
const ITS_TIME_MS = 10_000;

/** Of which it is known how often somebody wanted to be called. */
class WantedTime extends HandTime {
  readonly wanted = signal(0);

  override after(ms: number, call: () => void): Cancel {
    this.wanted.value += 1;
    return super.after(ms, call);
  }
}

let end: OtherEnd;
let line: Line;
let time: WantedTime;
let visit: Visit;
/** What the table came to while Anna was here before. */
let before: ToldTable;

beforeEach(async () => {
  openStorage();
  openBrowserStorage();
  before = new ToldTable(0, MIDDLE + 6);
  const { seq, digest } = before.snapshot.data;
  keptHeads.keep(TABLE, { seq, digest, signed: null });
  end = await OtherEnd.open();
  end.pages.set(`/api/tables/${TABLE}`, asShown(ANNA));
  end.player = ANNA;
  line = new Line(end.url);
  time = new WantedTime();
  visit = new Visit(TABLE, line, time);
});

afterEach(async () => {
  visit.leave();
  line.close();
  await end.close();
});

/** Anna comes back, to a server that tells less than it told before. */
const annaComesBack = async (): Promise<ToldTable> => {
  const told = new ToldTable(0, MIDDLE);
  end.pages.set(EVENTS, told.past);
  line.open();
  visit.come();
  await end.hears('follow');
  end.say(told.snapshot);
  await until(visit.past, (past) => past === 'here');
  expect(told.seq).toBeLessThan(before.seq);
  return told;
};

/** The server has had its time and was asked; and it either has its time once more, or is accused. */
const isAsked = async (times = 1): Promise<void> => {
  for (let asked = 0; asked < times; asked += 1) {
    const waitsAgain = time.wanted.value + 2;
    await time.pass(ITS_TIME_MS);
    await Promise.race([
      until(time.wanted, (wanted) => wanted >= waitsAgain),
      until(visit.doubt, (doubt) => doubt !== null && doubt.kind !== 'silent'),
    ]);
  }
};

const tellsOn = async (told: ToldTable): Promise<void> => {
  while (told.seq < before.seq) end.say(told.next());
  await until(visit.end, (seq) => seq === before.seq);
};

describe('A server that tells less of a table than it told before', () => {
  it('is accused when it has had its time, and has no more to tell who asks', async () => {
    await annaComesBack();
    await time.pass(ITS_TIME_MS - 1);
    expect(visit.doubt.value).toBeNull();
    await time.pass(1);
    expect(await until(visit.doubt, (doubt) => doubt !== null)).toMatchObject({ kind: 'gone', seq: before.seq });
  });

  it('is not accused while the line is cut, nor before it has had its time once more', async () => {
    const told = await annaComesBack();
    await time.pass(ITS_TIME_MS - 1);
    end.cut();
    await until(line.state, ({ kind }) => kind === 'down');
    await time.pass(10 * ITS_TIME_MS);
    expect(visit.doubt.value).toBeNull();

    expect(await end.hears('follow')).toEqual({ table: TABLE, after: told.seq });
    await time.pass(ITS_TIME_MS - 1);
    expect(visit.doubt.value).toBeNull();
    await tellsOn(told);
    await time.pass(10 * ITS_TIME_MS);
    expect(visit.doubt.value).toBeNull();
  });

  it('is accused where it has had its time once more, over another line', async () => {
    await annaComesBack();
    end.cut();
    await end.hears('follow');
    await time.pass(ITS_TIME_MS);
    expect(await until(visit.doubt, (doubt) => doubt !== null)).toMatchObject({ kind: 'gone' });
  });

  it('is not accused while it cannot be asked, nor of what it tells who asks', async () => {
    await annaComesBack();
    end.away.add(EVENTS);
    await isAsked(2);
    end.pages.set(EVENTS, before.past);
    end.away.delete(EVENTS);
    await isAsked(3);
    expect(visit.doubt.value).toBeNull();
  });
});

describe('A server that tells less than before, and does not answer who asks', () => {
  it('is silent after several questions, and no longer once it tells what it told before', async () => {
    const told = await annaComesBack();
    end.away.add(EVENTS);
    await isAsked(2);
    expect(visit.doubt.value).toBeNull();
    await isAsked();
    expect(visit.doubt.value).toMatchObject({ kind: 'silent', seq: before.seq, told: null });
    await tellsOn(told);
    expect(visit.doubt.value).toBeNull();
  });

  it('is silent where its answers never come', async () => {
    await annaComesBack();
    for (let asked = 0; asked < 3; asked += 1) {
      end.answersLate(EVENTS);
      expect(visit.doubt.value).toBeNull();
      const waitsAgain = time.wanted.value + 2;
      await time.pass(2 * ITS_TIME_MS);
      await until(time.wanted, (wanted) => wanted >= waitsAgain);
    }
    expect(visit.doubt.value).toMatchObject({ kind: 'silent' });
  });

  it('is asked on, and accused when it answers that there is no more', async () => {
    await annaComesBack();
    end.away.add(EVENTS);
    await isAsked(4);
    end.away.delete(EVENTS);
    await isAsked();
    expect(visit.doubt.value).toMatchObject({ kind: 'gone', seq: before.seq });
  });

  it('is not silent where it answers now and then', async () => {
    await annaComesBack();
    end.pages.set(EVENTS, before.past);
    for (let round = 0; round < 3; round += 1) {
      end.away.add(EVENTS);
      await isAsked(2);
      end.away.delete(EVENTS);
      await isAsked();
      expect(visit.doubt.value).toBeNull();
    }
  });

  it('is not silent over one line for what it did over another', async () => {
    await annaComesBack();
    end.away.add(EVENTS);
    await isAsked(3);
    expect(visit.doubt.value).toMatchObject({ kind: 'silent' });
    end.cut();
    await end.hears('follow');
    expect(visit.doubt.value).toBeNull();
    await isAsked(2);
    expect(visit.doubt.value).toBeNull();
  });
});

describe('A server that tells a table whole again and again', () => {
  it('has no more time by that', async () => {
    const told = await annaComesBack();
    await time.pass(ITS_TIME_MS / 2);
    const { value: timeline } = visit.timeline;
    end.say(told.snapshot);
    await until(visit.timeline, (anew) => anew !== timeline);
    await until(visit.past, (past) => past === 'here');
    await time.pass(ITS_TIME_MS / 2);
    expect(await until(visit.doubt, (doubt) => doubt !== null)).toMatchObject({ kind: 'gone' });
  });
});

describe('A table that is told whole once more', () => {
  it('is held against its own past, and not against the one that was read for the table before it', () => {
    openBrowserStorage();
    const told = new ToldTable(0, MIDDLE);
    const witness = new Witness(TABLE, murano, time);
    witness.begin(told.seq, told.snapshot.data.digest);
    const older = witness.past();
    witness.begin(told.seq, origin(TABLE));
    for (const text of told.past.trimEnd().split('\n')) older(ShownEvent.parse(JSON.parse(text)));
    expect(keptHeads.of(TABLE)).toBeNull();
  });
});
