import { SEARCH_PAGE_SIZE } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { press, scrolled } from '../fixtures/scrolling.ts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ShellPage } from '../pages/shell-page.ts';

const box = (shell: ShellPage) => shell.page.getByRole('combobox', { name: 'Search', exact: true });
const results = (shell: ShellPage) => shell.main.getByRole('article');

/** How far below the screen the last result is, in pixels: from 600 on no further page is loaded. */
const distanceToEnd = (shell: ShellPage) =>
  results(shell)
    .last()
    .evaluate((card) => card.getBoundingClientRect().top - innerHeight);

const scrollBy = (shell: ShellPage, distance: number) =>
  shell.page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);

/**
 * Scrolls as far as the results go, until so many are listed, and back up from their end. Never beyond them: whoever is at the end
 * of the list when a page comes gets the page after it by the button. Answers where the page then stands.
 */
async function scrollTo(shell: ShellPage, count: number): Promise<number> {
  await expect(async () => {
    await scrollBy(shell, await distanceToEnd(shell));
    expect(await results(shell).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
  await scrollBy(shell, (await distanceToEnd(shell)) - 1000);
  await expect(shell.main.locator('[aria-busy=true]')).toHaveCount(0);
  return scrolled(shell.page);
}

test('a customer searches by keyboard in a list of at most 400 pixels, and the results are those of the module (SRC-2, SRC-4, SRC-5, SRC-7)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('food');
  await box(shell).fill('burg');
  const option = page.getByRole('option', { name: /burger/i }).first();
  await expect(option).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 1400 });
  const list = await page.getByRole('listbox').evaluate(({ parentElement: panel }) => ({
    height: panel?.getBoundingClientRect().height,
    content: panel?.scrollHeight,
  }));
  expect(list.height).toBeLessThanOrEqual(400);
  expect(list.content).toBeGreaterThan(400);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await page.keyboard.press('Enter');
  await shell.seesRemote('browse');
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Results for “burg”');
  await expect(results(shell).first()).toContainText(/burger/i);
  await expect(page).toHaveTitle(/Results for “burg”/);
  await shell.main.getByRole('tab', { name: 'Restaurants' }).click();
  await expect(results(shell).first()).toBeVisible();
  await expectAccessible(page);
});

test('what is mistyped is found, in Arabic too, and the search is remembered (SRC-3, SRC-8)', async ({
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('grocery');
  for (const words of ['mlik', 'حليب']) {
    await box(shell).fill(words);
    await box(shell).press('Enter');
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(`Results for “${words}”`);
    await expect(results(shell).first()).toContainText(/milk/i);
  }
  await box(shell).fill('');
  const recent = shell.page.getByRole('listbox', { name: 'Suggestions' });
  await expect(recent.getByRole('option')).toHaveText(['حليب', 'mlik']);
});

test(
  'a customer who returns to results finds their pages, filters and scroll position, after an item’s page and another module (SRC-13)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const { id } = await marketplace.module('ecommerce');
    const shell = await aCustomerIn('ecommerce');
    await page.goto(`/home?module_id=${id}&data_type=new&sort=low`);
    const position = await scrollTo(shell, 30);
    const count = await results(shell).count();
    await expect(page).toHaveURL(new RegExp(`page=${count / SEARCH_PAGE_SIZE}$`));
    const { search } = new URL(page.url());

    await press(shell.main.locator('article a[href^="/product/"]:not([aria-haspopup])').last());
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(results(shell)).toHaveCount(count);
    await expect.poll(() => scrolled(page)).toBe(position);

    const { module_name: food } = await marketplace.module('food');
    await press(shell.modules.getByRole('button', { name: food }));
    await shell.seesRemote('food');
    await page.goBack();
    await shell.seesRemote('browse');
    await expect.poll(() => scrolled(page)).toBe(position);
    expect(new URL(page.url()).search).toBe(search);

    // A link shows what its sender saw.
    await page.reload();
    await expect(results(shell)).toHaveCount(count);
  },
);

test('filters narrow the results on a phone, and an empty list suggests what to do next (SRC-11, SRC-12)', async ({
  page,
  aCustomerIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shell = await aCustomerIn('food');
  await box(shell).fill('pizza');
  await box(shell).press('Enter');
  await expect(results(shell).first()).toBeVisible();
  await shell.main.getByRole('button', { name: 'Filters' }).click();
  const filters = shell.dialog('Filters');
  await filters.getByRole('button', { name: 'Vegetarian', exact: true }).click();
  await filters.getByRole('button', { name: 'Non-vegetarian', exact: true }).click();
  await filters.getByRole('button', { name: 'Show results' }).click();
  await expect(shell.main.getByText('Items not found!')).toBeVisible();
  await expect(shell.main.getByText(/vegetarian or non-vegetarian, not both/)).toBeVisible();
  await shell.main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(results(shell).first()).toBeVisible();
});

test('no query string breaks the results (SRC-8)', async ({ page, aCustomerIn, marketplace, problems }) => {
  problems.expect(/Failed to load resource.*404.*(?:categories\/|id=)999999/);
  const { id } = await marketplace.module('food');
  const shell = await aCustomerIn('food');
  const odd = [
    `search=${encodeURIComponent('x'.repeat(2000))}&data_type=searched`,
    `search=${encodeURIComponent("'; drop table items; -- <img src=x onerror=alert(1)> 🍕 %00")}&data_type=searched`,
    'data_type=nonsense&page=-1&filter=[object%20Object]&categories=1,a,99999999999999&min_price=NaN',
    'data_type=category&id=999999&name=%ff',
  ];
  for (const query of odd) {
    await page.goto(`/home?module_id=${id}&${query}`);
    await shell.seesRemote('browse');
    await expect(shell.main.getByText('Items not found!').or(results(shell).first())).toBeVisible();
  }
});
