import { describe, expect, it } from '@jest/globals';
import { optionsSaid } from '#client/panel/options-said.js';

describe('The options of a table', () => {
  it('are named in the language that is spoken, those that are on and only those', () => {
    const table = { game: 'light-masters', edition: 1, options: { ringB: true, firstGame: false } };
    expect(optionsSaid(table, 'en')).toEqual([
      {
        name: 'Ring, side B',
        does: 'The other side of the ring: some markets yield one fragment, some three.',
      },
    ]);
    expect(optionsSaid(table, 'de').map(({ name }) => name)).toEqual(['Ring, Seite B']);
  });

  it.each(['pebbles', 'light-masters'])(
    'of "%s" that this page does not know are called as the server calls them',
    (game) => {
      expect(optionsSaid({ game, edition: 1, options: { newest: true, constructor: true } }, 'it')).toEqual([
        { name: 'newest', does: '' },
        { name: 'constructor', does: '' },
      ]);
    },
  );
});
