import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Choices } from '#events/wire/play.js';
import type { TableAsShown } from '#events/wire/tables.js';
import type { Luck } from '#tests/laws/luck.js';
import type { Visitor } from '#tests/service/visitor.js';

/** A table with those of its players who are there. */
export interface Playing {
  readonly id: string;
  readonly players: readonly Visitor[];
}

interface Manner {
  readonly luck: Luck;
  /** How often a player undoes where it may, of a hundred times. */
  readonly undos: number;
  /** Asked before each command, with how many there were. */
  readonly isEnough?: (commands: number, offered: Choices) => boolean;
}

/** The players of a table give random commands until the game is over, or it is enough. */
export const playOn = async (playing: Playing, { luck, undos, isEnough = () => false }: Manner): Promise<void> => {
  let last: Visitor | null = null;
  for (let commands = 0; ;) {
    const offered = await offeredTo(playing, last);
    if (offered === null) {
      if ((await shownAt(playing)).status === 'finished') return;
      // A bot is to decide.
      await after(POLL_MS);
      continue;
    }
    if (isEnough(commands, offered.choices)) return;
    const { visitor, choices } = offered;
    last = visitor;
    const isUndo = luck.below(100) < undos;
    const wanted = choices.choices.filter(({ type }) => (type === 'undo') === isUndo);
    const moves = choices.choices.filter(({ type }) => type !== 'undo');
    const command = luck.pick(wanted.length > 0 ? wanted : moves);
    const { status, text } = await commanded(visitor, playing.id, { seen: choices.seq, command });
    // A bot, or the table's clock, may have been faster.
    if (status !== 200 && status !== 409) throw new Error(`${playing.id} answered ${status}: ${text}`);
    commands += 1;
  }
};

const POLL_MS = 5;

export const commanded = (
  visitor: Visitor,
  table: string,
  asked: { readonly seen: number; readonly command: object },
) => visitor.ask('POST', `/api/tables/${table}/commands`, asked, { 'idempotency-key': randomUUID() });

export const shownAt = async ({ players: [visitor], id }: Playing): Promise<TableAsShown> => {
  if (visitor === undefined) throw new Error('No player is there.');
  return (await visitor.ask<TableAsShown>('GET', `/api/tables/${id}`)).body;
};

/** The first player who is to decide, with what it may do: mostly the one who decided last. */
const offeredTo = async ({ players, id }: Playing, last: Visitor | null) => {
  for (const visitor of players.toSorted((one, other) => Number(other === last) - Number(one === last))) {
    const { body: choices } = await visitor.ask<Choices>('GET', `/api/tables/${id}/choices`);
    if (choices.choices.some(({ type }) => type !== 'undo')) return { visitor, choices };
  }
  return null;
};
