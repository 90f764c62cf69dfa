import type { Cursor } from '#store/outbox.js';
import type { TopicSpan } from './kafka-words.js';

/** Where a follower is on the topic: an offset for each partition of one Kafka, or all that was sent since a moment. */
export type Place =
  | { readonly kind: 'offsets'; readonly cluster: string; readonly offsets: readonly number[] }
  | { readonly kind: 'since'; readonly at: number };

export const writePlace = (place: Place): Cursor =>
  (place.kind === 'offsets'
    ? `kafka.${place.cluster}.${place.offsets.join('-')}`
    : `kafka-since.${place.at}`) as Cursor;

/** Null for what another feed wrote. */
export const readPlace = (cursor: Cursor): Place | null => {
  const [, at] = SINCE.exec(cursor) ?? [];
  if (at !== undefined) return { kind: 'since', at: Number(at) };
  const [, cluster, offsets] = OFFSETS.exec(cursor) ?? [];
  return cluster === undefined || offsets === undefined
    ? null
    : { kind: 'offsets', cluster, offsets: offsets.split('-').map(Number) };
};

const SINCE = /^kafka-since\.(\d{1,15})$/;
const OFFSETS = /^kafka\.([A-Za-z0-9_-]{1,64})\.(\d{1,15}(?:-\d{1,15})*)$/;

/**
 * Where to read on, for each partition: from its beginning where the place is of another Kafka, of a topic that was made anew
 * since, or of before there was such a partition.
 */
export const offsetsAt = (place: Place | null, { cluster, spans }: TopicSpan): number[] => {
  const known = place?.kind === 'offsets' && place.cluster === cluster ? place.offsets : [];
  const isAnother = known.some((offset, partition) => offset > (spans[partition]?.high ?? 0));
  return spans.map(({ low }, partition) => Math.max(low, isAnother ? 0 : (known[partition] ?? 0)));
};
