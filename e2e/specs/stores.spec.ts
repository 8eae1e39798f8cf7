import { STORAGE_KEYS, inModule, storePath } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expectStatus } from '../fixtures/expect-status.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { press, scrollDown, scrolled as scrolledTo } from '../fixtures/scrolling.ts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

const pathOfStore = (item: Item) => storePath({ ...item, id: item.store_id, slug: item.store_slug });
const scrolled = () => window.scrollY;

test('a customer looks through the stores, opens one, looks for an item in it, adds it, and comes back to the same place (STR-1 to STR-5, STR-7)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const { id } = await marketplace.module('grocery');
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour', 100));
  const shell = await aCustomerIn('grocery');
  await page.goto(inModule('/store/popular', id));
  await shell.seesRemote('browse');
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Stores$/);
  await expectAccessible(page);

  await shell.main.getByRole('combobox', { name: 'Order type' }).selectOption('Delivery');
  await expect(page).toHaveURL(/delivery=delivery/);
  const card = shell.card(item.store_name);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(scrolled);
  await card.getByRole('link', { name: item.store_name, exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`/store/${item.store_slug}\\?module_id=${id}&store_zone_id=`));
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.store_name);
  await expect(page).toHaveTitle(`${item.store_name} · Souk`);
  await shell.main.getByRole('searchbox').fill(item.name);
  await expect(page).toHaveURL(/search=/);
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();

  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(scrolled)).toBe(before);
  await expect(shell.main.getByRole('combobox', { name: 'Order type' })).toHaveValue('delivery');
});

test(
  'the categories of a store stay in sight, follow the scroll, and lead the keyboard to their items (STR-7)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const [item] = await marketplace.popularItems('food', 'harbour');
    if (!item) throw new Error('food has no popular item');
    const shell = await aCustomerIn('food');
    await page.goto(pathOfStore(item));
    const menu = shell.main.getByRole('navigation', { name: `Categories of ${item.store_name}` });
    const links = menu.getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
    await expectAccessible(page);

    const last = links.nth((await links.count()) - 2);
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(last).toHaveAttribute('aria-current', 'location');
    await expect(menu).toBeInViewport();
    const name = (await last.textContent()) ?? '';
    await expect(shell.main.getByRole('region', { name, exact: true })).toBeFocused();
    const items = shell.main.getByRole('region', { name, exact: true });
    await items.getByRole('article').first().waitFor();
    await page.keyboard.press('Tab');
    await expect(items.locator(':focus')).toBeVisible();
  },
);

test(
  'a store is where it was left after a search in the header, an item’s page and a visit to the checkout (SRC-2, STR-7)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const items = await marketplace.popularItems('ecommerce', 'harbour', 50);
    const item = simpleItem(items.slice(0, 9));
    // What is chosen on its page instead of in a dialog.
    const shown = items.find(({ variations }) => variations.length > 0);
    if (!shown) throw new Error('no popular thing of the shop has variations');
    const shell = await aCustomerIn('ecommerce');
    await shell.addToCart(item.name);
    await expect(shell.toast('Item added to cart')).toBeVisible();
    await page.goto(pathOfStore(item));
    await shell.main.getByRole('heading', { level: 1, name: item.store_name }).waitFor();
    const position = await scrollDown(page, 900);

    // By the mouse, where the box stands: Playwright's click would scroll first.
    const box = await shell.header.getByRole('combobox').boundingBox();
    if (!box) throw new Error('the header has no search box');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    for (const letter of shown.name.slice(0, 5)) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      expect(await scrolledTo(page)).toBe(position);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/data_type=searched/);
    await press(shell.itemButton(shown.name));
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/data_type=searched/);
    await page.goBack();
    await shell.main.getByRole('heading', { level: 1, name: item.store_name }).waitFor();
    await expect.poll(() => scrolledTo(page)).toBe(position);

    // Another remote draws the checkout.
    await press(shell.cart.button);
    await shell.cart.drawer.getByRole('button', { name: 'Proceed to checkout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guest' }).click();
    await shell.seesRemote('checkout');
    await page.goBack();
    await shell.main.getByRole('heading', { level: 1, name: item.store_name }).waitFor();
    await expect.poll(() => scrolledTo(page)).toBe(position);
  },
);

test(
  'a card of a home leads to its store, whose items open and lead back to it (STR-5, CRD-2, POP-3)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn }) => {
    const shell = await aCustomerIn('food');
    await shell.main.getByRole('heading', { name: 'Highlights for you' }).scrollIntoViewIfNeeded();
    // A slide moves on by itself: the keyboard finds it wherever it is.
    await shell.main.locator('article a[href^="/store/"]').first().press('Enter');
    await expect(page).toHaveURL(/\/store\/[^?]+\?module_id=/);
    await shell.seesRemote('browse');
    await shell.main.getByRole('article').getByRole('heading').getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('a[href^="/store/"]')).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/store\/[^?]+\?module_id=/);
  },
);

test('a link to a store shows it, also without a place, a module or a mouse, in Arabic on a phone (STR-5, RTE-3, I18-1)', async ({
  page,
  context,
  shell,
  marketplace,
}) => {
  const [item] = await marketplace.popularItems('food', 'harbour');
  if (!item) throw new Error('food has no popular item');
  await context.addInitScript((values) => Object.assign(localStorage, values), {
    [STORAGE_KEYS.language]: 'ar',
    [STORAGE_KEYS.settings]: JSON.stringify({ direction: 'rtl', theme: 'light' }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/store/${item.store_id}`);
  await expect(shell.main.getByRole('button', { name: 'اختر موقعًا' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === pathOfStore(item));
  await expectAccessible(page);
});

test(
  'an unknown store shows a not-found page that search engines do not index (RTE-3)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace, problems }) => {
    problems.expect(/404/);
    const { id } = await marketplace.module('food');
    const shell = await aCustomerIn('food');
    const path = inModule('/store/no-such-store', id);
    await expectStatus(page, path, 404);
    await page.goto(path);
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText("We couldn't find this store");
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
  },
);
