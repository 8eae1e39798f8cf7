import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Progress } from '../progress.ts';
import type { Settings } from '@souk/tooling/settings';
import { ROOT } from '../root.ts';
import { homeOf } from '../home.ts';
import { STEPS, type Stack } from '../stack.ts';
import { startStack } from '../start-stack.ts';
import { findChromium } from './chromium.ts';

export interface Prepared {
  chromium: string;
  home: string;
  stack: Stack;
}

const MANY_PICTURES = { pictures: 100_000, bytes: 1e12, pixels: 1e12 };
/** All journeys come from one address, and each is a guest of its own. */
const UNLIMITED = {
  guest: 100_000,
  login: 100_000,
  signUp: 100_000,
  upload: 100_000,
  uploads: { visitor: MANY_PICTURES, network: MANY_PICTURES },
  pushToken: 100_000,
  track: 100_000,
  daily: { guest: 100_000, signUp: 100_000, codes: 100_000, newsletter: 100_000, accountData: 100_000 },
  newsletter: 100_000,
  newsletterLink: 100_000,
  guestOrder: 100_000,
  quote: 100_000,
  coupon: 100_000,
};
const UNLIMITED_UNPAID = { ordersOfNetwork: 100_000, unitsOfNetwork: 100_000 };

/** A Chromium, and one build and stack for all browser stages. Only the full run compares pictures closely. */
export async function prepareBrowser(
  settings: Settings,
  { temporary, full }: { temporary: string; full: boolean },
  say: (detail: string) => void,
  stop: AbortSignal,
): Promise<Prepared> {
  const chromium = await findChromium(settings, say, stop);
  const home = join(temporary, 'home');
  const pictureDetail = full ? 'full' : 'draft';
  await reusePictures(home, pictureDetail);
  const progress = new Progress(STEPS, ({ name, state }) => {
    if (state === 'done' || state === 'failed') say(`${name} ${state}`);
  });
  // Without the developer's own set-up: the journeys bring their database, port and data.
  const own = {
    ...settings,
    port: 0,
    publicUrl: undefined,
    home,
    databaseUrl: undefined,
    storeUrl: undefined,
    marketplaceApiUrl: undefined,
    // Tests send no messages.
    messages: { ...settings.messages, smtpUrl: undefined, sms: undefined },
    demoItems: undefined,
    demoModules: [],
  };
  const stack = await startStack(own, {
    progress,
    stop,
    limits: UNLIMITED,
    unpaidLimits: UNLIMITED_UNPAID,
    pictureDetail,
  });
  // Screenshots are compared, and figures measured, with every picture there.
  await stack.pictures?.drawAll().catch(async (error: unknown) => {
    await stack.close();
    throw error;
  });
  return { chromium, home, stack };
}

/** Reuses the demo's pictures between runs: they are always the same, and take the longest to draw. */
async function reusePictures(home: string, detail: 'full' | 'draft'): Promise<void> {
  const folder = join(ROOT, detail === 'full' ? '.cache/media' : '.cache/media-draft');
  await mkdir(folder, { recursive: true });
  await mkdir(home, { recursive: true });
  await symlink(folder, homeOf(home).media);
}
