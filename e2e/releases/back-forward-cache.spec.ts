import { placeCustomer } from '../fixtures/customer.ts';
import { wholeChromium } from '../fixtures/whole-chromium.ts';
import { expect, test } from './live-food.ts';

const executablePath = wholeChromium();
test.skip(!executablePath && !process.env.CI, 'no Chromium with a back/forward cache is installed');
// Playwright switches the cache off; here it is what is tested.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that is brought back from the back/forward cache checks its revision at once', async ({
  page,
  context,
  marketplace,
  problems,
  shell,
  food,
}) => {
  problems.expect(/favicon\.ico/);
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
  await shell.seesRemote('food');
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await page.goto('/favicon.svg');
  const next = await food.publish();
  await food.activate(next);

  const asks = page.waitForRequest((request) => new URL(request.url()).pathname === '/discovery');
  await page.goBack({ waitUntil: 'commit' });
  await asks;
  await page.waitForRequest((request) => request.url().includes(`/releases/food/${next}/`));
  expect(await page.evaluate(() => 'neverReloaded' in globalThis), 'it came from the cache').toBe(true);
});
