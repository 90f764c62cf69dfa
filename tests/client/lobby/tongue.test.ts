import { beforeEach, expect, it } from '@jest/globals';
import { Tongue } from '#client/panel/tongue.js';
import type { LobbyWords } from '#client/words/lobby/words.js';
import { de } from '#client/words/lobby/de.js';
import { it as italian } from '#client/words/lobby/it.js';
import { BarePage } from '../table/bare-page.js';

let page: BarePage;

beforeEach(() => {
  page = BarePage.open();
  Object.assign(page, { documentElement: { lang: '' } });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
});

it('The language that was chosen last is spoken and kept, though the words of an earlier one come later', async () => {
  let come: (words: LobbyWords) => void = () => undefined;
  const tongue = new Tongue((language) =>
    language === 'de' ? new Promise((resolve) => (come = resolve)) : Promise.resolve(italian),
  );
  const earlier = tongue.choose('de');
  await tongue.choose('it');
  come(de);
  await earlier;
  expect(tongue.language.value).toBe('it');
  expect(tongue.words.value).toBe(italian);
  expect(page.kept.get('laguna.language')).toBe('it');
});
