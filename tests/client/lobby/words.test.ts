import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '#client/words/language.js';
import { LOBBY_WORDS } from '#client/words/lobby/words.js';
import { sentencesIn } from '../sentences-in.js';

/** One's own tables are not shown while there are none. */
const MAY_BE_EMPTY = 'sections.own.empty';

describe.each(LANGUAGES)('The words of the lobby in "%s"', (language) => {
  it('are all there, none of them empty', async () => {
    const sentences = sentencesIn(await LOBBY_WORDS[language]()).filter(([key]) => key !== MAY_BE_EMPTY);
    expect(sentences.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
    expect(sentences.length).toBeGreaterThan(90);
  });

  it('stand where those of the other languages do', async () => {
    const places = sentencesIn(await LOBBY_WORDS[language]()).map(([place]) => place);
    expect(places).toEqual(sentencesIn(await LOBBY_WORDS.en()).map(([place]) => place));
  });

  it('tell one from many', async () => {
    const { card } = await LOBBY_WORDS[language]();
    expect(card.seatsFree(1)).not.toBe(card.seatsFree(2).replace('2', '1'));
    expect(card.points(1)).not.toBe(card.points(2).replace('2', '1'));
    expect(card.clock(60)).not.toBe(card.clock(300).replace('5', '1'));
    expect(card.won(['Anna'])).not.toBe(card.won(['Anna', 'Ben']).replace(/ \p{L}+ Ben/u, ''));
  });

  it('say a clock in its largest whole unit', async () => {
    const { card } = await LOBBY_WORDS[language]();
    expect([60, 7_200, 86_400, 90].map((seconds) => parseInt(card.clock(seconds).replace(/\D*/, ''), 10))).toEqual([
      1, 2, 1, 90,
    ]);
  });

  it('call a bot that they do not know by its own name', async () => {
    const { card } = await LOBBY_WORDS[language]();
    expect(card.bot('strong')).not.toBe('strong');
    expect(card.bot('newcomer')).toBe('newcomer');
  });
});

describe('Other languages than English', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'say nearly everything in their own way: "%s"',
    async (language) => {
      const english = new Map(sentencesIn(await LOBBY_WORDS.en()));
      const alike = sentencesIn(await LOBBY_WORDS[language]()).filter(([place, said]) => english.get(place) === said);
      expect(alike.map(([place]) => place).filter((place) => !MAY_BE_ALIKE.has(place))).toEqual([]);
    },
  );
});

/** "Name" and "Password" are the same word in some, and "Optionen" is not. */
const MAY_BE_ALIKE: ReadonlySet<string> = new Set([MAY_BE_EMPTY, 'person.name', 'person.password']);
