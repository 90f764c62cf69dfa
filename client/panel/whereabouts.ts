import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { pageAt } from './address.js';
import type { Page } from './address.js';

/** Where in the application one is: what the browser's address says, and links that lead on without loading it anew. */
export class Whereabouts {
  readonly #page = signal<Page>(here());

  constructor() {
    addEventListener('popstate', this.#look);
    addEventListener('hashchange', this.#look);
    document.addEventListener('click', this.#follow);
  }

  get page(): ReadonlySignal<Page> {
    return this.#page;
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#look();
    scrollTo(0, 0);
  }

  /** Goes on from a page that something was asked for on; whoever left it meanwhile is not called away from where they are. */
  goFrom(page: Page, address: string): void {
    if (isSame(this.#page.peek(), page)) this.go(address);
  }

  readonly #look = (): void => {
    this.#page.value = here();
  };

  /** Only what a plain click would open here is taken over, and only where it leads to a page of ours. */
  readonly #follow = (click: MouseEvent): void => {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    if (link === null || click.defaultPrevented || !isPlain(click) || leadsOut(link)) return;
    if (pageAt(link.pathname, link.hash).kind === 'nowhere') return;
    const isOnThisPage = link.pathname === location.pathname && link.hash !== '';
    if (isOnThisPage) return;
    click.preventDefault();
    this.go(`${link.pathname}${link.hash}`);
  };
}

const here = (): Page => pageAt(location.pathname, location.hash);

/** Each time that one goes somewhere the page is another object. */
const isSame = (one: Page, other: Page): boolean => JSON.stringify(one) === JSON.stringify(other);

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const leadsOut = ({ origin, target, download }: HTMLAnchorElement): boolean =>
  origin !== location.origin || (target !== '' && target !== '_self') || download !== '';
