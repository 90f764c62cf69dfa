import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Seat, Viewer } from '#events/viewer.js';
import { botFor } from '#bots/registry.js';
import type { Asking, Options } from '#engine/kit/game.js';
import type { Face, GameWords } from '#client/stage/kit/face.js';
import type { Layout } from '#client/stage/kit/piece.js';
import { LANGUAGES } from '#client/words/language.js';
import { play } from '#tests/laws/play.js';
import type { Played } from '#tests/laws/played.js';
import { eventSeenBy, outsiders, viewersOf } from '#tests/laws/viewers.js';
import { lookedAt, NAMES, statesSeenBy } from './looked.js';
import type { Looked } from './looked.js';

/** Random play without options, where nothing else is said. */
interface How {
  readonly options?: Options;
  readonly bot?: 'strong';
}

/** Which games a face is looked at in: between them they should show everything that there is. */
export interface Looking {
  readonly seeds: readonly (readonly [seats: number, seed: string, how?: How])[];
  /** Events that hardly a game shows: the game's own tests look at them. */
  readonly rare?: readonly string[];
  /** What of the game's own names no player should ever read. */
  readonly raw: RegExp;
  /** How long one event is seen at the most, by type, where it is longer than usual. */
  readonly longer?: Readonly<Record<string, number>>;
}

/** The suite of one game's face: what the page takes for granted of each. */
export const provesFace = (face: Face, { seeds, raw, longer = {}, rare = [] }: Looking): void => {
  describe(`The face of ${face.game.title} proves`, () => {
    let games: readonly Played[] = [];
    let events: readonly Looked[] = [];
    let jumps: readonly Looked[] = [];
    beforeAll(() => {
      games = seeds.map(([seats, seed, how]) => gameOf(face, seats, seed, how));
      const looked = games.flatMap((played) => [0, 'public' as const].map((viewer) => lookedAt(face, played, viewer)));
      events = looked.flatMap((one) => one.events);
      jumps = looked.flatMap((one) => one.jumps);
    }, PLAYING_MS);

    it('F1: whatever lies there is drawn, written and within the board', () => {
      expect(games.flatMap((played) => undrawn(face, played))).toEqual([]);
    });

    it('F2: every type of event is seen to happen, and takes as long as one wants to watch it', () => {
      const types = Object.keys(face.game.seenBy);
      const seen = new Set(events.filter(({ count }) => count > 0).map(({ type }) => type));
      expect(types.filter((type) => !seen.has(type))).toEqual(rare);
      expect(some(events, ({ type, ms }) => ms > (longer[type] ?? LONGEST_MS))).toEqual([]);
      expect(some(events, ({ type, ms, count }) => types.includes(type) && count > 0 && ms < SHORTEST_MS)).toEqual([]);
      expect(some(events, ({ type, ms }) => type === 'Undone' && ms > UNDONE_MS)).toEqual([]);
      expect(some(events, ({ isInNumbers }) => !isInNumbers)).toEqual([]);
      const arts = new Set(events.flatMap((looked) => looked.arts));
      expect([...arts].filter((art) => !face.drawing(art).svg.startsWith('<svg '))).toEqual([]);
    });

    it('A1: every motion is of a piece that is there, and all come to lie where the layout puts them', () => {
      const isWrong = ({ isArrived, misplaced, twice }: Looked): boolean =>
        !isArrived || misplaced.length > 0 || twice.length > 0;
      expect(some(events, isWrong)).toEqual([]);
      expect(some(jumps, isWrong)).toEqual([]);
    });

    it('F3: what is pressed on the board means one command, and has its place there', () => {
      expect(games.flatMap((played) => unclear(face, played))).toEqual([]);
    });

    it('F4: what is foreseen leaves the state alone, and can be laid out', () => {
      for (const played of games)
        for (const { seat, state, choices } of askedIn(played)) {
          const before = JSON.stringify(state);
          for (const command of choices.slice(0, MOST_FORESEEN)) {
            const then = face.foresee?.(command, state, seat) ?? null;
            if (then !== null) face.layout(then, seat, NAMES);
            face.tag(command, state, seat);
          }
          expect(JSON.stringify(state)).toBe(before);
        }
    });

    it('F6: the ground lies below every piece, so that it can be laid together', () => {
      expect(games.flatMap((played) => sunken(face, played))).toEqual([]);
    });

    it.each(LANGUAGES)('F5: all is said in whole words, and no two choices alike, in %s', async (language) => {
      const words = await face.words(language);
      const told = new Set(games.flatMap((played) => toldOf(face, words, played)));
      const said = new Set([...told, ...games.flatMap((played) => readIn(face, words, played))]);
      const alike = games.flatMap((played) => alikeIn(words, played));
      expect(alike.slice(0, MOST_SAID)).toEqual([]);
      const isRaw = (text: string): boolean => text.trim() === '' || RAW.test(text) || raw.test(text);
      expect([...said].filter(isRaw).slice(0, MOST_SAID)).toEqual([]);
      expect([...told].filter((sentence) => !/[.!)]$/.test(sentence))).toEqual([]);
      expect(games.flatMap((played) => impersonal(words, played))).toEqual([]);
    });
  });
};

const PLAYING_MS = 120_000;
/** Long enough to be followed, short enough to be watched in a row. */
const LONGEST_MS = 1500;
const SHORTEST_MS = 300;
/** What is taken back is known already. */
const UNDONE_MS = 300;
const MOST_FORESEEN = 40;
const MOST_SAID = 5;
const MOST_ASKED = 12;
const LAID_EVERY = 3;
/** A shadow may reach over the edge of the board by as much. */
const EDGE = 4;
/** A finger needs as much, in units of the board. */
const LEAST_PICK = 12;

/** What no player should ever read. */
const RAW = /undefined|\bnull\b|\bNaN\b|Infinity|\[object|[ ]{2}|\s[.,;:](?!\d)|\.\.(?!\.)/;

const some = (looked: readonly Looked[], isWrong: (one: Looked) => boolean): readonly string[] =>
  looked
    .filter(isWrong)
    .slice(0, MOST_SAID)
    .map(({ where, ms, misplaced, twice }) => `${where}, ${ms} ms: ${JSON.stringify(misplaced)} ${twice.join(' ')}`);

const gameOf = ({ game }: Face, seats: number, seed: string, { options = {}, bot }: How = {}): Played => {
  const mind = botFor(bot ?? 'random', game.id, game.edition);
  if (mind === undefined) throw new Error(`Nobody plays ${game.title}.`);
  const bots = Array.from({ length: seats }, () => mind);
  // The seeds of the faces were chosen under scheme 1: under another their games leave some event out.
  return play({ game, scheme: 1, setting: { seats, options }, seed, bots, undos: 5, absences: 2 });
};

/** How the board lies now and then in a game, and at its end. */
const layoutsOf = (face: Face, played: Played, viewer: Viewer): readonly Layout[] =>
  statesSeenBy(played, viewer)
    .filter((_, at, all) => at % LAID_EVERY === 0 || at === all.length - 1)
    .map((state) => face.layout(state, viewer, NAMES));

/** What everybody is told of a game. */
const toldOf = ({ game }: Face, words: GameWords, played: Played): readonly string[] =>
  viewersOf(played.setting).flatMap((viewer) =>
    played.happened.flatMap(({ step }) => {
      const seen = eventSeenBy(game, step.event, viewer);
      return seen !== null && Object.hasOwn(game.seenBy, seen.type) ? [words.told(seen, NAMES)] : [];
    }),
  );

/** All else that is said while somebody is asked: of what is to be decided, of each choice, of the table and what lies there. */
const readIn = (face: Face, words: GameWords, played: Played): readonly string[] =>
  askedIn(played).flatMap(({ seat, state, choices }) => [
    words.asked(state, seat, NAMES),
    words.asked(state, null, NAMES),
    ...choices.flatMap((command) => [words.choice(command, state, NAMES), words.effect(command, state, seat, NAMES)]),
    ...Array.from(
      new Set(choices.flatMap((command) => face.picks(command, state))),
      (pick) => words.thing(pick, state, NAMES) ?? `undefined: ${pick}`,
    ),
    ...words.table(state, NAMES).flatMap(({ title, lines }) => [title, ...lines]),
  ]);

/** Moments at which whoever is asked reads what everybody reads. */
const impersonal = (words: GameWords, played: Played): readonly string[] =>
  askedIn(played).flatMap(({ seat, state }) => {
    const asked = words.asked(state, seat, NAMES);
    return asked === words.asked(state, null, NAMES) ? [asked] : [];
  });

const alikeIn = (words: GameWords, played: Played): readonly string[] =>
  askedIn(played).flatMap(({ state, choices }) => {
    const labels = choices.map((command) => words.choice(command, state, NAMES));
    return labels.filter((label, at) => labels.indexOf(label) !== at);
  });

const undrawn = (face: Face, played: Played): readonly string[] => {
  const found = new Set<string>();
  for (const viewer of viewersOf(played.setting))
    for (const lying of layoutsOf(face, played, viewer))
      for (const { id, art, x, y, scale, writing } of lying.values()) {
        const { svg, width, height } = face.drawing(art);
        if (!svg.startsWith('<svg ')) found.add(`${art} is not drawn`);
        if (writing !== null && !Object.hasOwn(face.letterings, writing.style))
          found.add(`${writing.style} is no writing`);
        const [across, down] = [(width * scale) / 2, (height * scale) / 2];
        if (
          x - across < -EDGE ||
          y - down < -EDGE ||
          x + across > face.board.width + EDGE ||
          y + down > face.board.height + EDGE
        )
          found.add(`${id} as ${art} lies outside`);
      }
  return [...found];
};

/** Pieces that would lie under a part of the ground. */
const sunken = (face: Face, played: Played): readonly string[] => {
  const states = statesSeenBy(played, 'public');
  const top = Math.max(...states.flatMap((state) => face.ground(state).map(({ z }) => z)));
  return layoutsOf(face, played, 'public')
    .flatMap((lying) => [...lying.values()])
    .filter(({ z }) => z <= top)
    .map(({ id, art }) => `${id} as ${art}`)
    .slice(0, MOST_SAID);
};

interface Asked {
  readonly seat: Seat;
  readonly state: object;
  readonly choices: readonly Asking[];
}

/** Moments at which a seat was asked, as that seat knew it: as many of each type of command as of another. */
const askedIn = ({ game, setting, moments }: Played): readonly Asked[] => {
  const met = new Map<string, number>();
  return moments.flatMap(({ table, command }) => {
    const count = (met.get(command.type) ?? 0) + 1;
    met.set(command.type, count);
    if (count > MOST_ASKED) return [];
    return outsiders(setting).flatMap((seat) => {
      if (typeof seat !== 'number') return [];
      const state = game.redact(table.state, seat);
      const choices = game.choices(state, seat);
      return choices.length === 0 ? [] : [{ seat, state, choices }];
    });
  });
};

const unclear = (face: Face, played: Played): readonly string[] => {
  const found = new Set<string>();
  for (const { seat, state, choices } of askedIn(played)) {
    const moment = { state, layout: face.layout(state, seat, NAMES) };
    const all = choices.map((command) => face.picks(command, state)).filter((pressed) => pressed.length > 0);
    all.forEach((one, index) => {
      if (all.some((other, at) => at !== index && one.every((pick, step) => other[step] === pick)))
        found.add(`${one.join(' then ')} means more than one command`);
    });
    for (const pick of new Set(all.flat())) {
      const place = face.placeOf(pick, moment);
      if (place === null || Math.min(place.width, place.height) < LEAST_PICK) found.add(`${pick} has no place`);
    }
  }
  return [...found].slice(0, MOST_SAID);
};
