export const LANGUAGES = ['en', 'it', 'es', 'de'] as const;
/** The languages that all is said in. */
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  de: 'Deutsch',
};

/** How each writes dates, numbers and lists; English as in Britain. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it', es: 'es', de: 'de' };

/** The first of the wanted ones that we speak. */
export const languageFor = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (spoken !== undefined) return spoken;
  }
  return 'en';
};
