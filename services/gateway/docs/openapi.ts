import type * as z from 'zod';
import { Problem, PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';
import { ABOUT } from './call.js';
import type { Answer, Call, Content } from './call.js';
import { ACCOUNT_CALLS } from './calls/accounts.js';
import { ADMIN_CALLS } from './calls/admin.js';
import { AUDIT_CALLS } from './calls/audit.js';
import { LOBBY_CALLS } from './calls/lobby.js';
import { OPERATION_CALLS } from './calls/operations.js';
import { PLAY_CALLS } from './calls/play.js';
import { PLAYER_CALLS } from './calls/players.js';
import { componentsOf, schemaOf } from './json-schema.js';
import type { Dialect, JsonSchema } from './json-schema.js';
import { PROBLEMS } from './problems.js';
import type { ProblemName } from './problems.js';
import { ANSWERED, ASKED } from './schemas.js';

/** Every call there is. A test holds them to the routes that the service has. */
export const CALLS: readonly Call[] = [
  ...[...ACCOUNT_CALLS, ...LOBBY_CALLS, ...PLAYER_CALLS, ...PLAY_CALLS],
  ...[...AUDIT_CALLS, ...ADMIN_CALLS, ...OPERATION_CALLS],
];

/** The HTTP interface as OpenAPI 3.1, made from the schemas that check what is asked and answered. */
export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Laguna',
    version,
    summary: 'Online play for board games with hidden information.',
    description: [
      'Every move is an event that is stored before anybody sees it. Live play goes over the WebSocket at `/ws`, which',
      '[`/api/asyncapi.json`](/api/asyncapi.json) describes.\n\nWhat goes wrong is said as a problem document (RFC 9457) whose',
      '`type` names it. Ids are opaque. Changes to this interface only add to it.',
    ].join(' '),
    license: { name: 'MIT', identifier: 'MIT' },
  },
  tags: Object.entries(ABOUT).map(([name, description]) => ({ name, description })),
  paths: pathsOf(CALLS),
  components: {
    schemas: { ...componentsOf(ASKED, IN), ...componentsOf(ANSWERED, OUT) },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'laguna' },
    },
  },
});

const IN: Dialect = { io: 'input', target: 'draft-2020-12' };
const OUT: Dialect = { io: 'output', target: 'draft-2020-12' };

const pathsOf = (calls: readonly Call[]) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  return paths;
};

const operationOf = (call: Call) => {
  const { name, about, summary, more, token, address, query, headers, body, answers } = call;
  const parameters = [
    ...parametersIn('path', address),
    ...parametersIn('query', query),
    ...parametersIn('header', headers),
  ];
  return {
    ...{ operationId: name, tags: [about], summary, security: SECURITY[token] },
    ...(more === undefined ? {} : { description: more }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: body.required,
            content: { 'application/json': { schema: schemaOf(body.of, ASKED, IN) } },
          },
        }),
    responses: responsesOf(refusalsOf(problemsOf(call)), mapped(answers, answerOf)),
  };
};

/** An empty requirement says that it goes without, too. */
const SECURITY: Readonly<Record<Call['token'], readonly object[]>> = {
  needed: [{ bearer: [] }, { cookie: [] }],
  heeded: [{}, { bearer: [] }, { cookie: [] }],
  none: [],
};

const parametersIn = (where: 'path' | 'query' | 'header', schema: Call['query']) =>
  Object.entries((schema?.shape ?? {}) as Readonly<Record<string, z.ZodType>>).map(([name, one]) => ({
    ...{ name, in: where, required: one._zod.optin === undefined },
    schema: schemaOf(one, {}, IN),
  }));

interface Response {
  readonly description: string;
  readonly content?: object;
}

/** One status may mean the one and the other: which it is, the media type says. */
const responsesOf = (refusals: Readonly<Record<string, Response>>, answers: Readonly<Record<string, Response>>) => ({
  ...refusals,
  ...Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const refusal = refusals[status];
      if (refusal === undefined) return [status, answer];
      const description = `${answer.description}\n\n${refusal.description}`;
      return [status, { description, content: { ...answer.content, ...refusal.content } }];
    }),
  ),
});

const answerOf = ({ what, content }: Answer): Response => ({
  description: what,
  ...(Object.keys(content).length === 0 ? {} : { content: mapped(content, contentOf) }),
});

const contentOf = (content: Content): { readonly schema: JsonSchema } => {
  if ('json' in content) return { schema: schemaOf(content.json, ANSWERED, OUT) };
  if ('text' in content) return { schema: { type: 'string', description: content.text } };
  const contentSchema = schemaOf(content.lines, ANSWERED, OUT);
  const description = 'As many as there are, each a JSON text of its own.';
  return { schema: { type: 'string', description, contentMediaType: 'application/json', contentSchema } };
};

/** What a call can be refused with: its own, and what stands at the door of all. */
const problemsOf = ({ method, body, problems }: Call): readonly ProblemName[] => [
  ...new Set<ProblemName>([
    ...problems,
    ...(problems.includes('unknown_table') ? (['unknown_rules'] as const) : []),
    ...(body === undefined ? [] : (['malformed', 'too_big', 'wrong_type'] as const)),
    ...(method === 'get' ? [] : (['not_allowed', 'not_saved'] as const)),
    ...(['not_signed_in', 'too_fast', 'failed', 'storage_away'] as const),
  ]),
];

const refusalsOf = (names: readonly ProblemName[]): Readonly<Record<string, Response>> => {
  const statuses = [...new Set(names.map((name) => PROBLEMS[name].status))];
  const refusals = statuses.map((status) => [
    status,
    refusalOf(
      status,
      names.filter((name) => PROBLEMS[name].status === status),
    ),
  ]);
  return Object.fromEntries(refusals) as Readonly<Record<string, Response>>;
};

const refusalOf = (status: number, names: readonly ProblemName[]): Response => ({
  description: names.map((name) => `\`${PROBLEMS[name].type}\`: ${PROBLEMS[name].title}.`).join('\n\n'),
  ...(status === WAIT ? { headers: RETRY_AFTER } : {}),
  content: { [PROBLEM_MEDIA_TYPE]: { schema: schemaOf(Problem, ANSWERED, OUT) } },
});

const WAIT = 429;
const RETRY_AFTER = { 'Retry-After': { description: 'In so many seconds.', schema: { type: 'integer', minimum: 1 } } };

const mapped = <T, U>(all: Readonly<Record<string, T>>, map: (one: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, map(one)]));
