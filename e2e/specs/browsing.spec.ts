import type { Page } from '@playwright/test';
import { cardNames } from '../fixtures/card-names.ts';
import { expectStatus } from '../fixtures/expect-status.ts';
import { loading, press, scrolled } from '../fixtures/scrolling.ts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';
import { withoutServerRendering } from '../fixtures/without-server-rendering.ts';

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

test('a customer goes from a home to all categories, to one of them and on to a sub-category, and back to the same place (CAT-1, CAT-2, CAT-3, CAT-5)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('ecommerce');
  const menu = shell.main.getByRole('navigation', { name: 'Categories' });
  await expect(menu.getByRole('listitem').first().getByRole('link')).toBeVisible();
  expect(await menu.getByRole('listitem').count()).toBeLessThanOrEqual(10);
  await menu.getByRole('link', { name: 'View all: Categories' }).click();
  await expect(shell.main.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();

  const card = shell.main
    .getByRole('listitem')
    .filter({ has: page.getByRole('list') })
    .last();
  const name = (await card.getByRole('list').getAttribute('aria-label'))?.replace('In ', '') ?? '';
  await card.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  const all = await address(page);
  await card.getByRole('link').first().click();
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await address(page)).toContain('data_type=category');
  await expect(shell.main.getByRole('article').first()).toBeVisible();

  const row = shell.main.getByRole('navigation', { name: `In ${name}` });
  const part = row.getByRole('link').nth(1);
  const partName = await part.innerText();
  await part.click();
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(partName);
  await expect(page).toHaveURL(/\/category\/[a-z0-9-]+\?module_id=\d+(&page=\d+)?$/);
  await expect(row.getByRole('link', { name: partName, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.goBack();
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(shell.main.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  expect(await address(page)).toBe(all);
  await expect.poll(() => scrolled(page)).toBe(position);
});

test(
  'a customer sorts all brands, looks at the items of one, and comes back to the same order (PRO-12)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const shell = await aCustomerIn('ecommerce');
    const { id } = await marketplace.module('ecommerce');
    await page.goto(`/all-brands?module_id=${id}`);
    await expect(shell.main.getByRole('article').first()).toBeVisible();
    const names = () => cardNames(shell.main.getByRole('article'));
    const sorted = (await names()).toSorted((a, b) => b.localeCompare(a, 'en'));
    await shell.main.getByRole('combobox', { name: 'Sort by' }).selectOption('Z to A');
    await expect.poll(names).toEqual(sorted);
    await shell.main.getByRole('article', { name: sorted[0] }).getByRole('link').click();
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(sorted[0] ?? '');
    await expect(shell.main.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(shell.main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('za');
    expect(await names()).toEqual(sorted);
  },
);

test(
  'a module without brands redirects from all brands to its home (PRO-13)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const shell = await aCustomerIn('pharmacy');
    const { id } = await marketplace.module('pharmacy');
    await page.route('**/api/v1/brand', (route) => route.fulfill({ json: [] }));
    await withoutServerRendering(page);
    await page.goto(`/all-brands?module_id=${id}`);
    await shell.seesRemote('pharmacy');
    expect(await address(page)).toBe(`/home?module_id=${id}`);
  },
);

test(
  'a middle click or Ctrl and a click open an item, a store and a category in a tab of their own (CRD-1, CRD-2, CAT-1)',
  ONLY_IN_FULL,
  async ({ page, context, aCustomerIn }) => {
    const shell = await aCustomerIn('food');
    const home = await address(page);
    const links = [
      shell.main.locator('a[href^="/product/"]'),
      shell.main.locator('a[href^="/store/"]'),
      shell.main.locator('a[href*="data_type=category"]'),
    ].map((found) => found.filter({ visible: true }).first());
    for (const link of links)
      for (const how of [{ button: 'middle' as const }, { modifiers: ['Control' as const] }]) {
        const leadsTo = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
        const opened = context.waitForEvent('page');
        await link.click(how);
        const tab = await opened;
        await expect(tab).toHaveURL(leadsTo);
        await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await tab.close();
      }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await address(page)).toBe(home);
  },
);

test('a customer follows a campaign of the home, and comes back to the same place (PRO-7, CRD-11)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('food');
  const campaign = shell.main.locator('a[href^="/campaigns/"]').first();
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(campaign).toBeVisible({ timeout: 500 });
  }).toPass();
  // A turn of the wheel may have gone past it.
  await campaign.scrollIntoViewIfNeeded();
  await expect.poll(() => loading(page)).toBe(0);
  const position = await scrolled(page);
  await press(campaign);
  await shell.seesRemote('browse');
  await expect(shell.main.getByRole('timer', { name: 'Ends in' })).toBeVisible();
  await expect(shell.main.getByRole('heading', { level: 2, name: 'Participating stores' })).toBeVisible();
  await expect(shell.main.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await shell.seesRemote('food');
  await expect.poll(() => scrolled(page)).toBe(position);
});

test(
  'a customer sees all of a flash sale, and how much of each item is sold (PRO-9, CRD-11, CRD-12)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn }) => {
    const shell = await aCustomerIn('grocery');
    const all = shell.main.locator('a[href^="/flash-sales?id="]');
    await page.mouse.move(600, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(all).toBeVisible({ timeout: 500 });
    }).toPass();
    await all.click();
    await expect(shell.main.getByRole('timer', { name: 'Ends in' })).toBeVisible();
    await expect(shell.main.getByRole('article').first().getByRole('progressbar')).toBeVisible();
  },
);

test(
  'unknown categories, campaigns and sales are answered as not found (CAT-2, PRO-7, PRO-9, RTE-3)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, problems }) => {
    const shell = await aCustomerIn('food');
    problems.expect(/Failed to load resource.*404/);
    for (const [path, heading] of [
      ['/category/no-such', "We couldn't find this category"],
      ['/campaigns/no-such', "We couldn't find this campaign"],
      ['/flash-sales?id=99999', "We couldn't find this flash sale"],
    ] as const) {
      await expectStatus(page, path, 404);
      await page.goto(path);
      await expect(shell.main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  },
);
