import type { SeatAtTable, TableAsShown } from '#events/wire/tables.js';

/** Who sits at a seat, or that nobody does. */
export type Sitter =
  | { readonly kind: 'player'; readonly name: string; readonly isMe: boolean }
  | { readonly kind: 'bot'; readonly name: string }
  | { readonly kind: 'free' };

/** What one can do about a table from outside. */
export type Approach = 'sit' | 'goThere' | 'playOn' | 'watch' | 'lookBack';

/** How a game goes on, where the server has it in hand. */
type Progress = Pick<Extract<TableAsShown, { status: 'playing' }>, 'turn' | 'deciding' | 'watchers'>;

export const sittersOf = ({ seats }: TableAsShown, me: string | null): readonly Sitter[] =>
  seats.map((seat) => sitterAt(seat, me));

const sitterAt = (seat: SeatAtTable, me: string | null): Sitter => {
  if ('player' in seat) return { kind: 'player', name: seat.player.name, isMe: seat.player.id === me };
  return 'bot' in seat ? { kind: 'bot', name: seat.bot } : { kind: 'free' };
};

export const freeSeats = ({ seats }: TableAsShown): readonly number[] =>
  seats.filter((seat) => !('player' in seat) && !('bot' in seat)).map(({ seat }) => seat);

/** The seat of a player, if they sit there. */
export const seatOf = ({ seats }: TableAsShown, player: string | null): number | null =>
  seats.find((seat) => 'player' in seat && seat.player.id === player)?.seat ?? null;

export const progressOf = (table: TableAsShown): Progress => (table.status === 'playing' ? table : {});

export const isMyTurn = (table: TableAsShown, me: string | null): boolean => {
  const mine = seatOf(table, me);
  return mine !== null && (progressOf(table).deciding?.includes(mine) ?? false);
};

/** What can be done, the likeliest first. */
export const approachesTo = (table: TableAsShown, me: string | null): readonly [Approach, ...Approach[]] => {
  if (table.status === 'finished') return ['lookBack'];
  const isMine = seatOf(table, me) !== null;
  if (table.status === 'playing') return isMine ? ['playOn'] : ['watch'];
  if (isMine) return ['goThere'];
  return freeSeats(table).length > 0 ? ['sit', 'watch'] : ['goThere'];
};

/** One's own tables, those first at which one is waited for. */
export const ownInOrder = (tables: readonly TableAsShown[], me: string | null): readonly TableAsShown[] => {
  const urgency = (table: TableAsShown): number => {
    if (isMyTurn(table, me)) return 0;
    return table.status === 'playing' ? 1 : 2;
  };
  return [...tables].sort((one, other) => urgency(one) - urgency(other));
};

/** What stands among one's own is not listed twice. */
export const withoutOwn = (tables: readonly TableAsShown[], me: string | null): readonly TableAsShown[] =>
  tables.filter((table) => seatOf(table, me) === null);
