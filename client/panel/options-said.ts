import type { TableAsShown } from '#events/wire/tables.js';
import type { OptionWords } from '../stage/kit/box.js';
import { boxOf } from '../stage/registry.js';
import type { Language } from '../words/language.js';

/** The options that are on at a table, in words; one that this page does not know is called as the server calls it. */
export const optionsSaid = (
  { game, edition, options }: Pick<TableAsShown, 'game' | 'edition' | 'options'>,
  language: Language,
): readonly OptionWords[] => {
  const said = boxOf(game, edition)?.words[language].options ?? {};
  return Object.keys(options)
    .filter((option) => options[option] === true)
    .map((option) => (Object.hasOwn(said, option) ? said[option] : undefined) ?? { name: option, does: '' });
};
