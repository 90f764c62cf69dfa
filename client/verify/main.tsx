import { render } from 'preact';
import * as z from 'zod';
import { Desk } from './desk.js';
import { VerifyPage } from './verify-page.js';

// The page's content security policy forbids eval, so that zod need not even try.
z.config({ jitless: true });

const desk = new Desk();
const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the application.');
render(<VerifyPage desk={desk} />, place);
void desk.askForKeys();
