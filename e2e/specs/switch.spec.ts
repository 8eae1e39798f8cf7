import type { ElementHandle, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

declare global {
  var neverReloaded: boolean | undefined;
}

test('a customer moves through all five modules without a reload, and knows where they are', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('food');
  await page.evaluate(() => {
    globalThis.neverReloaded = true;
  });
  for (const type of ['grocery', 'pharmacy', 'ecommerce', 'parcel', 'food']) {
    const { id, module_name } = await marketplace.module(type);
    await shell.switchTo(module_name);
    await shell.seesRemote(type);
    await expect(page).toHaveURL(new RegExp(`module_id=${id}`));
    await expect(page).toHaveTitle(new RegExp(module_name));
    await expect(shell.main).toBeFocused();
    expect(await page.evaluate(() => globalThis.neverReloaded)).toBe(true);
  }
});

test('switching back loads no code', async ({ page, aCustomerIn, marketplace }) => {
  // What moves carousels is loaded once the first page is idle.
  const idle = page.waitForResponse((response) => response.url().includes('/part-carousel.'));
  const shell = await aCustomerIn('food');
  await idle;
  await shell.switchTo((await marketplace.module('grocery')).module_name);
  await shell.seesRemote('grocery');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url());
  });
  await shell.switchTo((await marketplace.module('food')).module_name);
  await shell.seesRemote('food');
  expect(requests).toEqual([]);
});

test('a switch requests each list of the new module once', async ({ page, aCustomerIn, marketplace }) => {
  const shell = await aCustomerIn('food');
  const { id, module_name } = await marketplace.module('grocery');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.headers().moduleid === String(id)) requested.push(request.url());
  });
  await shell.switchTo(module_name);
  await shell.seesRemote('grocery');
  await expect.poll(() => requested.some((url) => url.includes('/categories'))).toBe(true);
  expect(requested).toEqual([...new Set(requested)]);
});

test.describe('a module that was left', () => {
  const remoteOf = (page: Page, remote: string) => page.locator(`[data-slot="${remote}"] > [data-release]`);
  const isStill = (page: Page, remote: string, before: ElementHandle) =>
    remoteOf(page, remote).evaluate((element, other) => element === other, before);

  test('is as it was when the customer comes back, and nothing of it is on the page meanwhile', async ({
    page,
    aCustomerIn,
    marketplace,
  }) => {
    const shell = await aCustomerIn('food');
    const before = await remoteOf(page, 'food').elementHandle();
    await shell.switchTo((await marketplace.module('grocery')).module_name);
    await shell.seesRemote('grocery');
    await expect(remoteOf(page, 'food')).toHaveCount(0);
    await page.goBack();
    await shell.seesRemote('food');
    expect(before && (await isStill(page, 'food', before))).toBe(true);
  });

  test('is drawn anew for who signed in meanwhile (SES-14)', async ({ page, aCustomerIn, marketplace }) => {
    const account = await marketplace.signUp();
    const shell = await aCustomerIn('food');
    const before = await remoteOf(page, 'food').elementHandle();
    await shell.switchTo((await marketplace.module('grocery')).module_name);
    await shell.seesRemote('grocery');
    await shell.signIn(account);
    await shell.seesRemote('grocery');
    await shell.switchTo((await marketplace.module('food')).module_name);
    await shell.seesRemote('food');
    expect(before && (await isStill(page, 'food', before))).toBe(false);
  });
});

test('the browser’s back button goes back to the module before', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('food');
  await shell.switchTo((await marketplace.module('pharmacy')).module_name);
  await shell.seesRemote('pharmacy');
  await page.goBack();
  await shell.seesRemote('food');
});

test('two tabs are in two modules, each with its own', async ({
  page,
  context,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('food');
  const other = await context.newPage();
  const grocery = await marketplace.module('grocery');
  await other.goto(`/home?module_id=${grocery.id}`);
  await expect(other.locator('[data-slot="grocery"]')).toBeVisible();
  await page.reload();
  await shell.seesRemote('food');
});
