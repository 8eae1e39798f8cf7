import { COOKIES, inModule, SEARCH_PAGE_SIZE, STORAGE_KEYS } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { placeCustomer } from '../fixtures/customer.ts';
import { drawn, measureShifts, shiftsOf } from '../fixtures/layout-shifts.ts';
import { loading, scrolled } from '../fixtures/scrolling.ts';
import { button } from '../fixtures/sweep.ts';
import { expect, test } from '../fixtures/test.ts';

/** More is seen as a jump. */
const MAX_SHIFT = 0.01;

/** What moved by itself since the page was opened, where that is more than may be. */
async function jumps(page: Page): Promise<string[]> {
  await drawn(page);
  const { total, what } = await shiftsOf(page);
  return total > MAX_SHIFT ? [total.toFixed(3), ...what] : [];
}

/** Scrolls as a person does, until as many are listed. */
const scrollToResults = (page: Page, count: number) =>
  expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(count);
  }).toPass();

// Words are found by their place: they differ by language.
for (const [language, words, device, viewport] of [
  ['en', 'chicken', 'desktop', { width: 1440, height: 900 }],
  ['en', 'chicken', 'telephone', { width: 390, height: 844 }],
  ['ar', 'دجاج', 'desktop', { width: 1440, height: 900 }],
  ['ar', 'دجاج', 'telephone', { width: 390, height: 844 }],
] as const)
  test.describe(`in ${language} on a ${device}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ context, page }) => {
      const settings = JSON.stringify({ direction: language === 'ar' ? 'rtl' : 'ltr', theme: 'light' });
      await context.addInitScript((values) => Object.assign(localStorage, values), {
        [STORAGE_KEYS.language]: language,
        [STORAGE_KEYS.settings]: settings,
      });
      await context.addCookies([{ name: COOKIES.language, value: language, domain: 'localhost', path: '/' }]);
      await measureShifts(page);
    });

    test('nothing jumps while somebody searches, scrolls, filters, looks into a store and comes back (SRC-7, SRC-11, SRC-13, STR-5)', async ({
      page,
      context,
      marketplace,
      shell,
    }) => {
      const articles = shell.main.getByRole('article');
      await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
      await shell.seesRemote('food');
      const box = page.getByRole('combobox').first();
      await box.fill(words);
      await box.press('Enter');
      await shell.seesRemote('browse');
      await expect(articles.first()).toBeVisible();
      expect(await jumps(page), 'results').toEqual([]);

      await page.mouse.move(300, 500);
      await scrollToResults(page, SEARCH_PAGE_SIZE + 1);
      expect(await jumps(page), 'the next page of results').toEqual([]);

      await shell.main.getByRole('tab').nth(1).click();
      await expect(page).toHaveURL(/tab=stores/);
      await articles.first().getByRole('link').first().click();
      await page.waitForURL(/\/store\//);
      await expect(shell.main.locator('#reviews')).toBeVisible();
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      await expect.poll(() => loading(page)).toBe(0);
      expect(await jumps(page), 'a store, scrolled').toEqual([]);

      await page.goBack();
      await page.waitForURL(/tab=stores/);
      await expect(articles.first()).toBeVisible();
      await page.goForward();
      await page.waitForURL(/\/store\//);
      await expect(shell.main.locator('#reviews')).toBeVisible();
      await page.goBack();
      await page.waitForURL(/tab=stores/);
      expect(await jumps(page), 'back, forward and back').toEqual([]);

      await shell.main.getByRole('tab').first().click();
      await expect(page).not.toHaveURL(/tab=stores/);
      if (device === 'telephone') await button(shell.main, 'SlidersHorizontal').click();
      const filters =
        device === 'telephone' ? page.getByRole('dialog') : shell.main.getByRole('complementary');
      await filters.locator('button[aria-pressed]').first().click();
      await expect(page).toHaveURL(/&(?:filter|delivery)=/);
      if (device === 'telephone') await page.goBack();
      await expect(shell.main.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await jumps(page), 'a filter').toEqual([]);
    });

    test('nothing jumps while somebody goes from the categories to one, and from the brands to one (CAT-1, CAT-5, PRO-7)', async ({
      page,
      context,
      marketplace,
      shell,
    }) => {
      const articles = shell.main.getByRole('article');
      const { id } = await marketplace.module('ecommerce');
      await page.goto(await placeCustomer(context, marketplace, 'ecommerce', 'harbour'));
      await page.goto(inModule('/categories', id));
      await shell.main.getByRole('listitem').getByRole('link').first().click();
      await expect(articles.first()).toBeVisible();
      expect(await jumps(page), 'a category').toEqual([]);
      await page.goto(inModule('/all-brands', id));
      await articles.getByRole('link').first().click();
      await page.waitForURL(/data_type=brand/);
      await expect(articles.first()).toBeVisible();
      expect(await jumps(page), 'a brand').toEqual([]);
    });
  });
