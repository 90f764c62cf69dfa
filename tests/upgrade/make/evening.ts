import { setTimeout as after } from 'node:timers/promises';
import { luckOf } from '#tests/laws/luck.js';
import type { People } from '../people.js';
import { commanded, playOn, shownAt } from '../play-on.js';
import type { Playing } from '../play-on.js';
import { gather, sound, started } from './gather.js';
import { planFor } from './plans.js';
import type { Plan } from './plans.js';

/** A table of the fixture, with its plan. */
export interface Made {
  readonly plan: Plan;
  readonly id: string;
}

const UNDOS = 8;

/** Plays a table to its end. */
export const playedOut = async (people: People, plan: Plan): Promise<Made> => {
  const playing = await started(people, plan);
  await playOn(playing, { luck: luckOf(plan.called), undos: UNDOS });
  return { plan, id: playing.id };
};

/** Plays a table until so many commands were given, and the player who is to decide may undo as well. */
export const playedFor = async (people: People, plan: Plan): Promise<Made> => {
  const playing = await started(people, plan);
  await playOn(playing, {
    ...{ luck: luckOf(plan.called), undos: UNDOS },
    isEnough: (commands, { choices }) => commands >= plan.commands && choices.some(({ type }) => type === 'undo'),
  });
  if ((await shownAt(playing)).status !== 'playing') throw new Error(`${plan.called} came to its end.`);
  return { plan, id: playing.id };
};

/** Plays on with the others until a bot sits in for the last player, who stays away. */
const untilStoodIn = async (playing: Playing, plan: Plan): Promise<void> => {
  const present = { ...playing, players: playing.players.slice(0, -1) };
  const [watcher] = present.players;
  if (watcher === undefined) throw new Error('No player is there.');
  const luck = luckOf(`${plan.called}, away`);
  for (;;) {
    const { body } = await watcher.ask<{ state: { standIns: unknown[] } }>('GET', `/api/tables/${playing.id}/state`);
    if (body.state.standIns.some((bot) => bot !== null)) return;
    // One command at a time, and no undo: the one who is away is to be asked.
    const mine = await watcher.ask<{ seq: number; choices: { type: string }[] }>(
      'GET',
      `/api/tables/${playing.id}/choices`,
    );
    const moves = mine.body.choices.filter(({ type }) => type !== 'undo');
    if (moves.length > 0) await commanded(watcher, playing.id, { seen: mine.body.seq, command: luck.pick(moves) });
    else await after(POLL_MS);
  }
};

const POLL_MS = 100;

/** A game that a bot plays a part of for a player who comes back. */
export const cameBack = async (people: People): Promise<Made> => {
  const plan = planFor('a return');
  const playing = await started(people, plan);
  await untilStoodIn(playing, plan);
  const [anna] = playing.players;
  if (anna === undefined) throw new Error('Anna is there.');
  const luck = luckOf('while Emil is away');
  await playOn({ ...playing, players: [anna] }, { luck, undos: 0, isEnough: (commands) => commands >= 20 });
  await playOn(playing, { luck, undos: UNDOS });
  return { plan, id: playing.id };
};

/** A game with a bot in the place of a player, and the other player to decide. */
export const stoodIn = async (people: People): Promise<Made> => {
  const plan = planFor('a stand-in');
  const playing = await started(people, plan);
  await untilStoodIn(playing, plan);
  const present = { ...playing, players: playing.players.slice(0, 1) };
  const isEnough = (commands: number, { choices }: { choices: readonly { type: string }[] }): boolean =>
    commands >= 4 && choices.some(({ type }) => type === 'undo');
  await playOn(present, { luck: luckOf(plan.called), undos: 0, isEnough });
  return { plan, id: playing.id };
};

/** Reports of players, and all that only an admin does. */
export const lookedInto = async (people: People, over: readonly Made[]): Promise<readonly Made[]> => {
  const [olga, uri, anna, mallory] = ['Olga', 'Uri', 'Anna', 'Mallory'].map((name) => people.called(name));
  if (olga === undefined || uri === undefined || anna === undefined || mallory === undefined)
    throw new Error('All four are there.');
  const made: Made[] = [];
  const reason = 'Both asked for it.';
  for (const [plan, act] of [
    [planFor('an end'), 'end'],
    [planFor('voiding'), 'void'],
  ] as const) {
    const { id } = await playedFor(people, plan);
    // Refusals are noted beside the events.
    for (const command of [{ type: 'nonsense' }, { type: 'undo', to: 99_999 }])
      await commanded(anna, id, { seen: 1, command });
    await sound(anna, 'POST', `/api/tables/${id}/reports`, { seq: 7, sentence: `Look at move 7 of ${plan.called}.` });
    const eyes = `as=auditor&reason=${encodeURIComponent('A report of it.')}`;
    await sound(uri, 'GET', `/api/tables/${id}/state?${eyes}`);
    await sound(olga, 'POST', `/api/admin/tables/${id}/${act}`, { reason });
    made.push({ plan, id });
  }
  const late = await playedOut(people, planFor('voiding late'));
  await sound(olga, 'POST', `/api/admin/tables/${late.id}/void`, { reason: 'Mallory was two.' });
  const open = planFor('ending open');
  const { id } = await gather(people, open);
  await sound(olga, 'POST', `/api/admin/tables/${id}/end`, { reason });
  await answerReports(people, over);
  await sound(olga, 'POST', `/api/admin/players/${String(mallory.id)}/suspend`, { reason: 'Mallory was two.' });
  return [...made, late, { plan: open, id }];
};

/** One report is answered, the others stay open. */
const answerReports = async (people: People, [first]: readonly Made[]): Promise<void> => {
  const [olga, anna] = [people.called('Olga'), people.called('Anna')];
  await sound(anna, 'POST', `/api/tables/${String(first?.id)}/reports`, { seq: 20, sentence: 'Was that «random»?' });
  const { body } = await olga.ask<{ reports: { id: string }[] }>('GET', '/api/admin/reports?status=open');
  const id = String(body.reports[0]?.id);
  await sound(olga, 'POST', `/api/admin/reports/${id}/resolve`, { reason: 'It was: see the export.' });
};
