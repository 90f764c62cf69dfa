import { describe, expect, it } from '@jest/globals';
import { effect } from '@preact/signals';
import { murano } from '#engine/murano/game.js';
import type { Motions } from '#client/stage/kit/motion.js';
import type { Looks } from '#client/timeline/moments.js';
import { DECIDING_MS, URGENT_MS } from '#client/timeline/pacing.js';
import { Timeline } from '#client/timeline/timeline.js';
import { GAME, LAST, MURANO, Opened, START, turnOf } from './opened.js';

/** Events of the midst of the game which no turn that is taken back follows soon. */
const STEADY = Array.from({ length: 40 }, (_, index) => START + index).filter((from) =>
  Array.from({ length: 20 }, (_, index) => from + index).every((seq) => turnOf(seq) <= turnOf(seq + 1)),
);
/** Here the first seat has a shop that nobody else knows. */
const SECRET = GAME.happened.find(({ step }) => step.event.type === 'ShopDrawn' && step.seat === 0)?.step.seq ?? LAST;

describe('A show', () => {
  it('begins with what is there, and then plays what comes, one event after another', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    expect(opened.show.shown.value).toBe(START);
    expect(opened.stage.lines).toEqual(['settles']);

    opened.happens(START + 3);
    await opened.time.pass(10_000);
    expect(opened.seen).toEqual([0, START, START + 1, START + 2, START + 3]);
    expect(opened.lies).toEqual(opened.shouldLie(START + 3));
    expect(opened.jump).toBeNull();
  });

  it('says which event is being played, and none when it is over', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.happens(START + 1);
    expect(opened.show.playing.value?.seq).toBe(START + 1);
    expect(opened.show.shown.value).toBe(START);
    await opened.time.pass(10_000);
    expect(opened.show.playing.value).toBeNull();
  });

  it('shows a table that is open, that starts and that is over', async () => {
    const opened = new Opened(3);
    opened.show.follow();
    expect(opened.lies).toEqual([]);
    opened.happens(LAST);
    await opened.time.pass(10_000);
    expect(opened.lies).toEqual(opened.shouldLie(LAST));
    expect(opened.show.shown.value).toBe(LAST);
  });

  it('is soon over where our own decision is asked for', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.happens(START + 4);
    await opened.time.pass(100);
    opened.show.urgent();
    await opened.time.pass(URGENT_MS);
    expect(opened.show.shown.value).toBe(START + 4);
    expect(opened.stage.isPlaying).toBe(false);
    expect(opened.lies).toEqual(opened.shouldLie(START + 4));
  });

  it('is as soon over though more comes meanwhile', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.happens(START + 2);
    opened.show.urgent();
    await opened.time.pass(200);
    opened.happens(START + 4);
    opened.show.urgent();
    await opened.time.pass(URGENT_MS - 200);
    expect(opened.show.shown.value).toBe(START + 4);
  });

  it('takes its time where it is replayed from there on, though a decision waited', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.happens(START + 4);
    opened.show.urgent(DECIDING_MS);
    opened.show.play(1);
    await opened.time.pass(DECIDING_MS - 1);
    const playing = opened.show.playing.value?.seq;
    await opened.time.pass(2);
    expect(opened.show.playing.value?.seq).toBe(playing);
    expect(opened.stage.isPlaying).toBe(true);
  });

  it('waits for its usual time again once nothing was left', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.happens(START + 1);
    opened.show.urgent();
    await opened.time.pass(URGENT_MS);
    opened.happens(START + 2);
    expect(opened.show.playing.value?.seq).toBe(START + 2);
    await opened.time.pass(250);
    expect(opened.show.shown.value).toBe(START + 1);
  });

  it('plays up to a turn, and jumps over more', () => {
    for (const from of STEADY) {
      let end = from;
      while (turnOf(end + 1) <= turnOf(from) + 1) end += 1;
      const [upTo, beyond] = [new Opened(from), new Opened(from)];
      for (const { show } of [upTo, beyond]) show.follow();
      upTo.happens(end);
      beyond.happens(end + 1);
      expect([upTo.jump, beyond.jump]).toEqual([null, { from, to: end + 1 }]);
    }
    expect(STEADY).not.toEqual([]);
  });

  it('jumps over more than anyone would watch, and says what was passed over', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.happens(START + 60);
    expect(opened.jump).toEqual({ from: START, to: START + 60 });
    await opened.time.pass(500);
    expect(opened.show.shown.value).toBe(START + 60);
    expect(opened.lies).toEqual(opened.shouldLie(START + 60));
    expect(opened.seen).toEqual([0, START, START + 60]);
  });

  it('does not wait for a stage that plays for ever when too much has come', async () => {
    const opened = new Opened(START);
    opened.stage.play = () => new Promise(() => undefined);
    opened.show.follow();
    opened.happens(START + 1);
    opened.happens(START + 60);
    expect(opened.jump).toEqual({ from: START + 1, to: START + 60 });
    await opened.time.pass(5_000);
    expect(opened.show.shown.value).toBe(START + 60);
  });

  it('shows the same at every seq, sought forward or back, as when it is played', async () => {
    const opened = new Opened(LAST);
    opened.pace = 16;
    opened.show.goTo(0);
    const played: string[] = [];
    opened.show.play(16);
    effect(() => {
      played[opened.show.shown.value] = JSON.stringify(opened.lies);
    });
    await opened.time.pass(1_000_000);
    expect(opened.show.shown.value).toBe(LAST);

    const seqs = Array.from({ length: LAST }, (_, index) => index + 1);
    const even = seqs.filter((seq) => seq % 2 === 0);
    const odd = seqs.filter((seq) => seq % 2 === 1).reverse();
    for (const seq of [...even, ...odd]) {
      opened.show.goTo(seq);
      expect(JSON.stringify(opened.lies)).toBe(played[seq]);
    }
  });

  it('replays as fast as is wished, rests between turns, and is live at the end', async () => {
    const times = await Promise.all(
      [1, 4].map(async (speed) => {
        const opened = new Opened(START + 30);
        opened.show.goTo(START);
        const from = opened.time.now();
        opened.show.play(speed);
        while (opened.show.shown.value < START + 30) await opened.time.pass(10);
        expect(opened.show.going.value).toBe('live');
        return opened.time.now() - from;
      }),
    );
    const [slow = 0, fast = 0] = times;
    expect(slow / fast).toBeGreaterThan(3);
    expect(slow / fast).toBeLessThan(5);
  });

  it('pauses after the event that is under way', async () => {
    const opened = new Opened(LAST);
    opened.show.goTo(START);
    opened.show.play(1);
    opened.show.pause();
    await opened.time.pass(60_000);
    expect(opened.show.shown.value).toBe(START + 1);
  });

  it('is hurried: live, up to now; in a replay, on to the next event', async () => {
    const live = new Opened(START);
    live.show.follow();
    live.happens(START + 3);
    live.show.hurry();
    expect(live.show.shown.value).toBe(START + 3);
    expect(live.stage.isPlaying).toBe(false);

    const replayed = new Opened(LAST);
    replayed.show.goTo(START);
    replayed.show.play(1);
    replayed.show.hurry();
    expect(replayed.show.playing.value?.seq).toBe(START + 2);
    await replayed.time.pass(1);
  });

  it('settles at once where nothing is to move', () => {
    const opened = new Opened(START);
    opened.still = true;
    opened.show.follow();
    opened.happens(START + 3);
    expect(opened.show.shown.value).toBe(START + 3);
    expect(opened.stage.lines).toEqual(['settles', 'settles']);
  });

  it('goes on though showing an event fails', async () => {
    const opened = new Opened(START, {
      ...MURANO,
      motions: (): Motions => {
        throw new Error('Nobody knows how that looks.');
      },
    });
    opened.show.follow();
    opened.happens(START + 2);
    await opened.time.pass(5_000);
    expect(opened.show.shown.value).toBe(START + 2);
    expect(opened.lies).toEqual(opened.shouldLie(START + 2));
    expect(opened.faults).toHaveLength(2);
  });

  it('goes on though the stage fails', async () => {
    const opened = new Opened(START);
    opened.stage.play = () => Promise.reject(new Error('The picture was lost.'));
    opened.show.follow();
    opened.happens(START + 2);
    await opened.time.pass(5_000);
    expect(opened.lies).toEqual(opened.shouldLie(START + 2));
    expect(opened.faults).toHaveLength(2);
  });

  it('leaves all as it lies where a table cannot be laid out, says so, and shows it as it is once it came afresh', async () => {
    let isBent = false;
    const bent: Looks['layout'] = (state, viewer, names) => {
      if (isBent) throw new Error('No place on the board.');
      return MURANO.layout(state, viewer, names);
    };
    const opened = new Opened(START, { ...MURANO, layout: bent });
    opened.show.follow();
    isBent = true;
    opened.happens(START + 1);
    await opened.time.pass(5_000);
    expect(opened.unfit).toHaveLength(1);
    expect(opened.lies).toEqual(opened.shouldLie(START));

    isBent = false;
    opened.timeline = new Timeline(murano, 'public');
    opened.happens(START + 1);
    await opened.time.pass(5_000);
    expect(opened.lies).toEqual(opened.shouldLie(START + 1));
    expect(opened.unfit).toHaveLength(1);
  });

  it('lays out anew what another viewer sees', () => {
    const opened = new Opened(SECRET);
    opened.show.follow();
    const asSeenByAll = opened.lies;
    opened.timeline = new Timeline(murano, 0);
    opened.happens(SECRET);
    expect(opened.lies).toEqual(opened.shouldLie(SECRET));
    expect(opened.lies).not.toEqual(asSeenByAll);
  });

  it('takes up new names without cutting short what is under way', async () => {
    let ben = 'Ben';
    const looks: Looks = { ...MURANO, layout: (state, viewer) => MURANO.layout(state, viewer, () => ben) };
    const opened = new Opened(START, looks);
    opened.show.follow();
    opened.happens(START + 1);
    ben = 'Benedetto';
    opened.show.anew();
    expect(opened.stage.isPlaying).toBe(true);
    await opened.time.pass(5_000);
    expect(JSON.stringify(opened.lies)).toContain('Benedetto');
    expect(opened.show.shown.value).toBe(START + 1);
  });

  it('is quiet once it is closed', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.happens(START + 2);
    opened.show.close();
    const { length } = opened.stage.lines;
    opened.happens(START + 4);
    await opened.time.pass(5_000);
    expect(opened.stage.lines).toHaveLength(length);
  });
});
