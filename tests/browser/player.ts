import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { House } from './house.js';
import { playOn } from './pages/play-on.js';

/** Somebody in front of a page: what they read and what they press is what anybody could. */
export class Player {
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async in(house: House, context: BrowserContext, path = '/'): Promise<Player> {
    return new Player(context, await house.visit(context, path));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Gives a name, as a guest does. */
  async introduce(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.page.locator('dialog button[type=submit]').click();
  }

  /** What may be done, as buttons. */
  get choices(): Locator {
    return this.page.locator('.decide button.choice');
  }

  /** What the page says of the table, in words. */
  async text(): Promise<string> {
    return (await this.page.locator('.table-text .passages').textContent()) ?? '';
  }

  /** How many events the log holds. */
  async seq(): Promise<number> {
    const [, , end] = (await this.moment()).split(/\D+/);
    return Number(end);
  }

  private async moment(): Promise<string> {
    return (await this.page.getByRole('slider').getAttribute('aria-valuetext')) ?? '';
  }

  /** Presses whatever may be pressed, as luck has it, until so many moves are made or the game is over. */
  playOn(moves: number, seed: number): Promise<number> {
    return this.page.evaluate(playOn, { moves, seed });
  }
}
