import { murano } from '#engine/murano/game.js';
import { claimIn, TableEvent } from '#events/table/events.js';
import type { Tokens } from './conversation.js';
import { nobody } from './visitor.js';
import { serveWorld } from './world-served.js';
import type { Around } from './world-served.js';
import type { World } from './worlds.js';

interface Guest {
  readonly player: { readonly id: string };
  readonly token: string;
}

/** Three people and a stranger, known to every world; the three sit at the tables, by the claims of their seats. */
export const seatPeople = async (kept: Around, worlds: readonly [World, ...World[]]): Promise<Tokens> => {
  const lounge = await serveWorld(kept, murano, worlds[0]);
  const guests = [];
  for (const name of ['Anna', 'Ben', 'Carla', 'Dario']) {
    const { body } = await nobody(lounge.url).ask<Guest>('POST', '/api/guests', { name });
    guests.push({ id: body.player.id, token: body.token });
  }
  await lounge.stop();
  const stranger = guests.pop()?.token ?? '';
  for (const world of worlds)
    await seatAt(
      kept,
      world,
      guests.map(({ id }) => id),
    );
  return { seats: guests.map(({ token }) => token), stranger };
};

const seatAt = async ({ lobby }: Around, { id: table, past }: World, players: readonly string[]): Promise<void> => {
  const [creator = ''] = players;
  await lobby.announce({ table, creator, visibility: 'public', clock: { kind: 'none' }, at: 1 });
  for (const { event } of past) {
    const taken = TableEvent.safeParse(event).data;
    const player = taken?.type === 'SeatTaken' ? players[taken.seat] : undefined;
    if (taken?.type !== 'SeatTaken' || player === undefined) continue;
    await lobby.claim({ table, seat: taken.seat, claim: claimIn(taken), sitter: { player } });
  }
};
