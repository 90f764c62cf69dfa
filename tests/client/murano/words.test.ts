import { describe, expect, it } from '@jest/globals';
import { MuranoCommand } from '#events/murano/commands.js';
import { muranoSeenBy } from '#events/murano/seen-by.js';
import type { Seat, Viewer } from '#events/viewer.js';
import { muranoWords } from '#client/stage/murano/words/words.js';
import { reckon } from '#client/stage/murano/words/reckoning.js';
import { LANGUAGES } from '#client/words/language.js';
import type { Language } from '#client/words/language.js';
import { character, BUILDING_CARDS } from '#events/murano/components.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { anna, characters, entered, opening } from '#tests/rules/murano/scenery.js';
import { thingsOn } from './things-on.js';
import { randomGame } from './random-game.js';
import type { RandomGame } from './random-game.js';

const NAMES = ['Anna', 'Ben', 'Carla', 'Dora'];
const names = (seat: Seat): string => NAMES[seat] ?? '';

const GAMES: readonly RandomGame[] = [
  randomGame(2, 'game 46'),
  randomGame(3, 'game 58'),
  randomGame(3, 'game 79'),
  randomGame(4, 'game 61'),
];

/** What no player should ever read. */
const RAW =
  /undefined|\bnull\b|\bNaN\b|Infinity|\[object|\b(?:character|building|shop|palace|street|special)-[a-z\d]|san-donato|sacca-|santa-|san-pietro|takeGold|[ ]{2}|\s[.,;:]|\.\./;

const viewersOf = (state: MuranoState): readonly Viewer[] => [...state.players.keys(), 'public', 'auditor'];

const faults = (sentences: Iterable<string>): readonly string[] =>
  [...new Set(sentences)].filter((sentence) => sentence.trim() === '' || RAW.test(sentence));

describe('the games that are read here', () => {
  it('show every event, offer every command and pass through every phase', () => {
    const moments = GAMES.flatMap((game) => game.moments);
    const happened = [...GAMES.flatMap((game) => game.opening), ...moments.flatMap(({ events }) => events)];
    const kinds = (from: readonly { readonly type: string }[]) => new Set(from.map(({ type }) => type));
    expect([...kinds(happened)].sort()).toEqual(Object.keys(muranoSeenBy).sort());
    expect([...kinds(moments.flatMap(({ choices }) => choices))].sort()).toEqual(
      MuranoCommand.options.map(({ shape }) => shape.type.value).sort(),
    );
    expect(new Set(moments.map(({ state }) => state.phase.kind)).size).toBe(12);
  });
});

describe.each(LANGUAGES)('Murano in %s', (language: Language) => {
  it('reads the table and every thing on it to everybody', async () => {
    const words = await muranoWords(language);
    const read = new Set<string>();
    for (const { moments, end } of GAMES)
      for (const state of [...moments.filter((_, at) => at % 40 === 0).map((moment) => moment.state), end])
        for (const viewer of viewersOf(state)) {
          const seen = murano.redact(state, viewer);
          for (const { title, lines } of words.table(seen, names)) for (const line of [title, ...lines]) read.add(line);
          for (const piece of thingsOn(seen)) read.add(words.thing(piece, seen, names) ?? `nothing of ${piece}`);
        }
    expect(faults(read)).toEqual([]);
    expect([...read].filter((line) => line.startsWith('nothing of'))).toEqual([]);
  });

  it('has a name and a rule for each card, no two alike', async () => {
    const words = await muranoWords(language);
    const state = opening(4);
    const cards = [
      ...Array.from({ length: 40 }, (_, index) => `scored-${character(index + 1)}`),
      ...BUILDING_CARDS.map((card) => `card-${card}`),
    ].map((piece) => words.thing(piece, state, names) ?? '');
    expect(faults(cards)).toEqual([]);
    expect(new Set(cards.map((card) => card.slice(0, card.indexOf(' – ')))).size).toBe(55);
    expect(new Set(cards.map((card) => card.slice(card.indexOf(' – ')))).size).toBe(55);
  });

  it('says nothing of what is no thing', async () => {
    const words = await muranoWords(language);
    expect(words.thing('water', opening(2), names)).toBeNull();
    expect(words.thing('site-999', opening(2), names)).toBeNull();
    expect(words.thing('card-building-casino', opening(2), names)).toBeNull();
  });
});

describe('the reckoning of a command', () => {
  /** Where luck decides how many points a command brings, nobody can reckon them before. */
  it('is what the command then does to gold and points', () => {
    for (const { moments } of GAMES)
      for (const { state, seat, command, after } of moments) {
        const [before, then] = [state.players[seat], after.players[seat]];
        expect({ command, ...reckon(murano.redact(state, seat), seat, command) }).toEqual({
          command,
          gold: (then?.gold ?? 0) - (before?.gold ?? 0),
          vp: (then?.vp ?? 0) - (before?.vp ?? 0),
        });
      }
  });

  it('stands in the words of each language', async () => {
    for (const language of LANGUAGES) {
      const words = await muranoWords(language);
      for (const { moments } of GAMES)
        for (const { state, seat, command, after } of moments) {
          const [before, then] = [state.players[seat]?.gold ?? 0, after.players[seat]?.gold ?? 0];
          const effect = words.effect(command, murano.redact(state, seat), seat, names);
          if (then < before) expect(effect).toMatch(new RegExp(`\\b${before - then}\\b.*\\b${before}\\b`));
          if (then > before) expect(effect).toMatch(new RegExp(`\\b${then - before}\\b.*\\b${then}\\b`));
        }
    }
  });
});

describe('Murano in English', () => {
  it('counts the cards that a player owns', async () => {
    const words = await muranoWords('en');
    const withInn = [
      anna({ gold: 3, cards: ['building-inn'], characters: characters(1, 2) }),
      entered('recruit'),
    ].reduce((state, part) => part(state), opening(2));
    expect(words.effect({ type: 'recruit' }, withInn, 0, names)).toBe(
      'Draw 3 characters; keep one for 1 gold, or none for nothing.',
    );
    const withBank = [anna({ gold: 3, cards: ['building-bank'] }), entered('takeGold')].reduce(
      (state, part) => part(state),
      opening(2),
    );
    expect(words.effect({ type: 'takeGold' }, withBank, 0, names)).toContain('Brings 4 gold; then you have 7.');
  });

  it.each<readonly [Language, string, string]>([
    ['en', 'Ben passed and took 2 gold.', 'Ben put a red bead back into the bag.'],
    ['it', 'Ben ha passato il turno e preso 2 monete.', 'Ben ha rimesso una perla rossa nel sacchetto.'],
    ['es', 'Ben pasó y tomó 2 monedas.', 'Ben devolvió una cuenta roja a la bolsa.'],
    ['de', 'Ben hat gepasst und 2 Gold genommen.', 'Ben hat eine rote Perle in den Beutel zurückgelegt.'],
  ])('tells what happened as over, as the other games do: %s', async (language, passed, returned) => {
    const words = await muranoWords(language);
    expect(words.told({ type: 'TurnPassed', seat: 1, gold: 2 }, names)).toBe(passed);
    expect(words.told({ type: 'BeadReturned', seat: 1, bead: 'red' }, names)).toBe(returned);
  });

  it('tells what is hidden as hidden, and what is one’s own by its name', async () => {
    const words = await muranoWords('en');
    const bought = { type: 'ShopTaken', seat: 1, tile: 'shop-red', rest: [] } as const;
    expect(words.told(bought, names)).toBe('Ben took a red shop, face down.');
    expect(words.told({ ...bought, tile: null }, names)).toBe('Ben took a shop tile, face down.');
  });

  it('names the price of pushing on', async () => {
    const words = await muranoWords('en');
    const state = [anna({ gold: 5 }), entered('takeGold')].reduce((before, part) => part(before), opening(2));
    expect(words.asked(state, 0, names)).toBe(
      'You can use Take Gold, pass for 1 gold or sail another ship. The next ship costs 1 gold.',
    );
    expect(words.asked(state, 1, names)).toBe('Anna is sailing ships.');
  });
});
