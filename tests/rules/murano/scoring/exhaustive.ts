import { ISLANDS } from '#events/murano/components.js';
import type { Beads, Character, Glass, Island } from '#events/murano/components.js';
import { islandOfBerth } from '#engine/murano/data/islands.js';
import { scoringOf } from '#engine/murano/scoring/characters.js';
import { survey } from '#engine/murano/scoring/survey.js';
import type { MuranoState } from '#engine/murano/state.js';
import { ANNA, anna } from './scene.js';

/**
 * The best that Anna can make of her cards, found the long way: each card is left out or scored on each island, for each
 * amount of gold and each handful of beads. Ways that have the same left are followed once.
 */
export const exhaustive = (state: MuranoState): Result => {
  const { characters, gold, beads } = anna(state);
  const cards = characters.filter((card) => card !== null);
  const seen = new Map<string, Result>();

  const from = (number: number, left: Left): Result => {
    const card = cards[number];
    if (card === undefined) return { vp: left.islands.length, gold: left.gold };
    const key = JSON.stringify([number, left]);
    const known = seen.get(key);
    if (known !== undefined) return known;

    const best = waysToScore(state, card, left)
      .map((way) => {
        const rest = from(number + 1, way.left);
        return { vp: way.vp + rest.vp, gold: rest.gold };
      })
      .reduce((one, other) => (other.vp > one.vp || (other.vp === one.vp && other.gold > one.gold) ? other : one));
    seen.set(key, best);
    return best;
  };

  return from(0, { islands: unusedAt(state), gold, beads });
};

/** VP still to come, gondoliers left over included, and the gold left then. */
interface Result {
  readonly vp: number;
  readonly gold: number;
}

/** `islands` has one entry for each gondolier left. */
interface Left {
  readonly islands: readonly Island[];
  readonly gold: number;
  readonly beads: Beads;
}

interface Way {
  readonly vp: number;
  readonly left: Left;
}

const unusedAt = ({ berths, phase }: MuranoState): readonly Island[] => {
  const used = phase.kind === 'scoring' ? phase.used : [];
  return berths.flatMap((owner, at) => (owner === ANNA && !used.includes(at) ? [islandOfBerth(at)] : []));
};

const waysToScore = (state: MuranoState, card: Character, left: Left): readonly Way[] => [
  { vp: 0, left },
  ...ISLANDS.filter((island) => left.islands.includes(island)).flatMap((island) =>
    waysThere(state, card, island, { ...left, islands: left.islands.toSpliced(left.islands.indexOf(island), 1) }),
  ),
];

const waysThere = (state: MuranoState, card: Character, island: Island, left: Left): readonly Way[] => {
  const scoring = scoringOf(card);
  const there = survey(state, island, ANNA);
  switch (scoring.kind) {
    case 'static':
      return [{ vp: scoring.vp(there), left }];
    case 'exchange':
      return scoring.opens(there)
        ? VP_FOR_GOLD.flatMap((vp, gold) =>
            gold > left.gold ? [] : [{ vp, left: { ...left, gold: left.gold - gold } }],
          )
        : [];
    case 'delivery':
      return scoring.island === island
        ? handfuls(state, scoring.glass, left.beads).map((given) => ({
            vp: 7 * count(given),
            left: { ...left, beads: minus(left.beads, given) },
          }))
        : [];
  }
};

const VP_FOR_GOLD = [0, 0, 1, 0, 3, 0, 6, 8, 12];

const handfuls = (state: MuranoState, wanted: Glass, beads: Beads): readonly Beads[] =>
  upTo(beads.red).flatMap((red) =>
    upTo(beads.green).flatMap((green) =>
      upTo(beads.blue)
        .map((blue) => ({ red, green, blue }))
        .filter((given) => count(given) <= 3 && allCountAs(state, wanted, given)),
    ),
  );

const count = ({ red, green, blue }: Beads): number => red + green + blue;

const upTo = (most: number): readonly number[] => [0, 1, 2, 3].filter((number) => number <= most);

const allCountAs = (state: MuranoState, wanted: Glass, given: Beads): boolean =>
  (given.red === 0 || countsAs(state, 'red', wanted)) &&
  (given.green === 0 || countsAs(state, 'green', wanted)) &&
  (given.blue === 0 || countsAs(state, 'blue', wanted));

/** With one Studio it must be the one of both colours; with two, every colour is reached. */
const countsAs = (state: MuranoState, glass: Glass, wanted: Glass): boolean => {
  const studios = [...anna(state).cards, ...anna(state).newCards].filter((card) => card.includes('studio'));
  if (glass === wanted || studios.length > 1) return true;
  return studios.some((studio) => studio.includes(glass) && studio.includes(wanted));
};

const minus = (beads: Beads, given: Beads): Beads => ({
  red: beads.red - given.red,
  green: beads.green - given.green,
  blue: beads.blue - given.blue,
});
