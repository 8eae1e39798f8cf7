import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Settings } from '@souk/tooling/settings';
import { HEADLESS_SHELL, SYSTEM_CHROMIUMS } from '@souk/tooling/system-chromiums';
import { runNode } from '../child.ts';
import { Problem } from '../problem.ts';
import { ROOT } from '../root.ts';
import { installWithSystem } from './system-packages.ts';

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
  // On a build server it is there for every run, and pays for itself within the first.
  if (continuousIntegration && !existsSync(HEADLESS_SHELL)) await installFromSystem(say, stop);
  const present = await firstThatDraws();
  if (present) return present;
  say('installing Chromium');
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  await runNode([cli, 'install', 'chromium'], { cwd: ROOT, stop, timeout: INSTALLER_TIME });
  const installed = await firstThatDraws();
  if (installed) return installed;
  await installFromSystem(say, stop);
  const found = await firstThatDraws();
  if (found) return found;
  throw new Problem(
    'No Chromium was found, and none could be installed: install one, or name it with CHROMIUM_PATH.',
  );
}

async function installFromSystem(say: (detail: string) => void, stop: AbortSignal): Promise<void> {
  say('installing Chromium with the package manager');
  if (await installWithSystem(['chromium', 'chromium-headless-shell'], stop)) return;
  await installWithSystem(['chromium'], stop);
}

async function firstThatDraws(): Promise<string | null> {
  for (const path of [chromium.executablePath(), ...SYSTEM_CHROMIUMS])
    if (path && (await draws(path))) return path;
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
