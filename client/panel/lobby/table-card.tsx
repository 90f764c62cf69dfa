import { useState } from 'preact/hooks';
import type { TableAsShown } from '#events/wire/tables.js';
import { sitDown } from '../../net/sit-down.js';
import type { LobbyWords } from '../../words/lobby/words.js';
import { tableAddress } from '../address.js';
import { useHall, useWords } from '../hall.js';
import { useTrouble } from '../line-back.js';
import { troubleOf } from '../trouble.js';
import { optionsSaid } from '../options-said.js';
import { approachesTo, freeSeats, isMyTurn, progressOf, sittersOf } from './listing.js';
import type { Approach, Sitter } from './listing.js';
import { seatLetter, SeatMark } from '../seat-mark.js';
import { standingsOf, winnersOf } from './standings.js';
import { newNonce } from './table-setting.js';
import './table-card.css';

interface CardShown {
  readonly table: TableAsShown;
  /** What its game is called. */
  readonly title: string;
  readonly me: string | null;
  /** It is not as it is shown here any more. */
  readonly moved: () => void;
}

/** A table as a label of parchment: who sits there, how far they are, and how one gets there. */
export const TableCard = ({ table, title, me, moved }: CardShown) => {
  const words = useWords();
  const { tongue } = useHall();
  const myTurn = isMyTurn(table, me);
  return (
    <li class={myTurn ? 'table-card is-my-turn' : 'table-card'}>
      <div class="table-card-head">
        <h3>{title}</h3>
        <p class="table-card-progress">{myTurn ? words.card.yourTurn : progressSaid(table, me, words)}</p>
      </div>
      {table.status === 'finished' && table.result.standings.length > 0 ? (
        <Result table={table} me={me} />
      ) : (
        <ul class="sitters">
          {sittersOf(table, me).map((sitter, seat) => (
            <li key={seat} class={`sitter is-${sitter.kind}`}>
              <SeatMark seat={seat} />
              <span class="unseen">{words.card.seat(seatLetter(seat))}</span>
              <SitterName sitter={sitter} />
            </li>
          ))}
        </ul>
      )}
      <ul class="terms">
        {table.status !== 'finished' && <li>{clockSaid(table, words)}</li>}
        {optionsSaid(table, tongue.language.value).map(({ name, does }) => (
          <li key={name} title={does}>
            {name}
          </li>
        ))}
        {termsOf(table, words).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Approaches table={table} me={me} moved={moved} />
    </li>
  );
};

const SitterName = ({ sitter }: { readonly sitter: Sitter }) => {
  const { card } = useWords();
  return (
    <>
      <bdi class="sitter-name">{nameSaid(sitter, card)}</bdi>
      {sitter.kind === 'player' && sitter.isMe && <em class="sitter-me">{card.you}</em>}
    </>
  );
};

const Result = ({ table, me }: { readonly table: TableAsShown; readonly me: string | null }) => {
  const { card } = useWords();
  return (
    <ol class="sitters is-result">
      {standingsOf(table, me).map(({ seat, place, points, sitter }) => (
        <li key={seat} class={place === 1 ? 'sitter is-winner' : 'sitter'} value={place}>
          <span class="sitter-place">{place}.</span>
          <SeatMark seat={seat} />
          <SitterName sitter={sitter} />
          <span class="sitter-points" aria-hidden="true">
            {points}
          </span>
          <span class="unseen">{card.points(points)}</span>
        </li>
      ))}
    </ol>
  );
};

const Approaches = ({ table, me, moved }: Omit<CardShown, 'title'>) => {
  const { door, whereabouts } = useHall();
  const words = useWords();
  const [isSitting, setSitting] = useState(false);
  const [trouble, setTrouble] = useTrouble();
  const names = sittersOf(table, me)
    .filter(({ kind }) => kind !== 'free')
    .map((sitter) => nameSaid(sitter, words.card));

  const sit = async (): Promise<void> => {
    const [seat] = freeSeats(table);
    if (seat === undefined || isSitting) return;
    const from = whereabouts.page.peek();
    setSitting(true);
    setTrouble(null);
    try {
      const seated = await door.withName(() => sitDown(table.id, seat, newNonce()));
      if (seated !== null) whereabouts.goFrom(from, tableAddress(table.id));
    } catch (fault) {
      setTrouble(troubleOf(fault));
      moved();
    }
    setSitting(false);
  };

  return (
    <>
      {trouble !== null && (
        <p class="table-card-trouble" role="alert">
          {words.trouble[trouble]}
        </p>
      )}
      <div class="table-card-deeds">
        {approachesTo(table, me).map((approach, at) =>
          approach === 'sit' ? (
            <button
              key={approach}
              type="button"
              class="button"
              aria-disabled={isSitting}
              aria-label={words.card.about(words.card.sit, names)}
              onClick={() => void sit()}
            >
              {words.card.sit}
            </button>
          ) : (
            <a
              key={approach}
              class={at === 0 ? LOOKS[approach] : 'button is-quiet'}
              href={tableAddress(table.id)}
              aria-label={words.card.about(words.card[approach], names)}
            >
              {words.card[approach]}
            </a>
          ),
        )}
      </div>
    </>
  );
};

const LOOKS: Readonly<Record<Exclude<Approach, 'sit'>, string>> = {
  goThere: 'button is-sea',
  playOn: 'button',
  watch: 'button is-sea',
  lookBack: 'button is-quiet',
};

const nameSaid = (sitter: Sitter, card: LobbyWords['card']): string => {
  switch (sitter.kind) {
    case 'player':
      return sitter.name === WITHOUT_NAME ? card.gone : sitter.name;
    case 'bot':
      return card.bot(sitter.name);
    case 'free':
      return card.free;
  }
};

/** What the server says of who sits there and is known no more. */
const WITHOUT_NAME = '–';

const progressSaid = (table: TableAsShown, me: string | null, { card }: LobbyWords): string => {
  if (table.status === 'open') return card.seatsFree(freeSeats(table).length);
  if (table.status === 'playing') {
    const { turn } = progressOf(table);
    return turn === undefined ? card.underWay : card.turn(turn);
  }
  const winners = winnersOf(standingsOf(table, me)).map(({ sitter }) => nameSaid(sitter, card));
  return winners.length === 0 ? card.noResult : card.won(winners);
};

const clockSaid = ({ clock }: TableAsShown, { card }: LobbyWords): string =>
  clock.kind === 'none' ? card.noClock : card.clock(clock.seconds);

const termsOf = (table: TableAsShown, { card }: LobbyWords): readonly string[] => {
  const { watchers } = progressOf(table);
  return [
    ...(watchers === undefined || watchers === 0 ? [] : [card.watching(watchers)]),
    ...(table.visibility === 'unlisted' ? [card.byLink] : []),
    ...(table.status === 'finished' && table.voided === true ? [card.voided] : []),
  ];
};
