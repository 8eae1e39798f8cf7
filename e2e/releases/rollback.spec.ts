import { releaseUrl } from '@souk/contracts';
import { expect, test } from '../fixtures/test.ts';
import { comesToShow } from '../fixtures/comes-to-show.ts';
import { publishSecond } from './second-release.ts';

test('an admin rolls food back while its page is open: it changes without a reload, and nobody else notices', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  test.setTimeout(180_000);
  const shell = await aCustomerIn('food');
  const first = await shell.seesRemote('food');
  const grocery = await marketplace.module('grocery');
  const food = await marketplace.module('food');
  await shell.switchTo(grocery.module_name);
  const groceryVersion = await shell.seesRemote('grocery');
  await shell.switchTo(food.module_name);
  await shell.seesRemote('food');
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));

  const encodings: Record<string, string | undefined> = {};
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/releases/food/')) encodings[pathname] = response.headers()['content-encoding'];
  });
  const second = await publishSecond('food');
  await second.activate();
  await second.untilServed(second.version);
  await comesToShow(shell, marketplace, second.version);
  expect(Object.keys(encodings)).toContain(releaseUrl('food', second.version, 'remoteEntry.js'));
  for (const [path, encoding] of Object.entries(encodings))
    expect(encoding, `${path} comes as its difference from the release before`).toBe('dcz');

  await shell.switchTo(grocery.module_name);
  expect(await shell.seesRemote('grocery')).toBe(groceryVersion);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/releases/food/')) requests.push(request.url());
  });
  await second.rollBack('the journey of a rollback');
  await second.untilServed(first);
  await comesToShow(shell, marketplace, first);
  expect(requests, 'a version that was loaded before takes no request').toEqual([]);
  expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
});
