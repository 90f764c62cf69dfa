import { parentPort, workerData } from 'node:worker_threads';
import { GAMES, keepIn, openPostgres, play } from '../proof-under-test.mjs';

/** Plays every so-manieth of the games to its end by seats that choose at random, and keeps it as the service does. */
const { address, games, threads, thread } = workerData;
const { store } = await openPostgres(address);
const settings = GAMES.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({ game, seats: game.seats.min + more })),
);
/** Kept a few at a time: a storage that takes many appends at once takes them in one statement. */
const AT_ONCE = 16;
let played = [];
const keep = async () => {
  await Promise.all(played.map((one) => keepIn(store, one)));
  for (const { happened } of played) parentPort.postMessage(happened.length);
  played = [];
};
for (let number = thread; number < games; number += threads) {
  const { game, seats } = settings[number % settings.length];
  const one = play({ game, setting: { seats, options: {} }, seed: `proof-${number}`, absences: 2 });
  if (one.fault !== null) throw new Error(`${game.id} of ${seats}: ${one.fault.message}`);
  if (played.push(one) === AT_ONCE) await keep();
}
await keep();
await store.close();
