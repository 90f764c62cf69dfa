import type { TableId } from '#events/envelope.js';
import type { ExportedEvent } from '#events/wire/play.js';
import type { EventStore, StoredEvent, TakenCommand } from '#store/event-store.js';

/** A whole history, secrets opened, by pages of lines: each event as it is stored, the first of a command with what was asked. */
export async function* exported(store: EventStore, table: TableId): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const events = await store.read(table, after, AT_ONCE);
    const last = events.at(-1);
    if (last === undefined) return;
    const commands = await store.commands(table, after, AT_ONCE);
    const byFirst = new Map(commands.map((command) => [command.first, command]));
    yield events.map((event) => `${JSON.stringify(exportedEvent(event, byFirst.get(event.seq)))}\n`).join('');
    after = last.seq;
  }
}

const AT_ONCE = 1000;

const exportedEvent = (stored: StoredEvent, given: TakenCommand | undefined): ExportedEvent => {
  const { table, seq, at, seat, command, edition, draws, event, digest, commitment } = stored;
  return {
    ...{ table, seq, at, seat, command, edition, event: { ...event }, digest },
    ...(commitment === null ? {} : { commitment }),
    ...(draws === 0 ? {} : { draws }),
    ...(given === undefined ? {} : { given: { seen: given.seen, command: given.command as ExportedCommand } }),
  };
};

type ExportedCommand = NonNullable<ExportedEvent['given']>['command'];
