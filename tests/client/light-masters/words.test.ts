import { describe, expect, it } from '@jest/globals';
import { LightMastersCommand } from '#events/light-masters/commands.js';
import { ADVANTAGE_COUNT, CREATIONS } from '#events/light-masters/components.js';
import { lightMastersSeenBy } from '#events/light-masters/seen-by.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { layout } from '#client/stage/light-masters/layout/layout.js';
import { parts } from '#client/stage/light-masters/parts.js';
import { picks } from '#client/stage/light-masters/picks.js';
import { reckon } from '#client/stage/light-masters/reckoning.js';
import { advantageWords } from '#client/stage/light-masters/words/vocabulary.js';
import { lightMastersWords, vocabularyIn } from '#client/stage/light-masters/words/words.js';
import { LANGUAGES } from '#client/words/language.js';
import type { Language } from '#client/words/language.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { randomGame } from './random-game.js';
import type { RandomGame } from './random-game.js';

const NAMES = ['Anna', 'Ben', 'Carla', 'Dora'];
const names = (seat: Seat): string => NAMES[seat] ?? '';

/** Between them these games show everything there is. */
const GAMES: readonly RandomGame[] = [
  randomGame(4, 'game 27'),
  randomGame(2, 'game 17'),
  randomGame(3, 'game 1'),
  randomGame(4, 'game 20', true),
];

/** What no player should ever read. */
const RAW = /undefined|\bnull\b|\bNaN\b|Infinity|\[object|\bcreation-|turnRing|[ ]{2}|\s[.,;:]|\.\./;

const EVERY = 5;
const someOf = ({ moments }: RandomGame) =>
  moments.filter(({ state }, at) => at % EVERY === 0 || (state.begun !== null && at % 2 === 0));

const viewersOf = (state: LightMastersState): readonly Viewer[] => [...state.players.keys(), 'public', 'auditor'];

const faults = (sentences: Iterable<string>): readonly string[] =>
  [...new Set(sentences)].filter((sentence) => sentence.trim() === '' || RAW.test(sentence));

describe('the games that are read here', () => {
  it('show every event, offer every command and pass through all that can be begun', () => {
    const moments = GAMES.flatMap((game) => game.moments);
    const happened = [...GAMES.flatMap((game) => game.opening), ...moments.flatMap(({ events }) => events)];
    const kinds = (from: readonly { readonly type: string }[]) => new Set(from.map(({ type }) => type));
    expect([...kinds(happened)].sort()).toEqual(Object.keys(lightMastersSeenBy).sort());
    expect([...kinds(moments.flatMap(({ choices }) => choices))].sort()).toEqual(
      LightMastersCommand.options.map(({ shape }) => shape.type.value).sort(),
    );
    expect(new Set(moments.flatMap(({ state }) => state.begun?.kind ?? [])).size).toBe(8);
  });
});

describe.each(LANGUAGES)('Light Masters in %s', (language: Language) => {
  it('reads the table and every thing on it to everybody', async () => {
    const words = await lightMastersWords(language);
    const read = new Set<string>();
    for (const { moments, end } of GAMES)
      for (const state of [...moments.filter((_, at) => at % 40 === 0).map((moment) => moment.state), end])
        for (const viewer of viewersOf(state)) {
          const seen = lightMasters.redact(state, viewer);
          for (const { title, lines } of words.table(seen, names)) for (const line of [title, ...lines]) read.add(line);
          const things = [...layout(seen, viewer, names).keys(), ...parts(seen).map(({ id }) => id)];
          for (const piece of things) read.add(words.thing(piece, seen, names) ?? `nothing of ${piece}`);
        }
    expect(faults(read)).toEqual([]);
    expect([...read].filter((line) => line.startsWith('nothing of'))).toEqual([]);
  });

  it('has a word for everything that can be pressed', async () => {
    const words = await lightMastersWords(language);
    const silent = GAMES.flatMap((game) =>
      someOf(game).flatMap(({ state, choices }) =>
        choices.flatMap((command) => picks(command, state).filter((pick) => words.thing(pick, state, names) === null)),
      ),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it('has a name and a rule for each card, no two alike', async () => {
    const vocabulary = await vocabularyIn(language);
    const cards = Array.from({ length: ADVANTAGE_COUNT }, (_, at) => advantageWords(vocabulary, at + 1));
    expect(faults(cards.map(({ name, rule }) => `${name} – ${rule}`))).toEqual([]);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(ADVANTAGE_COUNT);
    expect(new Set(cards.map(({ rule }) => rule)).size).toBe(ADVANTAGE_COUNT);
    expect(new Set(CREATIONS.map((creation) => vocabulary.creations[creation])).size).toBe(CREATIONS.length);
  });

  it('says nothing of what is no thing', async () => {
    const words = await lightMastersWords(language);
    const { end } = GAMES[0] ?? { end: lightMasters.blank({ seats: 2, options: {} }) };
    for (const thing of ['water', 'market-9', 'heap-purple', 'card-creation-gondola', 'position-99'])
      expect(words.thing(thing, end, names)).toBeNull();
  });
});

describe('the reckoning of a command', () => {
  it('is what the command then does to the purse, and stands in the words of each language', async () => {
    for (const language of LANGUAGES) {
      const words = await lightMastersWords(language);
      for (const { moments } of GAMES)
        for (const { state, seat, command, after } of moments.filter((_, at) => at % EVERY === 0)) {
          const mine = lightMasters.redact(state, seat);
          const [before, then] = [state.players[seat]?.lira ?? 0, after.players[seat]?.lira ?? 0];
          expect(reckon(command, mine, seat).lira).toBe(then - before);
          const effect = words.effect(command, mine, seat, names);
          if (then < before) expect(effect).toMatch(new RegExp(`\\b${before - then}\\b.*\\b${before}\\b`));
          if (then > before) expect(effect).toMatch(new RegExp(`\\b${then - before}\\b.*\\b${then}\\b`));
        }
    }
  });
});

describe('Light Masters in English', () => {
  it('tells what is hidden as hidden, and what is one’s own by its place', async () => {
    const words = await lightMastersWords('en');
    const put = { type: 'FirstPutAway', seat: 1, to: 2, lira: 1 } as const;
    expect(words.told(put, names)).toBe('Ben put the first card at place 3 for 1 L.');
    expect(words.told({ ...put, to: null }, names)).toBe('Ben put the first card elsewhere in the hand for 1 L.');
  });

  it('names what an Exchange brings', async () => {
    const words = await lightMastersWords('en');
    const [found] = GAMES.flatMap(({ moments }) => moments).filter(({ command }) => command.type === 'exchange');
    if (found === undefined) throw new Error('Nobody exchanged anything.');
    const { state, seat, command } = found;
    expect(words.effect(command, lightMasters.redact(state, seat), seat, names)).toMatch(
      /^You give .* You get .* It goes into market \d; what the ring shows there comes from the warehouse/,
    );
  });
});
