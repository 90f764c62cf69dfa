import { Refusal } from '#events/refusal.js';
import { Player } from '#events/wire/accounts.js';
import { PublicEvent } from '#events/wire/fed.js';
import { ShownEvent } from '#events/wire/play.js';
import { CLOSE_CODES } from '#events/wire/problem.js';
import type { FatalCode } from '#events/wire/problem.js';
import { PUBLIC_TOPIC } from '#events/wire/topics.js';
import { HELLO_WITHIN_MS, MESSAGE_BURST, MESSAGE_BYTES, MESSAGES_PER_SECOND, PROTOCOL } from '#events/wire/protocol.js';
import { ClientMessage, ServerMessage } from '#events/wire/socket.js';
import { componentsOf } from './json-schema.js';

type Said = ClientMessage['event'];
type Told = ServerMessage['event'];

/** What a client says. */
const SAID: Readonly<Record<Said, string>> = {
  hello: `The first message, within ${HELLO_WITHIN_MS / 1000} seconds: who one is, by a token, and which protocol one speaks (${PROTOCOL}). Without a token one is whom the cookie says, or the public. A later hello changes who one is.`,
  follow:
    'Be told of a table. With `after`, the last seq held, only what came later; without it, or where much was missed, a snapshot comes first. Who has the rules says `choices: false`, and is sent none.',
  unfollow: 'Be told of it no more.',
  command:
    'Ask for something, for the seat one sits at. `id` is of one’s own making: the same twice has one effect and the same answer, so whoever got none sends it again. `seen` is the seq it was decided on.',
};

/** What the server says. */
const TOLD: Readonly<Record<Told, string>> = {
  welcome: 'The answer to hello.',
  snapshot: 'A table as one may see it, to fold later events onto.',
  event:
    'Something happened, and is stored. `event` is `null` where one may not know even the kind; the seqs have no gap all the same.',
  answer: 'What came of a command. It never comes before the events that the command caused.',
  choices: 'To a seat that is to decide: every command that it may give, after each event.',
  presence: 'Which seats are there, and how many watch; thinned where there are many.',
  problem: 'Something was not understood or not done. A fatal one is followed by a close.',
};

/** Why a socket is closed, by the code that stands for it. */
const CLOSED: Readonly<Record<FatalCode, string>> = {
  malformed: 'too many messages were not of this protocol',
  too_big: 'a message was too long',
  too_fast: 'messages went on coming too fast',
  no_hello: 'the first message was not hello, or came too late',
  wrong_protocol: 'another protocol was asked for',
  not_signed_in: 'the token is not valid, or one signed out',
  going_away: 'this node stops: come back, to whichever node answers, after `comeBackMs` milliseconds',
};

/** The socket as AsyncAPI 3.0, made from the schemas that check every message. */
export const asyncApi = (version: string) => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Laguna',
    version,
    description:
      'Live play and watching, and the topic for outsiders where Laguna runs on Kafka. Everything else is described in `/api/openapi.json`.',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  defaultContentType: 'application/json',
  channels: {
    socket: {
      address: '/ws',
      title: 'The socket',
      description: RULES,
      messages: Object.fromEntries(NAMES.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
      'x-close-codes': Object.fromEntries(Object.entries(CLOSE_CODES).map(([code, number]) => [number, code])),
    },
    public: {
      address: PUBLIC_TOPIC,
      title: 'The public topic',
      description: FOR_OUTSIDERS,
      messages: { publicEvent: { $ref: '#/components/messages/publicEvent' } },
      bindings: { kafka: { topic: PUBLIC_TOPIC, bindingVersion: '0.5.0' } },
    },
  },
  operations: {
    hear: operation('receive', 'What a client says.', SAID),
    tell: operation('send', 'What the server says. Nothing else leaves it.', TOLD),
    publish: {
      ...{ action: 'send', summary: 'What everybody may see, for whoever wants it.' },
      channel: { $ref: '#/channels/public' },
      messages: [{ $ref: '#/channels/public/messages/publicEvent' }],
    },
  },
  components: {
    messages: {
      ...Object.fromEntries(
        Object.entries({ ...SAID, ...TOLD }).map(([name, summary]) => [
          name,
          { name, title: name, summary, payload: { $ref: `#/components/schemas/${payloadOf(name)}` } },
        ]),
      ),
      publicEvent: {
        ...{ name: 'publicEvent', title: 'publicEvent', contentType: 'application/json' },
        summary:
          'Something happened at a table that stands in the list. `event` is `null` where not everybody may know the kind.',
        payload: { $ref: '#/components/schemas/PublicEvent' },
        bindings: { kafka: { key: { type: 'string', description: 'The id of the table.' }, bindingVersion: '0.5.0' } },
      },
    },
    schemas: {
      ...componentsOf(payloads(ClientMessage.options), { io: 'input', target: 'draft-07' }),
      ...componentsOf(
        { Player, Refusal, ShownEvent, PublicEvent, ...payloads(ServerMessage.options) },
        { io: 'output', target: 'draft-07' },
      ),
    },
  },
});

const NAMES = Object.keys({ ...SAID, ...TOLD });

const RULES = [
  'Each message is a text, `{"event": name, "data": {...}}`.',
  `- \`hello\` comes first, within ${HELLO_WITHIN_MS / 1000} seconds.`,
  '- An `answer` never comes before the events that it is about. Events of a table come in order, each once, after they are stored.',
  `- At most ${MESSAGE_BYTES} bytes a message, ${MESSAGES_PER_SECOND} messages a second and ${MESSAGE_BURST} at once, unless the service is set otherwise: what is too fast is not read, and who goes on is cut off.`,
  '- A page from elsewhere gets no socket (403), and nobody gets one where too many sockets and event streams are open from their address (429, with `Retry-After`): a problem document says which.',
  '- Who is not signed in when the socket is opened, and offers `permessage-deflate; client_max_window_bits`, is sent snapshots and events packed (RFC 7692). Any other offer is not taken up.',
  '- Who comes back says `hello` and `follow` with the last seq held, and is told what was missed.',
  '- Who does not take what they are sent is not heard until they have, and who answers no ping, since they take nothing or are not there, is cut off within a minute: no word would reach them.',
  `\nA socket is closed with:\n\n${Object.entries(CLOSE_CODES)
    .map(([code, number]) => `- ${number} \`${code}\`: ${CLOSED[code as FatalCode]}`)
    .join('\n')}`,
].join('\n');

const FOR_OUTSIDERS = [
  'For statistics, streams and bots: each event of a table that stands in the public list, as everybody may see it.',
  '- The key is the table, so that the events of a table come in the order of their seqs.',
  '- Each comes once at least. One may come again behind later ones: go by `table` and `seq`.',
  '- With `digest` and `commitment` anybody can check the chain of a table from its first event on; secrets open with the seed, at the end.',
  '- It may be made anew from the beginning. `game` and `edition` say by which rules to read an event.',
].join('\n');

const operation = (action: 'send' | 'receive', summary: string, messages: Readonly<Record<string, string>>) => ({
  ...{ action, summary, channel: { $ref: '#/channels/socket' } },
  messages: Object.keys(messages).map((name) => ({ $ref: `#/channels/socket/messages/${name}` })),
});

const payloadOf = (name: string): string => `${name}Message`;

/** Each message of a union by its name. */
const payloads = <Message extends (typeof ClientMessage.options)[number] | (typeof ServerMessage.options)[number]>(
  messages: readonly Message[],
) => Object.fromEntries(messages.map((message) => [payloadOf(message.shape.event.value), message]));
