import { CHARACTER_COUNT } from '#events/murano/components.js';
import type { Drawing } from '../../kit/piece.js';
import { card, cardBack } from './cards.js';
import type { Makers } from '../../kit/makers.js';
import { portrait } from './portraits.js';
import { SCORES, signs } from './scores.js';
import { figure, INK } from '../../kit/svg.js';

const SKIES: readonly (readonly [string, string])[] = [
  ['#bfe0de', '#6fa9ae'],
  ['#f3dcb2', '#d5a860'],
  ['#d9c7e2', '#9377a8'],
  ['#f2c9b4', '#c67a5c'],
  ['#cfdfb8', '#86a46a'],
];

/** A character: a portrait in a window, its number upon a seal, and what it scores. */
const character = (id: string, number: number): Drawing =>
  card(
    id,
    SKIES[number % SKIES.length] ?? ['#bfe0de', '#6fa9ae'],
    `${backdrop(number)}${portrait(number)}`,
    `${signs(SCORES[number - 1] ?? [])}<circle cx="16" cy="17" r="12.500" fill="#06222a" opacity=".3"/><circle cx="15.500" cy="15.500" r="12.500" fill="#fffaf0" stroke="${INK}" stroke-width="1.400"/><circle cx="15.500" cy="15.500" r="10.300" fill="none" stroke="#c79f57" stroke-width="1"/>${figure(number, 15.5, 15.5, 14)}`,
  );

/** A window onto the lagoon behind the head: a sun, a line of roofs, the water. */
const backdrop = (number: number): string => {
  const low = 44 + (number % 3) * 4;
  return [
    `<circle cx="${62 - (number % 4) * 6}" cy="22" r="9" fill="#fff7dc" opacity=".8"/>`,
    `<path d="M0 ${low}h8v-7l5-4 5 4v7h8v-12h6v12h14v-6h8v6h6v-15l3-4 3 4v15h24v40H0z" fill="#1c2b30" opacity=".2"/>`,
    `<path d="M0 ${low + 8}h84v40H0z" fill="#1f7f86" opacity=".4"/><path d="M6 ${low + 14}h12m40 2h14m-66 8h9" stroke="#fff" stroke-width="1.400" opacity=".5"/>`,
  ].join('');
};

export const characters: Makers = {
  'character-back': (id) => cardBack(id, 'character'),
  ...Object.fromEntries(
    Array.from({ length: CHARACTER_COUNT }, (_, at) => [`character-${at + 1}`, (id: string) => character(id, at + 1)]),
  ),
};
