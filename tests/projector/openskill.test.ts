import { describe, expect, it } from '@jest/globals';
import { rated, UNKNOWN } from '#projector/openskill.js';
import type { Rating } from '#store/projections.js';

interface Figures {
  readonly name: string;
  readonly before: readonly Rating[];
  readonly places: readonly number[];
  readonly after: readonly Rating[];
}

const NEW: Rating = { mu: 25, sigma: 25 / 3 };

/** What `rate` of openskill 5.0.1 says, by its own defaults, each player a team. */
const FIGURES: readonly Figures[] = [
  {
    name: 'two who are new',
    before: [NEW, NEW],
    places: [1, 2],
    after: [
      { mu: 27.635389493140497, sigma: 8.06590141354368 },
      { mu: 22.364610506859503, sigma: 8.06590141354368 },
    ],
  },
  {
    name: 'two who are new and draw',
    before: [NEW, NEW],
    places: [1, 1],
    after: [
      { mu: 25, sigma: 8.06590141354368 },
      { mu: 25, sigma: 8.06590141354368 },
    ],
  },
  {
    name: 'three who are new',
    before: [NEW, NEW, NEW],
    places: [1, 2, 3],
    after: [
      { mu: 27.869048680749426, sigma: 8.205243377397993 },
      { mu: 25.717262170187357, sigma: 8.058224222802378 },
      { mu: 21.413689149063217, sigma: 8.058224222802378 },
    ],
  },
  {
    name: 'four who are new',
    before: [NEW, NEW, NEW, NEW],
    places: [1, 2, 3, 4],
    after: [
      { mu: 27.795252672501135, sigma: 8.263571791259416 },
      { mu: 26.55291815138952, sigma: 8.17961798837266 },
      { mu: 24.689416369722096, sigma: 8.084127880168786 },
      { mu: 20.962412806387245, sigma: 8.084127880168786 },
    ],
  },
  {
    name: 'four, two of whom share the win',
    before: [NEW, NEW, NEW, NEW],
    places: [1, 1, 3, 4],
    after: [
      { mu: 25.93175089083371, sigma: 8.263571791259416 },
      { mu: 25.93175089083371, sigma: 8.263571791259416 },
      { mu: 25.93175089083371, sigma: 8.16906309784121 },
      { mu: 22.204747327498865, sigma: 8.16906309784121 },
    ],
  },
  {
    name: 'four who all draw',
    before: [NEW, NEW, NEW, NEW],
    places: [1, 1, 1, 1],
    after: [
      { mu: 25, sigma: 8.263571791259416 },
      { mu: 25, sigma: 8.263571791259416 },
      { mu: 25, sigma: 8.263571791259416 },
      { mu: 25, sigma: 8.263571791259416 },
    ],
  },
  {
    name: 'the weaker of two wins',
    before: [
      { mu: 30, sigma: 3 },
      { mu: 20, sigma: 5 },
    ],
    places: [2, 1],
    after: [
      { mu: 29.16389389276686, sigma: 2.988510269919514 },
      { mu: 22.321370926867026, sigma: 4.902446743892868 },
    ],
  },
  {
    name: 'the stronger of two wins',
    before: [
      { mu: 30, sigma: 3 },
      { mu: 20, sigma: 5 },
    ],
    places: [1, 2],
    after: [
      { mu: 30.25028200647542, sigma: 2.988510269919514 },
      { mu: 19.305115261898237, sigma: 4.902446743892868 },
    ],
  },
  {
    name: 'three of different strength, the last two drawing',
    before: [
      { mu: 18, sigma: 2 },
      { mu: 33.5, sigma: 1.25 },
      { mu: 25, sigma: 7 },
    ],
    places: [1, 2, 2],
    after: [
      { mu: 18.335926784170567, sigma: 2.0008887893324836 },
      { mu: 33.37895773242567, sigma: 1.2522696350276055 },
      { mu: 24.671071735705326, sigma: 6.542500828561166 },
    ],
  },
  {
    name: 'four of different strength, out of order',
    before: [
      { mu: 31.25, sigma: 4.5 },
      { mu: 12, sigma: 6 },
      { mu: 27, sigma: 1 },
      { mu: 40, sigma: 2.5 },
    ],
    places: [3, 1, 4, 2],
    after: [
      { mu: 31.071876016038015, sigma: 4.4167989210138545 },
      { mu: 14.976057615570179, sigma: 5.981648491239802 },
      { mu: 26.93347182425652, sigma: 1.003290191055105 },
      { mu: 39.951260079543744, sigma: 2.4950533803019876 },
    ],
  },
];

const after = (before: readonly Rating[], places: readonly number[]): readonly Rating[] =>
  rated(before.map((rating, at) => ({ rating, place: places[at] ?? 0 })));

describe('Ratings', () => {
  it.each(FIGURES)('are those of OpenSkill: $name', ({ before, places, after: figures }) => {
    const own = after(before, places);
    expect(own).toHaveLength(figures.length);
    for (const [at, { mu, sigma }] of figures.entries()) {
      expect(own[at]?.mu).toBeCloseTo(mu, 9);
      expect(own[at]?.sigma).toBeCloseTo(sigma, 9);
    }
  });

  it('know of nobody anything but what everybody begins with', () => {
    expect(UNKNOWN).toEqual(NEW);
  });

  it('do not go by the order in which seats are named', () => {
    const before = [NEW, { mu: 30, sigma: 4 }, { mu: 20, sigma: 2 }];
    const [anna, ben, carla] = after(before, [2, 1, 3]);
    const turned = after([...before].reverse(), [3, 1, 2]);
    for (const [at, one] of [carla, ben, anna].entries()) {
      expect(turned[at]?.mu).toBeCloseTo(one?.mu ?? 0, 12);
      expect(turned[at]?.sigma).toBeCloseTo(one?.sigma ?? 0, 12);
    }
  });
});
