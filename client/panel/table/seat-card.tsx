import type { Seat } from '#events/viewer.js';
import type { TableAsShown } from '#events/wire/tables.js';
import { commitmentOf } from '#engine/kit/seat-held.js';
import { api } from '../../net/api.js';
import { sitDown as sit } from '../../net/sit-down.js';
import { useHall } from '../hall.js';
import type { AtTable } from './at-table.js';
import { isStarting } from './is-starting.js';
import { newNonce } from './nonce.js';
import { Presence } from './presence.js';
import { SeatMark } from '../seat-mark.js';
import { useAround, useAt } from './seated.js';

/** The bots that can be asked to sit down, the stronger first. */
export const BOT_NAMES_OFFERED = ['strong', 'random'] as const;

type CardShown = TableAsShown['seats'][number] & { readonly bots: readonly string[] };

/** A seat before the start: free, a bot's, somebody's, or ours. */
export const SeatCard = (card: CardShown) => {
  const at = useAt();
  const { seats: words } = useAround();
  const { seat } = card;
  const isTaken = 'player' in card || 'bot' in card;
  const isMine = 'player' in card && card.player.id === at.line.player.value?.id;
  return (
    <li class={isTaken ? 'seat-card is-taken' : 'seat-card'}>
      <SeatMark seat={seat} />
      <div class="seat-who">
        <strong>{isTaken ? at.names.value(seat) : words.free}</strong>
        {isMine && <small> ({words.you})</small>}
        {'player' in card && <Presence seat={seat} />}
        {isMine && <Luck seat={seat} />}
      </div>
      {!isStarting(at.now.value) && <SeatDeeds {...card} isMine={isMine} />}
    </li>
  );
};

const SeatDeeds = ({ isMine, ...card }: CardShown & { readonly isMine: boolean }) => {
  const at = useAt();
  const { seats: words } = useAround();
  const { seat, bots } = card;
  return (
    <div class="row">
      {!('player' in card) && !('bot' in card) && <FreeSeat seat={seat} bots={bots} />}
      {isMine && <Deed seat={seat} name={words.getUp} does={() => api.getUp(at.id, seat)} />}
      {'bot' in card && <BotSeat seat={seat} />}
    </div>
  );
};

const FreeSeat = ({ seat, bots }: { readonly seat: Seat; readonly bots: readonly string[] }) => {
  const at = useAt();
  const { door } = useHall();
  const { seats: words } = useAround();
  const me = at.line.player.value ?? null;
  const isSeated = (at.visit.shown.value?.seats ?? []).some((each) => 'player' in each && each.player.id === me?.id);
  const sit = (): Promise<unknown> => door.withName(() => sitDown(at, seat));
  return (
    <>
      {!isSeated && <Deed seat={seat} name={words.sit} isMain does={sit} />}
      {me === null && <small class="quiet">{words.nameFirst}</small>}
      {me !== null &&
        bots.map((bot) => (
          <Deed key={bot} seat={seat} name={words.seatBot(bot)} does={() => api.sit(at.id, seat, { bot })} />
        ))}
    </>
  );
};

/** Who has no name sends nobody away. */
const BotSeat = ({ seat }: { readonly seat: Seat }) => {
  const at = useAt();
  const { seats: words } = useAround();
  const me = at.line.player.value ?? null;
  return me === null ? null : <Deed seat={seat} name={words.sendAway} does={() => api.getUp(at.id, seat)} />;
};

/** The nonce of this seat, or that it is committed to and not shown before the start. */
const Luck = ({ seat }: { readonly seat: Seat }) => {
  const at = useAt();
  const { seats } = useAround();
  const now = at.now.value;
  const nonce = now?.nonces[seat] ?? null;
  if (nonce !== null) return <small class="luck block">{seats.luck(nonce)}</small>;
  return commitmentOf(now?.sources[seat]) === null ? null : <small class="luck block">{seats.sealed}</small>;
};

/** With what one typed, or with what was made up for one; another chair later asks for something fresh. */
const sitDown = async (at: AtTable, seat: Seat): Promise<void> => {
  const typed = at.luck.value;
  await sit(at.id, seat, typed === '' ? newNonce() : typed);
  at.luck.value = newNonce();
};

interface DeedShown {
  readonly seat: Seat;
  readonly name: string;
  readonly does: () => Promise<unknown>;
  readonly isMain?: boolean;
}

const Deed = ({ seat, name, does, isMain = false }: DeedShown) => {
  const at = useAt();
  return (
    <button
      type="button"
      class={isMain ? 'deed is-main' : 'deed'}
      onClick={() => void at.doing.doesOnce(`${seat} ${name}`, does)}
    >
      {name}
    </button>
  );
};
