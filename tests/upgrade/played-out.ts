import { setTimeout as after } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Table } from '#engine/kit/table.js';
import type { Choices } from '#events/wire/play.js';
import { luckOf } from '#tests/laws/luck.js';
import type { Call, Visitor } from '#tests/service/visitor.js';
import { nobody } from '#tests/service/visitor.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { commanded, playOn, shownAt } from './play-on.js';
import type { RecordedTable } from './recorded.js';
import type { Rehearsal } from './rehearsal.js';

/** Fills the free seats, and starts. */
export const startOpen = async ({ people }: Rehearsal, { id, players, shown }: RecordedTable): Promise<void> => {
  const host = people.called(players.find((name) => name !== null) ?? 'Anna');
  const path = `/api/tables/${id}`;
  for (const [seat, sitter] of (shown['seats'] as readonly object[]).entries()) {
    if ('player' in sitter || 'bot' in sitter) continue;
    const asked = seat === 0 ? {} : { bot: 'strong' };
    expect((await host.ask('PUT', `${path}/seats/${seat}`, asked)).status).toBe(200);
  }
  expect((await host.ask('POST', `${path}/start`, {})).status).toBe(200);
};

/** All players of a table come back; one who may undo does; and they play to the end. */
export const playedOut = async ({ people, url }: Rehearsal, { id, choices }: RecordedTable): Promise<void> => {
  const { seats } = await shownAt({ id, players: [nobody(url)] });
  const players = seats.flatMap((sitter) => ('player' in sitter ? [people.called(sitter.player.name)] : []));
  const calls = await Promise.all(players.map((player) => comesBack(player, id)));
  const mayUndo = Object.values(choices).some((offered) => undoIn(offered) !== undefined);
  if (mayUndo) expect(await undone(players, id)).toBe(1);
  if (players.length > 0) await playOn({ id, players }, { luck: luckOf(id), undos: 3 });
  // Bots take their time where all tables are played at once: only the test's own end bounds it.
  while ((await shownAt({ id, players: [nobody(url)] })).status !== 'finished') await after(POLL_MS);
  for (const call of calls) call.hangUp();
};

const POLL_MS = 20;

/** Follows the table, at which no bot stands in for the player any more. */
const comesBack = async (player: Visitor, table: string): Promise<Call> => {
  const call = await player.call();
  call.say('follow', { table });
  const { seat } = (await player.ask<Choices>('GET', `/api/tables/${table}/choices`)).body;
  await eventually('the player is back', async () => {
    const { body } = await player.ask<{ state: Table }>('GET', `/api/tables/${table}/state`);
    return body.state.status !== 'playing' || body.state.standIns[seat] === null;
  });
  return call;
};

const undoIn = ({ choices }: Pick<Choices, 'choices'>) => choices.find(({ type }) => type === 'undo');

/** How many of the players undo what they did last. */
const undone = async (players: readonly Visitor[], table: string): Promise<number> => {
  let count = 0;
  for (const player of players) {
    const { body } = await player.ask<Choices>('GET', `/api/tables/${table}/choices`);
    const command = undoIn(body);
    if (command === undefined) continue;
    expect((await commanded(player, table, { seen: body.seq, command })).status).toBe(200);
    count += 1;
  }
  return count;
};
