import { check, origin } from '#events/chain/digest.js';
import { seenBy } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import { evolveTable, openTable, redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { gameAt, GAMES } from '#engine/registry.js';
import { MOST_MISSED } from '#gateway/play/held-of.js';
import { listingAfter } from '#projector/listing.js';
import { knownGames } from '#relay/known-games.js';
import type { Listing } from '#store/projections.js';
import type { StoredTable } from './stored.js';
import type { CommandTold, Glimpse, Told, ViewerTold } from './told.js';

/**
 * Compares what clients were told with what is stored, and says each promise that was broken in a sentence: nothing that was
 * acknowledged is lost, nothing was done twice, everybody saw every event once and in its order, every chain holds, and
 * what is listed is what a rebuild would list.
 */
export const brokenPromises = (told: Told, stored: readonly StoredTable[]): readonly string[] => {
  const tables = new Map<string, StoredTable>(stored.map((one) => [one.table, one]));
  const at = (table: string, check: (one: StoredTable) => readonly string[]): readonly string[] => {
    const one = tables.get(table);
    return one === undefined ? [`${table} is not stored.`] : check(one);
  };
  return [
    ...told.viewers.flatMap((viewer) => at(viewer.table, (one) => wronglyShown(viewer, one))),
    ...told.commands.flatMap((command) => at(command.table, (one) => wronglyAnswered(command, one))),
    ...stored.flatMap((one) => [...unchained(one), ...mixedUp(one), ...neverGiven(one, told), ...wronglyListed(one)]),
  ];
};

const { showingsOf } = knownGames(GAMES);

const showingsAt = ({ head }: StoredTable) => (head === null ? null : showingsOf(head.game, head.edition));

/** Every seq once and in order, up to the last, and as this viewer may see it. */
const wronglyShown = ({ name, viewer, shown }: ViewerTold, stored: StoredTable): readonly string[] => {
  const broken: string[] = [];
  let held: number | null = null;
  for (const one of shown) {
    broken.push(...outOfOrder(one, held), ...notAsStored(one, viewer, stored));
    held = one.seq;
  }
  const last = stored.events.length;
  if (held !== last) broken.push(`was shown no more than ${String(held)} of ${last}.`);
  return broken.map((what) => `${name} at ${stored.table} ${what}`);
};

const outOfOrder = ({ kind, seq }: Glimpse, held: number | null): readonly string[] => {
  if (kind === 'snapshot')
    return held !== null && seq - held <= LEAST_BRIDGED ? [`was given a snapshot at ${seq}, and held ${held}.`] : [];
  if (held === null) return [`was shown ${seq} before anything to fold it on.`];
  if (seq <= held) return [`was shown ${seq} again behind ${held}.`];
  return seq > held + 1 ? [`was shown ${seq} behind ${held}: a gap.`] : [];
};

/**
 * A snapshot stands for what is too much to be told one by one, and for nothing less. It may be of a little earlier than
 * what there is, where something could still be undone: of no more than a turn.
 */
const LEAST_BRIDGED = MOST_MISSED - 100;

const notAsStored = (one: Glimpse, viewer: Viewer, stored: StoredTable): readonly string[] => {
  const event = stored.events[one.seq - 1];
  const showings = showingsAt(stored);
  if (event?.digest !== one.digest) return [`was shown another ${one.seq} than is stored.`];
  if (showings === null) return [];
  if (one.kind === 'snapshot')
    return canonical(one.state) === canonical(knownAt(one.seq, viewer, stored))
      ? []
      : [`was given another table at ${one.seq} than it may know.`];
  const seen = seenBy(showings, event.event, viewer);
  return canonical(seen) === canonical(one.event)
    ? []
    : [`was shown another ${event.event.type} at ${one.seq} than it may see.`];
};

/** The table as this viewer may know it when so much of it has happened. */
const knownAt = (seq: number, viewer: Viewer, { head, events }: StoredTable): Table | null => {
  const game = head === null ? undefined : gameAt(head.game, head.edition);
  const [first, ...others] = events.slice(0, seq);
  if (game === undefined || first?.event.type !== 'TableOpened') return null;
  const opened = openTable(first.event as TableOpened);
  const folded = others.reduce<Table>((table, step) => evolveTable(game, table, step, 'auditor'), opened);
  return redactTable(game, folded, viewer);
};

type TableOpened = Extract<TableEvent, { type: 'TableOpened' }>;

const wronglyAnswered = ({ id, seat, answers, table }: CommandTold, stored: StoredTable): readonly string[] => {
  const taken = stored.commands.find((one) => one.id === `${seat}-${id}`);
  const yes = answers.filter((answer) => answer.ok);
  const last = answers.at(-1);
  const command = `Command ${id} of seat ${seat} at ${table}`;
  if (last === undefined) return [`${command} was never answered.`];
  if (yes.length > 0 && taken === undefined) return [`${command} was acknowledged, and is lost.`];
  const otherwise = yes.filter(({ seq }) => seq !== taken?.last);
  if (otherwise.length > 0)
    return [`${command} was acknowledged at ${otherwise[0]?.seq}, and stands at ${taken?.last}.`];
  const isRefused = !last.ok && last.refusal.code !== 'not_saved';
  return isRefused && taken !== undefined ? [`${command} was refused, and took effect at ${taken.last}.`] : [];
};

const unchained = (stored: StoredTable): readonly string[] => {
  const { table, head, events } = stored;
  const showings = showingsAt(stored);
  if (head === null || showings === null) return [`${table} has no head, or none of rules that are known.`];
  const broken: string[] = [];
  let before = origin(table);
  for (const [index, { commitment, digest, ...step }] of events.entries()) {
    if (step.seq !== index + 1) broken.push(`${table} has ${step.seq} where ${index + 1} should be.`);
    if (!check(before, step, showings, { digest, commitment })) broken.push(`${table} is not chained at ${step.seq}.`);
    before = digest;
  }
  if (head.seq !== events.length || head.digest !== before)
    broken.push(`${table} says that it stands at ${head.seq}, and ends with ${events.length}.`);
  return broken;
};

/** Each command stands where it says, in one piece, and nowhere else. */
const mixedUp = ({ table, events, commands }: StoredTable): readonly string[] => {
  const runs = new Map<string, number[]>();
  for (const { command, seq } of events) if (command !== null) runs.set(command, [...(runs.get(command) ?? []), seq]);
  const listed = new Map(commands.map(({ id, first, last }) => [id as string, { first, last }]));
  const others = [...runs.keys()]
    .filter((id) => !listed.has(id))
    .map((id) => `${table} has events of ${id}, unlisted.`);
  const wrong = [...listed].flatMap(([id, { first, last }]) => {
    const seqs = runs.get(id) ?? [];
    const isWhole = seqs.length === last - first + 1 && seqs.every((seq, index) => seq === first + index);
    return isWhole ? [] : [`${table} has ${id} at ${seqs.join(', ')}: it should be ${first} to ${last}, once.`];
  });
  return [...others, ...wrong];
};

const neverGiven = ({ table, commands }: StoredTable, told: Told): readonly string[] => {
  const given = new Set(told.commands.filter((one) => one.table === table).map(({ seat, id }) => `${seat}-${id}`));
  return commands.filter(({ id }) => !given.has(id)).map(({ id }) => `${table} has ${id}, which nobody gave.`);
};

const wronglyListed = ({ table, events, listing }: StoredTable): readonly string[] => {
  const rebuilt = events.reduce<Listing | null>((before, event) => listingAfter(before, event), null);
  return canonical(rebuilt) === canonical(listing)
    ? []
    : [`${table} is listed otherwise than a rebuild would list it.`];
};

/** The same whatever the order of its keys. */
const canonical = (one: unknown): string =>
  JSON.stringify(one, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
