import { STORAGE_KEYS, inModule, productPath } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { overflow } from '../fixtures/overflow.ts';
import { expectStatus } from '../fixtures/expect-status.ts';
import { keepsFocusInside } from '../fixtures/focus.ts';
import { simpleItem, type Marketplace } from '../fixtures/marketplace.ts';
import { scrollDown } from '../fixtures/scrolling.ts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

/** A popular item of ecommerce that comes in combinations, one of which is left. */
async function variedItem(
  marketplace: Marketplace,
  needed: (item: Item) => boolean = () => true,
): Promise<Item> {
  const items = await marketplace.popularItems('ecommerce', 'harbour', 100);
  const found = items.find(
    (item) =>
      item.variations.some(({ stock }) => stock > 1) && item.choice_options.length > 0 && needed(item),
  );
  if (!found) throw new Error('no popular item of ecommerce comes in such combinations');
  return found;
}

test('a card with choices leads to the item’s page, where it is chosen and put into the cart (CRT-10, POP-17, POP-24, POP-26)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('ecommerce');
  const choose = shell.main.getByRole('link', { name: 'Choose options' }).first();
  await choose.scrollIntoViewIfNeeded();
  await choose.click();
  await expect(page).toHaveURL(/\/product\/[^?]+\?module_id=/);
  await shell.seesRemote('browse');
  const name = (await shell.main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(`${name} · Souk`);
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(name);
  await expectAccessible(page);

  const about = shell.main.getByRole('article', { name, exact: true });
  const quantity = about.getByRole('group', { name: 'Quantity', exact: true });
  await expect(quantity).toContainText('01');
  await about.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await expect(about.getByRole('button', { name: 'Update To Cart' })).toBeVisible();
  await shell.cart.open();
  await expect(shell.cart.line(name)).toBeVisible();
});

test(
  'on a phone the total and the cart button stay at the bottom while the page scrolls (POP-26)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const item = simpleItem(await marketplace.popularItems('ecommerce', 'harbour', 100));
    const shell = await aCustomerIn('ecommerce');
    await page.goto(productPath(item));
    const about = shell.main.getByRole('article', { name: item.name, exact: true });
    const add = about.getByRole('button', { name: 'Add to cart', exact: true });
    await about.getByRole('group', { name: 'Quantity', exact: true }).scrollIntoViewIfNeeded();
    await expect(add).toHaveCount(1);
    await scrollDown(page, 1600);
    await expect(about.getByRole('group', { name: 'Quantity', exact: true })).not.toBeInViewport();
    await expect(add.last()).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await add.last().click();
    await expect(shell.toast('Item added to cart')).toBeVisible();
  },
);

test('a combination that is sold out cannot be added, and says so (POP-18)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = await variedItem(
    marketplace,
    ({ variations, choice_options }) =>
      choice_options.length === 1 && variations.some(({ stock }) => stock === 0),
  );
  const shell = await aCustomerIn('ecommerce');
  await page.goto(productPath(item));
  const soldOut = shell.main.getByRole('radio', { name: /Out of Stock$/ }).first();
  await soldOut.check({ force: true });
  await shell.main.getByRole('button', { name: 'Buy Now' }).click();
  await expect(shell.main.getByRole('alert')).toHaveText(
    'This variation is out of stock. Choose another variation to proceed further.',
  );
  await expect(soldOut).toBeFocused();
});

test(
  'Buy Now leads a customer from the page to the checkout (POP-8)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const account = await marketplace.signUp();
    const item = await variedItem(marketplace);
    const shell = await aCustomerIn('ecommerce');
    await shell.signIn(account);
    await shell.seesRemote('ecommerce');
    await page.goto(productPath(item));
    await shell.main.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  },
);

test('a visitor without a place can buy from a shared link: the page asks for a place, and stays (LOC-19, LOC-24, RTE-4, POP-8)', async ({
  page,
  shell,
  marketplace,
}) => {
  const item = await variedItem(marketplace, ({ variations }) => variations.every(({ stock }) => stock > 1));
  await page.goto('/checkout?page=cart');
  await expect(page.getByRole('heading', { name: 'Insert delivery location' })).toBeVisible();
  await expectAccessible(page);

  const path = productPath(item);
  await page.goto(path);
  await shell.main.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  const alert = shell.dialog('Insert delivery location');
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Pick from Map' }).click();
  await shell.location.find('Goldsmiths');
  await expect(shell.location.pick).toBeEnabled();
  await shell.location.pick.click();
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await shell.main.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  await expect(shell.main.getByRole('button', { name: /^Place Order/ })).toBeVisible();
});

test('the page works by keyboard in Arabic on a telephone: pictures, reviews, choices (POP-25, POP-26, I18-1)', async ({
  page,
  context,
  aCustomerIn,
  marketplace,
}) => {
  const item = await variedItem(marketplace, ({ rating_count }) => rating_count > 0);
  await context.addInitScript((values) => Object.assign(localStorage, values), {
    [STORAGE_KEYS.language]: 'ar',
    [STORAGE_KEYS.settings]: JSON.stringify({ direction: 'rtl', theme: 'light' }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const shell = await aCustomerIn('ecommerce');
  await page.goto(productPath(item));
  await shell.seesRemote('browse');
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  const magnify = shell.main.getByRole('button', { name: 'تكبير' });
  await magnify.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('region');
  await expect(dialog.getByRole('img')).toBeVisible();
  await keepsFocusInside(page, dialog);
  await picture.focus();
  const before = await picture.evaluate((element) => element.scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => picture.evaluate((element) => element.scrollTop)).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(magnify).toBeFocused();

  const tabs = shell.main.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(shell.main.getByRole('progressbar')).toHaveCount(5);
  await expectAccessible(page);
});

test('a link to an item shows it, also without a place or a module (RTE-3)', async ({
  page,
  shell,
  marketplace,
}) => {
  const item = await variedItem(marketplace);
  await page.goto(`/product/${item.id}`);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(page).toHaveURL(new RegExp(`${productPath(item).replace('?', '\\?')}$`));
});

test('an unknown item shows a not-found page that search engines do not index, and links back (RTE-3)', async ({
  page,
  aCustomerIn,
  marketplace,
  problems,
}) => {
  problems.expect(/404/);
  const { id } = await marketplace.module('ecommerce');
  const shell = await aCustomerIn('ecommerce');
  const path = inModule('/product/no-such-item', id);
  await expectStatus(page, path, 404);
  await page.goto(path);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText("We couldn't find this item");
  await expect(page).toHaveTitle("We couldn't find this item · Souk");
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await shell.main.getByRole('link', { name: 'Back to the shop' }).click();
  await shell.seesRemote('ecommerce');
});
