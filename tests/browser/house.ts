import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { aFolder, forget, serve } from '#tests/service/served.js';
import type { Served } from '#tests/service/served.js';
import { openBrowser } from './browser.js';
import { Tunnel } from './tunnel.js';

/** Builds the page, unless it is built from what is there. */
const buildPage = (): void => {
  execFileSync(process.execPath, ['client/build.mjs'], { stdio: 'inherit' });
};

/** The page is built, the service started and the browser unpacked: on a busy machine each takes its time. */
export const OPENING_TIMEOUT_MS = 120_000;

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isPhone?: boolean;
}

export const DESKTOP: Screen = { width: 1280, height: 720 };
export const LYING_PHONE: Screen = { width: 844, height: 390, isPhone: true };

/** The service with its page, a way to it that can be cut, and a browser. */
export class House {
  served: Served;
  readonly tunnel: Tunnel;
  readonly browser: Browser;
  readonly #folder: string;
  readonly #contexts: BrowserContext[] = [];
  /** What pages complained of: faults, and what their security policy forbade. */
  readonly complaints: string[] = [];

  private constructor(served: Served, tunnel: Tunnel, browser: Browser, folder: string) {
    this.served = served;
    this.tunnel = tunnel;
    this.browser = browser;
    this.#folder = folder;
  }

  static async open(): Promise<House> {
    buildPage();
    const folder = await aFolder();
    const served = await serve(folder);
    return new House(served, await Tunnel.to(served.url), await openBrowser(), folder);
  }

  /** Where the service keeps its data. */
  get folder(): string {
    return this.#folder;
  }

  get url(): string {
    return this.tunnel.url;
  }

  /** Somebody's own browser: what it keeps, nobody else has. */
  async guest({ width, height, isPhone = false }: Screen = DESKTOP, isStill = true): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
      deviceScaleFactor: 1,
      reducedMotion: isStill ? 'reduce' : 'no-preference',
      locale: 'en-GB',
    });
    this.#contexts.push(context);
    context.on('weberror', (error) => this.complaints.push(error.error().message));
    context.on('console', (message) => {
      const said = message.text().replace(/blob:\\S+/, 'blob');
      if (message.type() === 'error' && !isOfTheLine(said) && !this.complaints.includes(said))
        this.complaints.push(said);
    });
    return context;
  }

  /** `from` is the way through the tunnel, unless it is said otherwise. */
  async visit(context: BrowserContext, path = '/', from = this.url): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${from}${path}`);
    return page;
  }

  /** As a power cut and what follows it. */
  async restart(): Promise<void> {
    await this.served.kill();
    this.served = await serve(this.#folder);
    this.tunnel.heal(this.served.url);
  }

  /** Everybody goes, and takes their pages along. */
  async sendHome(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
  }

  async close(): Promise<void> {
    await this.sendHome();
    await this.browser.close();
    await this.tunnel.close();
    await this.served.stop();
    await forget(this.#folder);
  }
}

/** A browser says of every request that fails that it did, also where the page knows how to live with it. */
const isOfTheLine = (text: string): boolean => /WebSocket connection|Failed to load resource|net::ERR/.test(text);
