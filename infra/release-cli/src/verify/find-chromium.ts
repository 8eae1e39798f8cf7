import { existsSync } from 'node:fs';
import { SYSTEM_CHROMIUMS } from '@souk/tooling/system-chromiums';

/** Where there may be a Chromium: the one that is named, else Playwright's own, then the system's. */
export async function findChromium(named: string | undefined): Promise<string[]> {
  if (named) return existsSync(named) ? [named] : [];
  // Only here: the driver of browsers takes longer to load than a look at a few paths.
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath(), ...SYSTEM_CHROMIUMS].filter((path) => path && existsSync(path));
}
