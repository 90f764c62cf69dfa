import { layout } from '../../../dist/client/stage/murano/layout/layout.js';
import { Timeline } from '../../../dist/client/timeline/timeline.js';
import { murano } from '../../../dist/services/engine/murano/game.js';

/** Seeks to any moment of a game, as the page does: folded from what is held, and laid out. */
export const seeks = async ({ url }, { id, seq }) => {
  const lines = await (await fetch(`${url}/api/tables/${id}/events?limit=1000`)).text();
  const timeline = new Timeline(murano, 'public');
  for (const line of lines.trim().split('\n')) timeline.add(JSON.parse(line));
  const taken = Array.from({ length: SEEKS }, (_, number) => {
    const to = 1 + ((number * 211) % (seq - 1));
    const began = performance.now();
    const table = timeline.at(to);
    if (table.status !== 'open') layout(table.state, 'public', (seat) => `Seat ${seat}`);
    return performance.now() - began;
  }).sort((one, other) => one - other);
  return { seekMs: taken[SEEKS / 2], longestSeekMs: taken.at(-1) };
};

const SEEKS = 500;
