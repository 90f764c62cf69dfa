import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GAMES } from '#engine/registry.js';
import { TailFeed } from '#feed/tail-feed.js';
import { gatewayOver } from '#gateway/app.js';
import { asyncApi } from '#gateway/docs/asyncapi.js';
import { CALLS, openApi } from '#gateway/docs/openapi.js';
import { laguna } from '#gateway/docs/version.js';
import { SigningKey } from '#gateway/heads/signing-key.js';
import { Games } from '#gateway/tables/games.js';
import { PublicEvent } from '#events/wire/fed.js';
import { PUBLIC_TOPIC } from '#events/wire/topics.js';
import { CLOSE_CODES } from '#events/wire/problem.js';
import { ClientMessage, ServerMessage } from '#events/wire/socket.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { theServer } from '#tests/store/postgres/server.js';
import { allIn, fitsIn, lostReferences } from './described.js';
import type { Described } from './described.js';

const settings = {
  ...{ node: 'a-node', messagesPerSecond: 20, requestsPerSecond: 20, socketsPerAddress: 500, origins: [], proxies: 0 },
  ...{ hotTables: 10, botWorkers: 1, botMoveMs: 0, logLevel: 'silent', clock: 'here' as const },
};
const FEED = { atOnce: 10, idleMs: 1000, afterFaultMs: 1000, onFault: () => undefined };

/** What the running gateway answers to, as its router has it. */
const routesOf = (app: NestExpressApplication): readonly string[] =>
  app
    .getHttpAdapter()
    .getInstance()
    .router.stack.flatMap(({ route }) => route?.stack.map(({ method }) => `${method} ${route.path}`) ?? []);

describe('The documents of the interface', () => {
  const server = theServer();
  let kept: Kept;
  let app: NestExpressApplication;
  beforeAll(async () => {
    kept = await openPostgres(server().url);
    const { store, outbox, people, lobby, standings, deadlines, attendance, signatures } = kept;
    const { records, reports, notes, timelines } = kept;
    app = await gatewayOver({
      ...{ store, outbox, people, lobby, standings, deadlines, attendance, settings, games: new Games(GAMES) },
      ...{ records, reports, notes, timelines, signatures, signingKey: SigningKey.fresh() },
      ...{
        feed: new TailFeed(outbox, FEED),
        page: null,
        botScript: new URL('data:text/javascript,'),
        setAside: () => Promise.resolve(),
        hears: () => undefined,
      },
    });
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    await kept.store.close();
  });

  it('tell of every route that the gateway has, and of no other, but for what is nowhere', () => {
    const told = CALLS.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    const routes = routesOf(app).filter((route) => !route.endsWith('/*path'));
    expect(told).toHaveLength(routes.length);
    expect(new Set(told)).toEqual(new Set(routes));
  });

  it('tell of every message of the socket, and of no other', () => {
    const { hear, tell } = asyncApi('1').operations;
    const namesIn = (messages: readonly { $ref: string }[]) => messages.map(({ $ref }) => $ref.split('/').at(-1));
    expect(namesIn(hear.messages)).toEqual(ClientMessage.options.map(({ shape }) => shape.event.value));
    expect(namesIn(tell.messages)).toEqual(ServerMessage.options.map(({ shape }) => shape.event.value));
  });
});

describe('The OpenAPI document', () => {
  // As whoever fetches it reads it.
  const document = JSON.parse(JSON.stringify(openApi(laguna()))) as Described;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );

  it('has the version of the package, and its licence', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version, license: { identifier: 'MIT' } } });
  });

  it('refers to nothing that is not in it, and has no schema that nothing refers to', () => {
    expect(lostReferences(document)).toEqual([]);
    const references = allIn(document).map(({ $ref }) => $ref);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !references.includes(`#/components/schemas/${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('names each call once, under a heading, in a sentence, with what it answers', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const headings = document.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(headings).toEqual(expect.arrayContaining([...operation.tags]));
      expect(operation.summary).not.toBe('');
      const answers = Object.entries(operation.responses);
      expect(answers.map(([status]) => status)).toContainEqual(expect.stringMatching(/^2\d\d$/));
      expect(answers.filter(([, { description }]) => description === '')).toEqual([]);
    }
  });

  it('tells of each part of an address that it is needed, and of no part that is not there', () => {
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`).toSorted()).toEqual((path.match(/\{\w+\}/g) ?? []).toSorted());
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it('names only ways of signing in that it has', () => {
    const ways = Object.keys(document.components.securitySchemes);
    const named = operations.flatMap(({ operation }) => operation.security.flatMap((way) => Object.keys(way)));
    expect(ways).toEqual(expect.arrayContaining(named));
  });

  it('tells numbers in addresses as numbers, with their limits and what they are without being said', () => {
    const parameters = document.paths['/api/tables/{id}/events']?.['get']?.parameters;
    expect(parameters).toContainEqual({
      ...{ name: 'limit', in: 'query', required: false },
      schema: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
    });
  });

  it('tells nobody that what is to be sent may only be read', () => {
    expect(JSON.stringify(document)).not.toMatch(/"(readOnly|\$id|\$schema)"/);
  });
});

describe('The AsyncAPI document', () => {
  const document = asyncApi(laguna());

  it('describes the topic for outsiders by the schema that it is written by', () => {
    const { channels, components, operations } = document;
    expect(channels.public).toMatchObject({ address: PUBLIC_TOPIC, bindings: { kafka: { topic: PUBLIC_TOPIC } } });
    expect(operations.publish).toMatchObject({ action: 'send', channel: { $ref: '#/channels/public' } });
    const event = { type: 'TurnEnded', seat: 0 };
    const told = { table: 'lagoon', seq: 7, at: 5, event, digest: 'A'.repeat(43), game: 'murano', edition: 1 };
    const { PublicEvent: schema } = components.schemas;
    if (schema === undefined) throw new Error('It has a schema.');
    expect(PublicEvent.safeParse(told).success).toBe(true);
    expect(fitsIn(document, schema, told)).toBe(true);
    expect(fitsIn(document, schema, { ...told, event: null })).toBe(true);
    for (const wrong of [
      { ...told, secret: 'x' },
      { ...told, seq: 'seven' },
      { ...told, game: undefined },
    ])
      expect(fitsIn(document, schema, JSON.parse(JSON.stringify(wrong)))).toBe(false);
  });

  it('refers to nothing that is not in it', () => {
    expect(lostReferences(document)).toEqual([]);
    expect(document).toMatchObject({ asyncapi: '3.0.0', channels: { socket: { address: '/ws' } } });
  });

  it('tells each close code, and the two rules that clients build on', () => {
    const { description } = document.channels.socket;
    for (const [code, number] of Object.entries(CLOSE_CODES)) expect(description).toContain(`${number} \`${code}\``);
    const told = [...description.matchAll(/^- (\d{4}) `/gm)].map(([, number]) => Number(number));
    expect(told).toEqual(Object.values(CLOSE_CODES));
    expect(description).toContain('`hello` comes first');
    expect(description).toContain('An `answer` never comes before the events');
  });
});
