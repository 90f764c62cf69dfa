import { expect } from '@jest/globals';
import type { ShownEvent, ShownState } from '#events/wire/play.js';
import type { TableAsShown } from '#events/wire/tables.js';
import type { Visitor } from './visitor.js';

/** Tables of Pebbles for two, played move by move over HTTP. */
export const pathOf = (id: string): string => `/api/tables/${id}`;

/** Opens a table of the newest edition, seats two, the first of them the host, and starts it. */
export const openPebbles = async (host: Visitor, other: Visitor | 'bot'): Promise<string> => {
  const { body } = await host.ask<{ id: string }>('POST', '/api/tables', { game: 'pebbles', seats: 2 });
  const path = pathOf(body.id);
  const [who, wish] = other === 'bot' ? [host, { bot: 'random' }] : [other, {}];
  expect((await host.ask('PUT', `${path}/seats/0`, {})).status).toBe(200);
  expect((await who.ask('PUT', `${path}/seats/1`, wish)).status).toBe(200);
  expect((await host.ask('POST', `${path}/start`, {})).status).toBe(200);
  return body.id;
};

export const tableShown = async (who: Visitor, id: string): Promise<TableAsShown> =>
  (await who.ask<TableAsShown>('GET', pathOf(id))).body;

interface Offered {
  readonly seq: number;
  readonly choices: readonly { readonly type: string }[];
}

/** Gives the first choice of the first of these who has one; false where none of them is asked just now. */
export const moveOn = async (id: string, players: readonly Visitor[]): Promise<boolean> => {
  for (const player of players) {
    const { body } = await player.ask<Offered>('GET', `${pathOf(id)}/choices`);
    const command = body.choices.find(({ type }) => type !== 'undo');
    if (command === undefined) continue;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const given = await player.ask('POST', `${pathOf(id)}/commands`, { seen: body.seq, command }, key);
    return given.status === 200;
  }
  return false;
};

export const eventsSeen = async (who: Visitor, id: string): Promise<readonly ShownEvent[]> => {
  const { text } = await who.ask('GET', `${pathOf(id)}/events`);
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as ShownEvent);
};

export const typesIn = (events: readonly ShownEvent[]): readonly string[] => [
  ...new Set(events.flatMap(({ event }) => (event === null ? [] : [event.type]))),
];

/** What each of these is told of a table at every seq so far. */
export const statesTold = async (id: string, everybody: readonly Visitor[]): Promise<readonly ShownState[]> => {
  const [one] = everybody;
  if (one === undefined) return [];
  const { seq } = await tableShown(one, id);
  const told: ShownState[] = [];
  for (const who of everybody)
    for (let moment = 1; moment <= seq; moment += 1)
      told.push((await who.ask<ShownState>('GET', `${pathOf(id)}/state?at=${moment}`)).body);
  return told;
};
