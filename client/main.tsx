import { render } from 'preact';
import * as z from 'zod';
import { Line } from './net/line.js';
import { App } from './panel/app.js';
import { Door } from './panel/person/door.js';
import { seenTables } from './panel/table/seen-tables.js';
import './panel/theme.css';
import { Tongue } from './panel/tongue.js';
import { Whereabouts } from './panel/whereabouts.js';

// The page's content security policy forbids eval, so that zod need not even try.
z.config({ jitless: true });

const line = new Line(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
const hurry = (): void => {
  if (document.visibilityState === 'visible') line.hurry();
};
addEventListener('online', hurry);
addEventListener('pageshow', hurry);
document.addEventListener('visibilitychange', hurry);
line.open();
seenTables.tidy();

const tongue = new Tongue();
const hall = { line, tongue, door: new Door(line), whereabouts: new Whereabouts() };
const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the application.');
try {
  await tongue.speak();
  render(<App hall={hall} />, place);
} catch (fault) {
  // Nothing can be said in anybody's language: its words are what did not come.
  place.textContent = 'Laguna could not be loaded. Please load the page anew.';
  throw fault;
}
