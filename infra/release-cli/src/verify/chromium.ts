import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser has no business with anybody but the storefront. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Starts the Chromium that is named, else Playwright's own, else the system's.
 * @throws Error with a sentence where none starts
 */
export async function startChromium(named: string | undefined): Promise<Browser> {
  for (const executablePath of named ? [named] : [chromium.executablePath(), ...SYSTEM]) {
    if (!executablePath || !existsSync(executablePath)) continue;
    const browser = await chromium.launch({ executablePath, args: ARGS }).catch(() => null);
    if (browser) return browser;
  }
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which does not start.`
      : 'No Chromium was found: install one, or name it with CHROMIUM_PATH.',
  );
}
