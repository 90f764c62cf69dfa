import { rawSocket } from '../wire/raw-socket.mjs';

/**
 * Follows a table of Laguna over a socket that reads no more of a message than what it is and its seq, and makes sure that
 * no seq is left out or comes twice. Resolves when all up to `upTo` was heard (the snapshot, where that is not said).
 */
export const followLaguna = async (server, table, asked = {}) => {
  const {
    token,
    after,
    upTo = 0,
    onUpdate = IGNORED,
    onAnswer = IGNORED,
    onRefused = shout,
    onChoices,
    onWhole,
  } = asked;
  let seq = after ?? null;
  let welcomed = null;
  let inSync = null;
  let bytesBefore = 0;
  let snapshots = 0;
  const began = performance.now();
  const arrived = new Promise((resolve) => (inSync = resolve));
  const welcome = new Promise((resolve) => (welcomed = resolve));

  const reached = (now) => {
    if (inSync === null || seq < upTo) return;
    inSync({ ms: now - began, followMs: now - followed, bytes: socket.bytes - bytesBefore, snapshots });
    inSync = null;
  };
  const HEARD = {
    [KIND.event]: (bytes, at, length, now) => {
      const next = numberAt(bytes, at + SEQ_OF_EVENT);
      if (next !== seq + 1) throw new Error(`After ${seq} came ${next}.`);
      seq = next;
      if (inSync !== null) reached(now);
      onUpdate(seq - table.base, now, length);
    },
    [KIND.snapshot]: (bytes, at, length, now) => {
      seq = numberAt(bytes, at + SEQ_OF_SNAPSHOT);
      snapshots += 1;
      reached(now);
    },
    [KIND.answer]: (bytes, at, length, now) => {
      const head = bytes.toString('latin1', at, at + Math.min(length, LOOK_AT));
      if (head.includes('"ok":true')) onAnswer(now);
      else onRefused(head);
    },
    [KIND.welcome]: () => welcomed(),
    [KIND.problem]: (bytes, at, length) => onRefused(bytes.toString('latin1', at, at + Math.min(length, LOOK_AT))),
    [KIND.presence]: () => undefined,
    [KIND.choices]: (bytes, at, length) => onChoices?.(JSON.parse(bytes.toString('utf8', at, at + length)).data),
  };

  const socket = await rawSocket({
    port: server.port,
    path: '/ws',
    whole: onWhole !== undefined,
    // Who plays is signed in, and a browser that is gets nothing packed.
    unpacks: token === undefined,
    onText: (bytes, at, length, now) => {
      if (onWhole !== undefined) onWhole(JSON.parse(bytes.toString('utf8', at, at + length)));
      HEARD[kindAt(bytes, at)](bytes, at, length, now);
    },
  });
  const say = (event, data) => socket.say(JSON.stringify({ event, data }));
  say('hello', { protocol: 1, ...(token === undefined ? {} : { token }) });
  await welcome;
  const followed = performance.now();
  bytesBefore = socket.bytes;
  // Whoever makes the load has the rules, as our own client has, and is told what is legal only where that is wanted.
  say('follow', { table: table.id, choices: onChoices !== undefined, ...(after === undefined ? {} : { after }) });
  const sync = await arrived;
  return {
    sync,
    say,
    seq: () => seq,
    bytes: () => socket.bytes,
    isClosed: () => socket.isClosed,
    hangUp: socket.hangUp,
  };
};

const IGNORED = () => undefined;

const shout = (said) => {
  throw new Error(`Refused: ${said}`);
};

const LOOK_AT = 128;

/** What a message is stands in its first letters, presence and problem differ in the third. */
const NAME_AT = '{"event":"'.length;
const KIND = { event: 'ev', snapshot: 'na', answer: 'ns', welcome: 'el', problem: 'ro', presence: 're', choices: 'ho' };
const kindAt = (bytes, at) =>
  bytes[at + NAME_AT] === E ? KIND.event : bytes.latin1Slice(at + NAME_AT + 1, at + NAME_AT + 3);
const E = 'e'.charCodeAt(0);

const ID_LENGTH = 12;
const SEQ_OF_EVENT = '{"event":"event","data":{"table":"'.length + ID_LENGTH + '","seq":'.length;
const SEQ_OF_SNAPSHOT = '{"event":"snapshot","data":{"table":"'.length + ID_LENGTH + '","seq":'.length;

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

const numberAt = (bytes, from) => {
  let number = 0;
  for (let at = from; bytes[at] >= ZERO && bytes[at] <= NINE; at += 1) number = 10 * number + bytes[at] - ZERO;
  return number;
};
