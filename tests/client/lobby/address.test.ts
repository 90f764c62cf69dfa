import { describe, expect, it } from '@jest/globals';
import {
  consoleAddress,
  inspectionAddress,
  LOBBY,
  pageAt,
  playerAddress,
  STANDINGS,
  standingsAddress,
  tableAddress,
} from '#client/panel/address.js';

describe('The address', () => {
  it('of the lobby is the plain one', () => {
    expect(pageAt(LOBBY, '')).toEqual({ kind: 'lobby' });
  });

  it('of a table leads to the table, live', () => {
    expect(pageAt('/table/aB3-_x', '')).toEqual({ kind: 'table', id: 'aB3-_x', moment: null });
  });

  it('of a table with a seq leads to that moment', () => {
    expect(pageAt('/table/aB3-_x', '#seq=143')).toEqual({ kind: 'table', id: 'aB3-_x', moment: 143 });
  });

  it('of a table may end with a stroke, as mail programs write it', () => {
    expect(pageAt('/table/abc/', '#seq=0')).toEqual({ kind: 'table', id: 'abc', moment: 0 });
  });

  it.each(['#seq=', '#seq=-1', '#seq=1e3', '#seq=1.5', '#seq=12x', '#seq=99999999999', '#turn=4'])(
    'that names no moment with %s is that of the table now',
    (hash) => {
      expect(pageAt('/table/abc', hash)).toEqual({ kind: 'table', id: 'abc', moment: null });
    },
  );

  it('of standings leads to those of a game, or of whichever stands first', () => {
    expect(pageAt(STANDINGS, '')).toEqual({ kind: 'standings', game: null });
    expect(pageAt(standingsAddress('light-masters'), '')).toEqual({ kind: 'standings', game: 'light-masters' });
  });

  it('of a player leads to the player', () => {
    expect(pageAt(playerAddress('aB3-_x'), '')).toEqual({ kind: 'player', id: 'aB3-_x' });
  });

  it.each([
    '/player',
    '/player/a/b',
    '/standings/a/b',
    '/table',
    '/table/',
    '/table/a b',
    '/table/a/b',
    '/table/<b>',
    `/table/${'a'.repeat(65)}`,
    '/tables/abc',
    '//',
  ])('leads nowhere as %s', (path) => {
    expect(pageAt(path, '')).toEqual({ kind: 'nowhere' });
  });

  it('that is made for a moment of a table leads there', () => {
    const { pathname, hash } = new URL(tableAddress('aB3-_x', 143), 'https://laguna.example');
    expect(pageAt(pathname, hash)).toEqual({ kind: 'table', id: 'aB3-_x', moment: 143 });
    expect(tableAddress('aB3-_x')).toBe('/table/aB3-_x');
  });
});

describe('The console', () => {
  it.each(['tables', 'reports', 'players', 'acts', 'looks'] as const)('has an address for its %s', (kind) => {
    expect(pageAt(consoleAddress(kind), '')).toEqual({ kind: 'console', place: { kind } });
  });

  it('has one for each moment of a table', () => {
    expect(inspectionAddress('aB3', 7)).toBe('/admin/table/aB3#seq=7');
    expect(pageAt('/admin/table/aB3', '#seq=7')).toEqual({
      kind: 'console',
      place: { kind: 'table', id: 'aB3', moment: 7 },
    });
  });

  it.each(['/administrator', '/admin/else', '/admin/table', '/admin//reports'])('has none at %s', (path) => {
    expect(pageAt(path, '')).toEqual({ kind: 'nowhere' });
  });
});
