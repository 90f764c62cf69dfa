import { followLaguna } from '../service/sides/laguna-line.mjs';
import { times } from '../service/until.mjs';
import { rawSocket } from '../service/wire/raw-socket.mjs';

const HELLO = JSON.stringify({ event: 'hello', data: { protocol: 1 } });

/** So many who said hello and do nothing, as a page in the lobby does. */
export const comeIdle = ({ port }, count, atOnce) =>
  times(
    count,
    atOnce,
    () =>
      new Promise((welcomed, reject) => {
        const asked = { port, path: '/ws', unpacks: true, onText: () => welcomed() };
        rawSocket(asked).then((socket) => socket.say(HELLO), reject);
      }),
  );

/** So many who look on at a table; `hears` may be set on each. */
export const comeWatching = (service, table, count, atOnce) =>
  times(count, atOnce, async () => {
    const watcher = { hears: () => undefined, isClosed: () => false };
    const line = await followLaguna(service, table, {
      onUpdate: (seq, now) => watcher.hears(seq, now),
      // Whoever is still there when the service stops is told so.
      onRefused: () => undefined,
    });
    watcher.isClosed = line.isClosed;
    return watcher;
  });
