import { PREVIEW_PARAM } from '@souk/contracts';
import type { PreviewLink } from '@souk/contracts';
import AxeBuilder from '@axe-core/playwright';
import { placeCustomer } from '../fixtures/customer.ts';
import { postToRegistry } from '../fixtures/small-release.ts';
import { expect, test } from './live-food.ts';

const linkTo = (version: string) =>
  postToRegistry<PreviewLink>('previews', {
    releases: [{ remote: 'food', version }],
    minutes: 5,
    channel: 'production',
  });

test('a link shows one visitor one candidate, marks every page with a badge, and is ended by the badge', async ({
  page,
  context,
  browser,
  marketplace,
  shell,
  food,
}) => {
  const candidate = await food.publish();
  const { token } = await linkTo(candidate);
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await page.goto(`${home}&${PREVIEW_PARAM}=${token}`);
  expect(await shell.seesRemote('food')).toBe(candidate);
  expect(page.url()).not.toContain(PREVIEW_PARAM);
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toBeInViewport();
  await expect(badge).toContainText(`food ${candidate}`);
  expect(
    (await new AxeBuilder({ page }).include('aside[aria-label="Preview"]').analyze()).violations,
  ).toEqual([]);

  // A new revision comes: this visitor keeps what they came to see.
  const next = await food.publish();
  await food.activate(next);
  await page.goto('/');
  await expect(badge).toContainText(candidate);
  await page.goto(home);
  expect(await shell.seesRemote('food')).toBe(candidate);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(await placeCustomer(other, marketplace, 'food', 'harbour'));
  await expect(theirs.locator('[data-release^="food@"]')).toHaveAttribute('data-release', `food@${next}`);
  await expect(theirs.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await other.close();

  await badge.getByRole('button', { name: 'End preview' }).press('Enter');
  await expect(shell.release('food')).toHaveAttribute('data-release', `food@${next}`);
  await expect(badge).toHaveCount(0);
});

test('a preview that expires ends in the open page, with a message', async ({
  page,
  context,
  marketplace,
  shell,
  food,
}) => {
  const candidate = await food.publish();
  const { token } = await linkTo(candidate);
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await page.clock.install();
  await page.goto(`${home}&${PREVIEW_PARAM}=${token}`);
  expect(await shell.seesRemote('food')).toBe(candidate);
  await page.clock.fastForward('05:00');
  await expect(
    shell.toast("This preview link has expired or is invalid. You're seeing the live store."),
  ).toBeVisible();
  expect(await shell.seesRemote('food')).toBe(food.before);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
});

test('a damaged link opens the live page, with a message', async ({
  page,
  context,
  marketplace,
  shell,
  food,
}) => {
  const { token } = await linkTo(await food.publish());
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await page.goto(`${home}&${PREVIEW_PARAM}=${token.slice(0, -4)}AAAA`);
  await expect(
    shell.toast("This preview link has expired or is invalid. You're seeing the live store."),
  ).toBeVisible();
  expect(await shell.seesRemote('food')).toBe(food.before);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
});

test('the badge is in Arabic', async ({ page, context, marketplace, food, baseURL }) => {
  const { token } = await linkTo(await food.publish());
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await context.addInitScript(() => localStorage.setItem('language', 'ar'));
  await context.addCookies([{ name: 'souk_language', value: 'ar', url: baseURL ?? '' }]);
  await page.goto(`${home}&${PREVIEW_PARAM}=${token}`);
  await expect(page.getByRole('button', { name: 'إنهاء المعاينة' })).toBeVisible();
});
