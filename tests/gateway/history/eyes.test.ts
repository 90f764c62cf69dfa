import { expect, it } from '@jest/globals';
import { Accounts } from '#gateway/accounts/accounts.js';
import { Eyes } from '#gateway/history/eyes.js';
import { Host } from '#gateway/lobby/host.js';
import { Seatings } from '#gateway/lobby/seatings.js';
import { Visits } from '#gateway/lobby/visits.js';
import { Games } from '#gateway/tables/games.js';
import { setRole } from '#store/staff/roles.js';
import { opened } from '#tests/store/beside/opened.js';
import { theServer } from '#tests/store/postgres/server.js';
import { KeptDeadlines } from '../../clock/kept-deadlines.js';
import { aNode, game } from '../tables/story.js';

const WISH = { game: game.id, seats: 2, options: {}, visibility: 'public', clock: { kind: 'none' } } as const;
const ALL = (now: number) => ({ first: 1, last: now });

const server = theServer();
const kept = opened(server);

/** A node that hears nothing of the others. */
const aHost = () => {
  const { lobby, store } = kept();
  return new Host(
    new Games([game]),
    aNode(store).tables,
    lobby,
    new Seatings(lobby),
    new Visits(lobby),
    new KeptDeadlines(),
    store,
  );
};

it('Who has a role and sits down elsewhere just now looks with no eyes but their own', async () => {
  const { people, records } = kept();
  const accounts = new Accounts(people);
  const { token, player } = await accounts.register({ name: 'Olga', password: 'a long password' }, null);
  await setRole(server().url, 'Olga', 'auditor');
  const olga = await accounts.behind(token);
  const [here, there] = [aHost(), aHost()];
  const { id } = (await here.open(WISH, 'anna')).pinned;
  const eyes = new Eyes(there, records);
  const asks = async () => eyes.of(olga, await there.find(id), { as: 'auditor' }, ALL);
  expect(await asks()).toMatchObject({ viewer: 'auditor', byRole: true });

  await here.seat(await here.find(id), 0, player.id, 'derived');
  await expect(asks()).rejects.toThrow('looks with their own eyes');
});
