import type { Character, Island } from '#events/murano/components.js';
import type { Placement } from './assignment.js';
import { scoringOf } from './characters.js';
import { byNumber } from './hand.js';
import type { Moorings } from './moorings.js';

/**
 * What is to be scored beside a plan, so that the scoring can be finished (rule F2). Where the plan is the best there is,
 * each brings the 1 VP of the gondolier that it uses up, and the total stays as it is.
 */
export const owedBeside = (
  planned: readonly { readonly card: Character; readonly island: Island }[],
  cards: readonly (Character | null)[],
  { islands }: Moorings,
): readonly Placement[] => {
  const left = new Map(islands.map(({ there, gondoliers }) => [there.island, gondoliers]));
  const use = (island: Island): void => void left.set(island, (left.get(island) ?? 0) - 1);
  for (const { island } of planned) use(island);

  return byNumber(cards).flatMap((card) => {
    if (planned.some((one) => one.card === card)) return [];
    const scoring = scoringOf(card);
    if (scoring.kind !== 'static') return [];
    const found = islands.find(({ there }) => (left.get(there.island) ?? 0) > 0 && scoring.vp(there) > 0);
    if (found === undefined) return [];
    use(found.there.island);
    return [{ card, island: found.there.island, vp: scoring.vp(found.there) }];
  });
};
