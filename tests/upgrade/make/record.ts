import type { ShownState } from '#events/wire/play.js';
import { nobody } from '#tests/service/visitor.js';
import type { Visitor } from '#tests/service/visitor.js';
import type { People } from '../people.js';
import { printOf } from '../recorded.js';
import type { Offered, Recorded, RecordedTable } from '../recorded.js';
import type { Plan } from './plans.js';

/** Asks for a table: as every viewer once it is over, else as the public and as each player at it. */
export const recordTable = async (people: People, { called, sits }: Plan, id: string): Promise<RecordedTable> => {
  const path = `/api/tables/${id}`;
  const { body: shown } = await recordAnswer(people, null, path);
  const { seq, digest } = (await nobody(people.url()).ask<RecordedTable['head']>('GET', `${path}/head`)).body;
  const players = sits.map((name) => (name === '' || name.startsWith('bot:') ? null : name));
  const recorded = { called, id, shown, head: { seq, digest }, players };
  return shown['status'] === 'finished'
    ? { ...recorded, states: await seenByAll(people, id, seq, sits.length), choices: {} }
    : { ...recorded, ...(await seenByPlayers(people, id, seq, players, shown['status'] === 'playing')) };
};

const seenByAll = async (people: People, id: string, seq: number, seats: number) => {
  const states: Record<string, string> = {};
  for (const eyes of ['public', 'auditor', ...Array.from({ length: seats }, (_, seat) => `seat:${seat}`)])
    states[eyes] = await prints(nobody(people.url()), id, seq, `&as=${eyes}`);
  return states;
};

const seenByPlayers = async (
  people: People,
  id: string,
  seq: number,
  players: readonly (string | null)[],
  isPlaying: boolean,
) => {
  const states: Record<string, string> = { public: await prints(nobody(people.url()), id, seq) };
  const choices: RecordedTable['choices'] = {};
  for (const [seat, name] of players.entries()) {
    if (name === null) continue;
    states[`seat:${seat}`] = await prints(people.called(name), id, seq);
    if (!isPlaying) continue;
    choices[seat] = (await people.called(name).ask<Offered>('GET', `/api/tables/${id}/choices`)).body;
  }
  return { states, choices };
};

/** The prints of what a visitor is answered at each seq. */
const prints = async (visitor: Visitor, id: string, last: number, eyes = ''): Promise<string> => {
  const found: string[] = [];
  for (let seq = 1; seq <= last; seq += 1) {
    const { status, body } = await visitor.ask<ShownState>('GET', `/api/tables/${id}/state?at=${seq}${eyes}`);
    if (status !== 200 || body.seq !== seq) throw new Error(`${id} answered ${status} at ${seq}${eyes}.`);
    found.push(printOf(body.state));
    FIELDS[String(body.state['status'])] = Object.keys(body.state).sort();
  }
  return found.join('');
};

/** The fields of all states that were recorded, by the table's status. */
export const FIELDS: Recorded['fields'] = {};

/** The answer to a `GET`, with who asked for it. */
export const recordAnswer = async (people: People, by: string | null, path: string) => {
  const visitor = by === null ? nobody(people.url()) : people.called(by);
  const { status, body } = await visitor.ask<Recorded['answers'][number]['body']>('GET', path);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}.`);
  return { by, path, body };
};
