/** The same tables with the same indexes, and nobody who looks at anything before writing. */
export const BARE_TABLES = `
  create schema bare;
  create table bare.events (like store.events including all);
  create table bare.commands (like store.commands including all)`;

const EVENTS = 'table_id, seq, at, seat, command_id, edition, event, digest, commitment';
const EVENT_TYPES = ['text', 'int', 'bigint', 'int', 'text', 'int', 'json', 'text', 'text'];
const COMMANDS = 'table_id, id, seat, command, seen, first, last';
const COMMAND_TYPES = ['text', 'text', 'int', 'json', 'int', 'int', 'int'];

const eventOf = ({ table, seq, at, seat, command, edition, event, digest, commitment }) => [
  ...[table, seq, at, seat, command, edition, JSON.stringify(event), digest, commitment],
];

const commandOf = ({ table, after, events, command: { id, seat, command, seen } }) => [
  ...[table, id, seat, JSON.stringify(command), seen, after + 1, after + events.length],
];

const columns = (rows, count) => Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
const parameters = (types, from) => types.map((type, index) => `$${from + index}::${type}[]`).join(', ');

const ROWS = `
  with commanded as (
    insert into bare.commands (${COMMANDS}) select * from unnest(${parameters(COMMAND_TYPES, 1)})
  )
  insert into bare.events (${EVENTS}) select * from unnest(${parameters(EVENT_TYPES, 1 + COMMAND_TYPES.length)})`;

/** The rows of many appends at once. */
export const insertRows = (appends) => ({
  name: 'bare rows',
  text: ROWS,
  values: [
    ...columns(appends.map(commandOf), COMMAND_TYPES.length),
    ...columns(
      appends.flatMap(({ events }) => events.map(eventOf)),
      EVENT_TYPES.length,
    ),
  ],
});

/** One append by itself, with at most so many of its events. */
export const insertOne = (append, most = Infinity) => {
  const { text, values } = insertRows([{ ...append, events: append.events.slice(0, most) }]);
  return { name: 'bare row', text, values };
};
