import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A browser has no business with anybody but the storefront. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Starts the Chromium that is named, else Playwright's own, else the system's; in its sandbox where the machine allows one.
 * @param storefront where a page is what it is for customers, though it may be reached without encryption here
 * @throws Error with a sentence where none starts
 */
export async function startChromium(named: string | undefined, storefront: string): Promise<Browser> {
  const args = [...ARGS, `--unsafely-treat-insecure-origin-as-secure=${new URL(storefront).origin}`];
  for (const executablePath of await findChromium(named))
    for (const chromiumSandbox of [true, false]) {
      const browser = await chromium.launch({ executablePath, args, chromiumSandbox }).catch(() => null);
      if (browser) return browser;
    }
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which does not start.`
      : 'No Chromium was found: install one, or name it with CHROMIUM_PATH.',
  );
}
