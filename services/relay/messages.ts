import { seenBy } from '#events/seen-by.js';
import type { FedEvent, PublicEvent } from '#events/wire/fed.js';
import { EVENTS_TOPIC, PUBLIC_TOPIC } from '#events/wire/topics.js';
import type { Sending } from '#feed/kafka-words.js';
import type { Departing } from '#store/departures.js';
import type { ShowingsOf } from './known-games.js';

/** What is sent of events: all of it to the service itself, and of listed tables what everybody may see to everybody. */
export const messagesOf = (departing: readonly Departing[], showingsOf: ShowingsOf): Sending => {
  const listed = departing.filter((one) => one.listed);
  const whole = departing.map((one) => ({ key: one.event.table, value: JSON.stringify(wholeOf(one)) }));
  const open = listed.map((one) => ({ key: one.event.table, value: JSON.stringify(publicOf(one, showingsOf)) }));
  return [
    { topic: EVENTS_TOPIC, messages: whole },
    ...(open.length === 0 ? [] : [{ topic: PUBLIC_TOPIC, messages: open }]),
  ];
};

const wholeOf = ({ event: stored, game, previous }: Departing): FedEvent => {
  const { table, seq, at, seat, command, edition, draws, event, digest, commitment } = stored;
  return {
    ...{ table, game, edition, seq, at, seat, command, event: { ...event }, digest, commitment, previous },
    ...(draws === 0 ? {} : { draws }),
  };
};

/** Closed by default: of rules that this release does not know, nobody is told more than that something happened. */
const publicOf = ({ event: stored, game }: Departing, showingsOf: ShowingsOf): PublicEvent => {
  const { table, seq, at, edition, event, digest, commitment } = stored;
  const showings = showingsOf(game, edition);
  const isKnown = showings !== null && Object.hasOwn(showings, event.type);
  const shown = isKnown ? seenBy(showings, event, 'public') : null;
  return {
    ...{ table, game, edition, seq, at, event: shown === null ? null : { ...shown }, digest },
    ...(commitment === null ? {} : { commitment }),
  };
};
