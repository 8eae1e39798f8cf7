import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Settings } from '@souk/tooling/settings';
import { runNode } from '../child.ts';
import { Problem } from '../problem.ts';
import { ROOT } from '../root.ts';
import { installWithSystem } from './system-packages.ts';

const SYSTEM = [
  // Draws the same without a window of its own, for much less of a processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTALLER_TIME = 120_000;

/**
 * A Chromium that works: the one that is named, Playwright's own, the system's; else one is installed.
 * @throws Problem when the named one draws nothing, or none can be had.
 */
export async function findChromium(
  { chromiumPath: named, continuousIntegration }: Pick<Settings, 'chromiumPath' | 'continuousIntegration'>,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<string> {
  if (named) {
    if (await draws(named)) return named;
    throw new Problem(`CHROMIUM_PATH names ${named}, which does not draw a page.`);
  }
  const present = await firstThatDraws();
  if (present) return present;
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const fromPlaywright = () =>
    runNode([cli, 'install', 'chromium'], { cwd: ROOT, stop, timeout: INSTALLER_TIME });
  const fromSystem = async () =>
    (await installWithSystem(['chromium-headless-shell'], stop)) ||
    (await installWithSystem(['chromium'], stop));
  // A build server is its image's; on a person's machine nothing is put among their own programs without need.
  for (const install of continuousIntegration ? [fromSystem, fromPlaywright] : [fromPlaywright, fromSystem]) {
    say('installing Chromium');
    await install();
    const installed = await firstThatDraws();
    if (installed) return installed;
  }
  throw new Problem(
    'No Chromium was found, and none could be installed: install one, or name it with CHROMIUM_PATH.',
  );
}

async function firstThatDraws(): Promise<string | null> {
  for (const path of [chromium.executablePath(), ...SYSTEM]) if (path && (await draws(path))) return path;
  return null;
}

/** A browser that starts may still lack what drawing needs, so it draws a page first. */
async function draws(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  try {
    const browser = await chromium.launch({ executablePath, timeout: 30_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Souk</h1>');
      const picture = await page.screenshot({ timeout: 15_000 });
      return picture.length > 0 && (await page.locator('h1').textContent()) === 'Souk';
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}
