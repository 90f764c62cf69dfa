import type { Visitor } from '#tests/service/visitor.js';
import type { People } from '../people.js';
import type { Playing } from '../play-on.js';
import type { Plan } from './plans.js';

/** Opens a table as planned, seats everybody, and starts the game where every seat is taken. */
export const gather = async (people: People, plan: Plan, host = hostOf(plan)): Promise<Playing> => {
  const visitor = people.called(host);
  const id = await opened(visitor, plan);
  for (const [seat, name] of plan.sits.entries()) {
    if (name === '') continue;
    const bot = botIn(name);
    const asked = bot === null ? { nonce: `nonce-of-${name}` } : { bot };
    await sound(bot === null ? people.called(name) : visitor, 'PUT', `/api/tables/${id}/seats/${seat}`, asked);
  }
  const names = plan.sits.filter((name) => name !== '' && botIn(name) === null);
  return { id, players: names.map((name) => people.called(name)) };
};

export const started = async (people: People, plan: Plan, host?: string): Promise<Playing> => {
  const playing = await gather(people, plan, host);
  await sound(people.called(host ?? hostOf(plan)), 'POST', `/api/tables/${playing.id}/start`, {});
  return playing;
};

const opened = async (visitor: Visitor, { game, sits, options, visibility, clock }: Plan): Promise<string> => {
  const asked = {
    ...{ game, seats: sits.length, options, visibility },
    ...(clock === undefined ? {} : { clock: { kind: 'move', seconds: clock } }),
  };
  // With a key, so that its plan is stored too.
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await visitor.ask<{ id: string }>('POST', '/api/tables', asked, key);
  if (status !== 201) throw new Error(`No table was opened: ${status}.`);
  return body.id;
};

const hostOf = ({ sits }: Plan): string => sits.find((name) => name !== '' && botIn(name) === null) ?? 'Anna';

const botIn = (name: string): string | null => /^bot:(.+)$/.exec(name)?.[1] ?? null;

/** Asks for what has to go well. */
export const sound = async (visitor: Visitor, method: string, path: string, body?: unknown): Promise<void> => {
  const { status, text } = await visitor.ask(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
};
