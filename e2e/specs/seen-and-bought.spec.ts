import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What moved by itself so far; what follows an input is left out. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);

test('what a visitor looked at stands on the home and on product pages, until they clear it (CRD-1)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const [first, second] = await marketplace.popularItems('grocery', 'harbour');
  if (!first || !second) throw new Error('no items');
  const { id } = await marketplace.module('grocery');
  const shell = await aCustomerIn('grocery');
  const recent = shell.main.getByRole('region', { name: 'Recently viewed' });
  for (const item of [first, second]) {
    await page.goto(`/product/${item.slug}?module_id=${id}`);
    await expect(shell.main.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
  }
  const heading = shell.main.getByRole('heading', { name: 'Recently viewed' });
  await heading.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByRole('article', { name: first.name, exact: true })).toBeAttached();

  await page.goto(`/home?module_id=${id}`);
  await shell.seesRemote('grocery');
  await heading.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article').first()).toHaveAccessibleName(second.name);
  await shell.main.getByRole('button', { name: 'Clear' }).click();
  await expect(heading).toHaveCount(0);
  await page.reload();
  await shell.seesRemote('grocery');
  await expect(heading).toHaveCount(0);
});

test('listings, stores and interests load without moving what is on screen (HOM-21)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  await watchShifts(page);
  const shell = await aCustomerIn('food');
  const { id } = await marketplace.module('food');
  const [item] = await marketplace.popularItems('food', 'harbour');
  const paths = [
    [`/interest?module_id=${id}`, shell.main.getByRole('button', { name: 'Skip' })],
    [`/store/${item?.store_slug}?module_id=${id}`, shell.main.getByRole('article').nth(1)],
    [`/home?data_type=new&module_id=${id}`, shell.main.getByRole('article').first()],
  ] as const;
  for (const [path, loaded] of paths) {
    await page.goto(path);
    await expect(loaded).toBeVisible();
    expect(await shifted(page), path).toBeLessThan(0.01);
  }
});

test('a shopper leaves out what holds an allergen, and the link shows the same (SRC-14)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('food');
  const { id } = await marketplace.module('food');
  await page.goto(`/home?data_type=new&module_id=${id}`);
  const count = shell.main.getByRole('status').filter({ hasText: 'results' });
  const all = await count.innerText();
  await shell.main.getByRole('group', { name: 'Without' }).getByRole('button', { name: 'Gluten' }).click();
  await expect(count).not.toHaveText(all);
  const left = await count.innerText();
  expect(Number.parseInt(left)).toBeLessThan(Number.parseInt(all));
  await expect(page).toHaveURL(/without=gluten/);
  await page.reload();
  await expect(count).toHaveText(left);
});
