import { expect, it } from '@jest/globals';
import { Accounts } from '#gateway/accounts/accounts.js';
import { Farewell } from '#gateway/lobby/farewell.js';
import { Host } from '#gateway/lobby/host.js';
import { Seatings } from '#gateway/lobby/seatings.js';
import { Visits } from '#gateway/lobby/visits.js';
import { Games } from '#gateway/tables/games.js';
import { setRole } from '#store/staff/roles.js';
import { opened } from '#tests/store/beside/opened.js';
import { theServer } from '#tests/store/postgres/server.js';
import { KeptDeadlines } from '../../clock/kept-deadlines.js';
import { aNode, game } from '../tables/story.js';

const NAME = 'Olga';
const PASSWORD = 'a long password';
const ADDRESS = '192.0.2.1';

const server = theServer();
const kept = opened(server);

it('Who is given a role just when they ask to be forgotten is told that they are not', async () => {
  const { people, lobby, store } = kept();
  const [accounts, seatings] = [new Accounts(people), new Seatings(lobby)];
  const host = new Host(
    new Games([game]),
    aNode(store).tables,
    lobby,
    seatings,
    new Visits(lobby),
    new KeptDeadlines(),
    store,
  );
  const farewell = new Farewell(people, lobby, accounts, host, seatings);
  const { token } = await accounts.register({ name: NAME, password: PASSWORD }, null);
  const olga = await accounts.behind(token);
  if (olga === null) throw new Error('She has just come.');

  await setRole(server().url, NAME, 'auditor');
  await expect(farewell.take(olga, PASSWORD, ADDRESS)).rejects.toThrow('Who holds a role is not forgotten');
  expect(await accounts.behind(token)).toMatchObject({ person: { name: NAME } });

  await setRole(server().url, NAME, null);
  await farewell.take(olga, PASSWORD, ADDRESS);
  expect(await accounts.behind(token)).toBeNull();
});
