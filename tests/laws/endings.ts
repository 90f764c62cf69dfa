import type { Game } from '#engine/kit/game.js';
import type { Ending } from './endings/ending.js';
import { ballotEndings } from './endings/ballot.js';
import { buranoEndings } from './endings/burano.js';
import { lightMastersEndings } from './endings/light-masters.js';
import { muranoEndings } from './endings/murano.js';
import { pebblesEndings } from './endings/pebbles.js';
import { quarryEndings } from './endings/quarry.js';
import type { Played } from './played.js';

/** All ways in which each game ends. */
const ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  ballot: ballotEndings,
  burano: buranoEndings,
  'light-masters': lightMastersEndings,
  murano: muranoEndings,
  pebbles: pebblesEndings,
  quarry: quarryEndings,
};

export const endingsOf = ({ id, edition }: Pick<Game, 'id' | 'edition'>): readonly Ending[] => {
  const endings = Object.hasOwn(ENDINGS, id) ? ENDINGS[id] : undefined;
  if (endings === undefined) throw new Error(`tests/laws/endings.ts does not say in which ways ${id} ends.`);
  return endings.filter(({ editions }) => editions?.includes(edition) ?? true);
};

/** The way in which a game ended, if it is one we know. */
export const wayOf = ({ game, happened }: Played): string | null => {
  const endings = endingsOf(game);
  for (const { step, table } of happened)
    if (table.status !== 'open')
      for (const ending of endings) if (ending.reached(table.state, step.event)) return ending.way;
  return null;
};
