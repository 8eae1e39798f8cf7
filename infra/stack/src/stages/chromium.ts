import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Settings } from '@souk/tooling/settings';
import { HEADLESS_SHELL, SYSTEM_CHROMIUMS } from '@souk/tooling/system-chromiums';
import { runNode } from '../child.ts';
import { UserError } from '../user-error.ts';
import { ROOT } from '../root.ts';
import { installWithSystem } from './system-packages.ts';

const INSTALL_TIMEOUT_MS = 120_000;

/**
 * A working Chromium: the configured one, Playwright's, or the system's; otherwise one is installed.
 * @throws UserError when the configured one cannot render, or none can be installed.
 */
export async function findChromium(
  { chromiumPath: named, continuousIntegration }: Pick<Settings, 'chromiumPath' | 'continuousIntegration'>,
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<string> {
  if (named) {
    if (await canRender(named)) return named;
    throw new UserError(`The Chromium at CHROMIUM_PATH (${named}) cannot render a page. Choose another one.`);
  }
  // Build servers use it in every run, so installing it pays off at once.
  if (continuousIntegration && !existsSync(HEADLESS_SHELL)) await installFromSystem(say, stop);
  const present = await findWorking();
  if (present) return present;
  say('installing Chromium');
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  await runNode([cli, 'install', 'chromium'], { cwd: ROOT, stop, timeout: INSTALL_TIMEOUT_MS });
  const installed = await findWorking();
  if (installed) return installed;
  await installFromSystem(say, stop);
  const found = await findWorking();
  if (found) return found;
  throw new UserError('No Chromium was found, and installing one failed. Install it, or set CHROMIUM_PATH.');
}

async function installFromSystem(say: (detail: string) => void, stop: AbortSignal): Promise<void> {
  say('installing Chromium with the package manager');
  if (await installWithSystem(['chromium', 'chromium-headless-shell'], stop)) return;
  await installWithSystem(['chromium'], stop);
}

async function findWorking(): Promise<string | null> {
  for (const path of [chromium.executablePath(), ...SYSTEM_CHROMIUMS])
    if (path && (await canRender(path))) return path;
  return null;
}

/** A browser that starts may still lack libraries for rendering, so it renders a page first. */
async function canRender(executablePath: string): Promise<boolean> {
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
