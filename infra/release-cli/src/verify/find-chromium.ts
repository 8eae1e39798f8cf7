import { existsSync } from 'node:fs';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where there may be a Chromium: the one that is named, else Playwright's own, then the system's. */
export async function findChromium(named: string | undefined): Promise<string[]> {
  if (named) return existsSync(named) ? [named] : [];
  // Only here: the driver of browsers takes longer to load than a look at a few paths.
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath(), ...SYSTEM].filter((path) => path && existsSync(path));
}
