import chromium from '@sparticuz/chromium';
import { chromium as launcher } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** The first start of the day unpacks the browser; on a busy machine that takes its time. */
export const BROWSER_TIMEOUT_MS = 60_000;

/** It draws by software, so that a board looks the same with and without a graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** A browser of one's own, out of the packages that are installed: close it when done. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser> =>
  launcher.launch({
    executablePath: await chromium.executablePath(),
    args: [...FLAGS, ...more],
    timeout: BROWSER_TIMEOUT_MS,
  });
