import { beforeEach, describe, expect, it } from '@jest/globals';
import { Whereabouts } from '#client/panel/whereabouts.js';

/** As much of a browser as has an address. */
const openPage = (): void => {
  const location = { pathname: '/', hash: '', origin: 'http://laguna' };
  const pushState = (_state: null, _title: string, address: string): void => {
    [location.pathname = '', location.hash = ''] = address.split(/(?=#)/);
  };
  Object.assign(globalThis, {
    location,
    history: { pushState },
    document: new EventTarget(),
    addEventListener: () => undefined,
    scrollTo: () => undefined,
  });
};

describe('Whoever asked for a table', () => {
  beforeEach(openPage);

  it('is led to it when it is there', () => {
    const whereabouts = new Whereabouts();
    const lobby = whereabouts.page.peek();
    whereabouts.goFrom(lobby, '/table/venezia');
    expect(whereabouts.page.value).toMatchObject({ kind: 'table', id: 'venezia' });
  });

  it('and went elsewhere meanwhile is left where they are', () => {
    const whereabouts = new Whereabouts();
    const lobby = whereabouts.page.peek();
    whereabouts.go('/table/murano');
    whereabouts.goFrom(lobby, '/table/venezia');
    expect(whereabouts.page.value).toMatchObject({ kind: 'table', id: 'murano' });
  });
});
