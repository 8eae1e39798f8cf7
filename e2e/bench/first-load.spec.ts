import type { Browser, BrowserContext } from '@playwright/test';
import { placeCustomer } from '../fixtures/customer.ts';
import type { Marketplace } from '../fixtures/marketplace.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { expect, test } from '../fixtures/test.ts';

/** How many pairs are measured; the load of the machine affects both halves of a pair. */
const PAIRS = 5;
/** A slow telephone: 1.6 Mbps, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
const SLOWDOWN = 4;

interface Load {
  /** Milliseconds until the module's heading stands. */
  heading: number;
  requests: number;
  bytes: number;
}

async function throttled(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** A first visit to food's home, with an empty cache, as the edge serves it or without its preloads. */
async function load(browser: Browser, marketplace: Marketplace, preloads: boolean): Promise<Load> {
  const { url } = stackUnderTest();
  const context = await browser.newContext({ baseURL: url });
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const { page, session } = await throttled(context);
  const count = { requests: 0, bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    count.requests += 1;
    count.bytes += encodedDataLength;
  });
  if (!preloads)
    await page.route('**/home?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
      await route.fulfill({ response, body });
    });
  const started = performance.now();
  await page.goto(home, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const heading = performance.now() - started;
  await context.close();
  return { heading, ...count };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Prints a ratio; asserts only that there was something to measure, since machines differ and are noisy. */
test('the first load of a home, with its preloads against without', async ({ browser, marketplace }) => {
  test.setTimeout(600_000);
  const ratios: number[] = [];
  const served: Load[] = [];
  await load(browser, marketplace, true);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const withPreloads = await load(browser, marketplace, true);
    const without = await load(browser, marketplace, false);
    served.push(withPreloads);
    ratios.push(withPreloads.heading / without.heading);
  }
  const { requests, bytes } = served.at(-1) ?? { requests: 0, bytes: 0 };
  console.log(
    `heading with preloads / without: ${median(ratios).toFixed(2)} (${ratios.map((it) => it.toFixed(2)).join(', ')}); ` +
      `${Math.round(median(served.map(({ heading }) => heading)))} ms, ${requests} requests, ${Math.round(bytes / 1024)} KiB until then`,
  );
  expect(ratios).toHaveLength(PAIRS);
});
