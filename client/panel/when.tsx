import { LOCALES } from '../words/language.js';
import type { Language } from '../words/language.js';
import { useHall } from './hall.js';

/** When something happened, where who looks is, to the second: complaints are about seconds. */
export const When = ({ at }: { readonly at: number }) => {
  const { tongue } = useHall();
  const moment = new Date(at);
  return (
    <time class="when" dateTime={moment.toISOString()}>
      {formatFor(tongue.language.value).format(moment)}
    </time>
  );
};

const formats = new Map<Language, Intl.DateTimeFormat>();

const formatFor = (language: Language): Intl.DateTimeFormat => {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  formats.set(language, made);
  return made;
};
