import { comparedDeed } from './compared-deed.js';
import { comparedTable } from './compared-table.js';
import { straysOf } from './commands.js';
import { deedsAt, openingDeed } from './deeds.js';
import type { Law } from './law.js';
import { luckOf } from './luck.js';
import { momentsOf } from './sampling.js';
import { isTelling, newTally } from './tally.js';

/** No byte that a viewer gets depends on what is hidden from it. How this is found out stands in README.md. */
export const nonInterference: Law = {
  id: 'R1',
  promise: 'what a viewer is sent is the same whatever it cannot see',

  *broken(played, effort) {
    const luck = luckOf(`${played.seed} worlds`);
    const strays = straysOf(played);
    const tally = newTally();
    const opening = openingDeed(played);
    if (opening !== null) yield* comparedDeed(played, opening, effort, luck, tally);
    for (const moment of momentsOf(played, effort)) {
      yield* comparedTable(played, moment.table, strays, effort, luck);
      for (const deed of deedsAt(played, moment, luck)) yield* comparedDeed(played, deed, effort, luck, tally);
    }
    if (!isTelling(tally)) yield { seq: played.end.seq, message: `too little was compared: ${JSON.stringify(tally)}` };
  },
};
