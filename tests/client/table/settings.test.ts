import { beforeEach, describe, expect, it } from '@jest/globals';
import { Settings } from '#client/panel/table/settings.js';
import { BarePage } from './bare-page.js';

let page: BarePage;

beforeEach(() => {
  page = BarePage.open();
});

/** What somebody finds who comes with this browser. */
const found = () => {
  const settings = new Settings();
  settings.close();
  const { still, pace, sound, notices } = settings;
  return { still: still.value, pace: pace.value, sound: sound.value, notices: notices.value };
};

describe('How somebody likes to watch', () => {
  it('is at first with animations, at the usual pace, and called by nothing', () => {
    expect(found()).toEqual({ still: false, pace: 'usual', sound: false, notices: false });
  });

  it('is kept from visit to visit', () => {
    const settings = new Settings();
    settings.still.value = true;
    settings.pace.value = 'brisk';
    settings.sound.value = true;
    settings.notices.value = true;
    settings.close();
    expect(found()).toEqual({ still: true, pace: 'brisk', sound: true, notices: true });
  });

  it('is without animations where the system asks for less motion, until they say otherwise here', () => {
    page.wantsStillness = true;
    expect(found().still).toBe(true);
    page.wantsStillness = false;
    expect(found().still).toBe(false);

    page.wantsStillness = true;
    const settings = new Settings();
    settings.still.value = false;
    settings.close();
    expect(found().still).toBe(false);
  });

  it('is as usual where what was kept makes no sense, or nothing is kept at all', () => {
    for (const place of ['still', 'pace', 'sound', 'notices']) page.kept.set(`laguna.${place}`, '__proto__');
    expect(found()).toEqual({ still: false, pace: 'usual', sound: false, notices: false });
    Object.assign(globalThis, { localStorage: undefined });
    expect(found()).toEqual({ still: false, pace: 'usual', sound: false, notices: false });
  });
});
