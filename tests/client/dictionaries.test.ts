import { describe, expect, it } from '@jest/globals';
import { ADMIN_WORDS } from '#client/words/admin/words.js';
import { LANGUAGES } from '#client/words/language.js';
import type { Language } from '#client/words/language.js';
import { RECORDS_WORDS } from '#client/words/records/words.js';
import { tableWords } from '#client/words/table/words.js';
import { PAGE_WORDS } from '#client/words/verify/words.js';
import { sentencesIn } from './sentences-in.js';

interface Dictionary {
  readonly of: string;
  readonly words: (language: Language) => object | Promise<object>;
  /** What is the same word in some languages, and meant to be. */
  readonly alike: ReadonlySet<string>;
}

const DICTIONARIES: readonly Dictionary[] = [
  { of: 'a table', words: tableWords, alike: new Set(['replay.now', 'tabs.hand']) },
  { of: 'the records', words: (language) => RECORDS_WORDS[language](), alike: new Set(['isBot']) },
  {
    of: 'the console',
    words: (language) => ADMIN_WORDS[language](),
    alike: new Set([
      'title',
      'roles.admin',
      'roles.auditor',
      'players.search',
      'players.account',
      'history.from',
      'history.csv',
      'history.ndjson',
    ]),
  },
  { of: 'the page that checks games', words: (language) => PAGE_WORDS[language], alike: new Set() },
];

/** What stands on a keyboard is the same everywhere. */
const KEY = /^keys\.all\.\d+\.keys\./;

describe.each(DICTIONARIES)('The words of $of', ({ words, alike }) => {
  it.each(LANGUAGES)('are all there in "%s", none of them empty', async (language) => {
    const sentences = sentencesIn(await words(language));
    expect(sentences.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
    expect(sentences.map(([place]) => place)).toEqual(sentencesIn(await words('en')).map(([place]) => place));
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are not left in English in "%s"', async (language) => {
    const english = new Map(sentencesIn(await words('en')));
    const same = sentencesIn(await words(language)).filter(([place, said]) => english.get(place) === said);
    expect(same.map(([place]) => place).filter((place) => !alike.has(place) && !KEY.test(place))).toEqual([]);
  });
});

describe('The words of a table', () => {
  it.each(LANGUAGES)('tell one from many in "%s"', async (language) => {
    const { seats, players, deciding, replay, away, line } = await tableWords(language);
    for (const said of [seats.missing, players.watchers, deciding.ways, replay.missed, away.more, line.down])
      expect(said(1)).not.toBe(said(2).replace('2', '1'));
  });

  it.each(LANGUAGES)('name the rule that forbids something in "%s"', async (language) => {
    const { refused } = await tableWords(language);
    expect(refused.against('L3')).toMatch(/\bL3\b.*\.$/);
  });
});
