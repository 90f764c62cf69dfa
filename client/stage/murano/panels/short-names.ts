import type { Island } from '#events/murano/components.js';

/** What an island is called where there is little room: the same in each language. */
export const SHORT_NAMES: Readonly<Record<Island, string>> = {
  'san-donato': 'Donato',
  'sacca-mattia': 'Mattia',
  'santa-teresa': 'Teresa',
  'santa-chiara': 'Chiara',
  'san-pietro': 'Pietro',
  'sacca-serenella': 'Seren.',
};
