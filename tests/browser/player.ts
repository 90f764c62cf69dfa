import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { House } from './house.js';
import { endsAt, playOn } from './pages/play-on.js';
import { readLog } from './pages/read-log.js';

/** Somebody in front of a page: what they read and what they press is what anybody could. */
export class Player {
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async in(house: House, context: BrowserContext, path = '/', from = house.url): Promise<Player> {
    return new Player(context, await house.visit(context, path, from));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Gives a name, as a guest does. */
  async introduce(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name' }).fill(name);
    // The one on top, where a name is asked for over another form.
    await this.page.locator('dialog button[type=submit]').last().click();
  }

  /** As somebody new: one press in the lobby and a name, and there is something to decide. */
  async playBots(name: string): Promise<void> {
    await this.button('Play now against bots').click();
    await this.introduce(name);
    await this.isAsked();
  }

  /** What may be done, as buttons. */
  get choices(): Locator {
    return this.page.locator('.decide button.choice, .confirm-bar button.is-main:not(:disabled)');
  }

  /** Until there is something to decide. Where that never comes, it is said what the page shows instead. */
  async isAsked(): Promise<void> {
    try {
      await this.choices.first().waitFor();
    } catch (cause) {
      const shown = await this.page.locator('body').innerText();
      const kept = await this.page.evaluate(() => JSON.stringify(sessionStorage));
      throw new Error(`Nothing to decide at ${this.page.url()}. It keeps ${kept} and says: ${shown}`, { cause });
    }
  }

  /** What the page says of the table, in words. */
  async text(): Promise<string> {
    return (await this.page.locator('.table-text .passages').textContent()) ?? '';
  }

  /** What the page says of how it ended: who came in which place with how many points. */
  ending(): Promise<readonly string[]> {
    return this.page.locator('.table-text .passage').first().locator('li').allTextContents();
  }

  /** What the page says happened: a line for each event, with its seq, the first one first. */
  log(): Promise<readonly string[]> {
    return this.page.evaluate(readLog);
  }

  /** The last event that the page holds. */
  async end(): Promise<number> {
    return Number(await this.bar.getAttribute('max'));
  }

  /** Until the page holds this event. */
  async holds(seq: number): Promise<void> {
    await this.page.waitForFunction(endsAt, seq);
  }

  /** Until the points are counted, and what follows upon them is held as well: the seed. Says which event is the last. */
  async isThrough(): Promise<number> {
    await this.page.locator('.sheet').waitFor();
    const table = this.page.url().replace('/table/', '/api/tables/').replace(/#.*/, '');
    const { seq } = (await (await this.context.request.get(`${table}/state`)).json()) as { readonly seq: number };
    await this.holds(seq);
    return seq;
  }

  /** Where in all that happened the page looks. */
  get bar(): Locator {
    return this.page.locator('input[type=range]');
  }

  /** Opens a table of Murano in the lobby, with whom one wants at the other seats. */
  async openTable(others: readonly ('anyone' | 'random')[]): Promise<void> {
    await this.page.locator('.shelf-game', { hasText: 'Murano' }).first().getByRole('button').first().click();
    const form = this.page.locator('form.new-table');
    await form
      .locator('.new-table-pair select')
      .nth(1)
      .selectOption(String(others.length + 1));
    for (const [index, other] of others.entries())
      await form
        .locator('.new-table-seat select')
        .nth(index + 1)
        .selectOption(other);
    await form.locator('button[type=submit]').click();
    await this.introduce('Anna');
    await this.page.waitForURL(/\/table\//);
  }

  /** Presses whatever may be pressed, as luck has it, until so many moves are made or the game is over. */
  playOn(moves: number, seed: number): Promise<number> {
    return this.page.evaluate(playOn, { moves, seed });
  }
}
