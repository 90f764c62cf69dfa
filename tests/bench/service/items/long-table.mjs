import { soloEuro } from '../game.mjs';
import { scriptOf } from '../script.mjs';
import { until } from '../until.mjs';

/** Some moves on their way at a time: this is not what is measured. */
const IN_FLIGHT = 8;

/** A table at which one has made so many moves, and left. */
export const longTable = async (side, server, seed, moves) => {
  const script = scriptOf(soloEuro, 4, seed);
  script.prepare(moves);
  const table = await side.open(server, script);
  let given = 0;
  let done = 0;
  const go = () => {
    while (given < moves && given - done < IN_FLIGHT) {
      mover.move(given);
      given += 1;
    }
  };
  const mover = await side.sit(server, table, 0, {
    onUpdate: (updates) => {
      while (done < given && updates >= side.updatesOf(script, done + 1)) done += 1;
      go();
    },
  });
  go();
  await until(
    () => `${moves} moves were made, not ${done}; ${server.said()}`,
    () => done === moves,
    LONG_MS,
  );
  mover.hangUp();
  return table;
};

const LONG_MS = 60_000;
