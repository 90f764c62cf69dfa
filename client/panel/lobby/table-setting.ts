import type { NewTableAsked, SeatAsked, TableAsShown } from '#events/wire/tables.js';
import { newId } from '../../net/new-id.js';

/** Who is to sit at a seat: who sets the table, a bot, or whoever comes. */
export type Place = 'me' | 'anyone' | { readonly bot: string };

/** What of the server is needed to set a table. */
export interface Server {
  open(table: NewTableAsked, key: string): Promise<TableAsShown>;
  table(id: string): Promise<TableAsShown>;
  sit(id: string, seat: number, wish: SeatAsked): Promise<TableAsShown>;
  /** Takes a seat for ourselves. */
  sitDown(id: string, seat: number, nonce: string): Promise<TableAsShown>;
  start(id: string): Promise<TableAsShown>;
}

/**
 * A table being set: opened, its seats taken, and begun if none is left free. Where that fails half-way it can be set
 * again, and what was done already is not done twice.
 */
export class TableSetting {
  #id: string | null = null;
  /** By which it is opened once, also where the answer to that was lost. */
  readonly #key = newId();

  constructor(
    private readonly server: Server,
    private readonly asked: NewTableAsked,
    private readonly places: readonly Place[],
    /** What the player adds to the luck. */
    private readonly nonce: string,
  ) {}

  /** Answers with the id of the table. */
  async set(): Promise<string> {
    let table = this.#id === null ? await this.server.open(this.asked, this.#key) : await this.server.table(this.#id);
    this.#id = table.id;
    for (const [seat, place] of this.places.entries()) {
      if (place !== 'anyone' && isFree(table, seat)) table = await this.seated(table.id, seat, place);
    }
    if (table.status === 'open' && beginsAtOnce(this.places)) await this.server.start(table.id);
    return table.id;
  }

  private seated(id: string, seat: number, place: 'me' | { readonly bot: string }): Promise<TableAsShown> {
    return place === 'me' ? this.server.sitDown(id, seat, this.nonce) : this.server.sit(id, seat, place);
  }
}

/** Whether nobody is waited for. */
export const beginsAtOnce = (places: readonly Place[]): boolean => places.every((place) => place !== 'anyone');

/** One cannot sit at two seats: who takes another gets up. */
export const placesWith = (places: readonly Place[], seat: number, taken: Place): readonly Place[] =>
  places.map((place, each) => {
    if (each === seat) return taken;
    return place === 'me' && taken === 'me' ? 'anyone' : place;
  });

/** As many places as there are seats: those that come anew are for anyone. */
export const placesFor = (places: readonly Place[], seats: number): readonly Place[] =>
  Array.from({ length: seats }, (_, seat) => places[seat] ?? 'anyone');

const isFree = ({ seats }: TableAsShown, seat: number): boolean => {
  const there = seats.find((each) => each.seat === seat);
  return there !== undefined && !('player' in there) && !('bot' in there);
};

/** Luck of one's own, that the server cannot have known beforehand. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
