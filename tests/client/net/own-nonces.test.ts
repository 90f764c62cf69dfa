import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { api } from '#client/net/api.js';
import { ownNonces } from '#client/net/own-nonces.js';
import { BarePage } from '../table/bare-page.js';
import { OtherEnd } from './other-end.js';
import { asShown, TABLE } from './told-table.js';

const ANNA = { id: 'anna', name: 'Anna' };
const SEATS = `/api/tables/${TABLE}/seats`;

let end: OtherEnd;

beforeEach(async () => {
  BarePage.open();
  end = await OtherEnd.open();
  end.pages.set(`${SEATS}/0`, asShown(ANNA));
  end.pages.set(`${SEATS}/1`, asShown(ANNA));
  await api.sit(TABLE, 0, { nonce: 'mine' });
});

afterEach(() => end.close());

describe('What one added to the luck of a table', () => {
  it('is remembered while one sits there, whoever else is sent away', async () => {
    await api.getUp(TABLE, 1);
    expect(ownNonces.at(TABLE)).toEqual(new Map([[0, 'mine']]));
  });

  it('is forgotten when one gets up: whoever takes the seat then adds something of their own', async () => {
    await api.getUp(TABLE, 0);
    expect(ownNonces.at(TABLE)).toEqual(new Map());
  });
});
