import { COOKIES, STORAGE_KEYS, inModule, storePath } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { NO_NETWORK, storedAddresses, untilReadable } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/order-test.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /^You're offline\. Last updated/;

test('visited pages can be read offline, also those that were reached by a link, and say that they are stored (API-14)', async ({
  page,
  context,
  aCustomerIn,
  marketplace,
  problems,
}) => {
  const { id } = await marketplace.module('grocery');
  // Its store's page shows what is popular there at once, and the rest as it comes near.
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'), { plenty: 1 });
  const shell = await aCustomerIn('grocery');
  const bar = page.getByRole('status').filter({ hasText: OFFLINE });
  const home = page.url();
  await expect(shell.main.getByRole('article').first()).toBeVisible();
  await untilReadable(page);
  await page.goto(inModule('/store/popular', id));
  await shell.card(item.store_name).getByRole('link', { name: item.store_name, exact: true }).click();
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.store_name);
  await expect(shell.card(item.name)).toBeVisible();
  await untilReadable(page);
  const store = page.url();

  problems.expect(...NO_NETWORK);
  const place = () => shell.main.evaluate((main) => JSON.stringify(main.getBoundingClientRect()));
  const before = await place();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  expect(await place(), 'nothing on the page moves').toBe(before);
  await expectAccessible(page);

  await page.reload();
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.store_name);
  await expect(shell.card(item.name)).toBeVisible();
  await expect(bar).toBeVisible();
  await page.goto(home);
  await shell.seesRemote('grocery');
  await expect(shell.main.getByRole('article').first()).toBeVisible();

  await page.goto('/store/never-seen?module_id=1');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Pages you can read offline' })
    .getByRole('link', { name: item.store_name })
    .click();
  await expect(page).toHaveURL(store);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.store_name);

  const asked = page.waitForResponse((response) => response.url().includes('/items/') && response.ok());
  await context.setOffline(false);
  await asked;
  await expect(bar).toHaveCount(0);
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
});

test('an address that was never visited shows in Arabic that there is no connection, and can be tried again (API-14, I18-1, I18-2)', async ({
  page,
  context,
  marketplace,
  speak,
  shell,
  problems,
}) => {
  await speak('ar');
  await page.goto(await placeCustomer(context, marketplace, 'food', 'harbour'));
  await shell.seesRemote('food');
  await untilReadable(page);
  const [item] = await marketplace.popularItems('food', 'harbour', 9, 'ar');
  if (!item) throw new Error('food has no popular item');
  const path = storePath({ ...item, id: item.store_id, slug: item.store_slug });

  problems.expect(...NO_NETWORK);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'حاول مرة أخرى' }).click();
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'حاول مرة أخرى' }).click();
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.store_name);
});

test('cart and checkout say that they need a connection, keep typed text, and continue once it is back (API-14, CHK-10)', async ({
  page,
  context,
  aBuyer,
  marketplace,
  shell,
  problems,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const { checkout, path } = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  problems.expect(...NO_NETWORK);
  await page.goto(inModule('/home', item.module_id));
  await shell.seesRemote('grocery');
  await untilReadable(page);
  await shell.cart.open();
  const proceed = shell.cart.drawer.getByRole('button', { name: 'Proceed to checkout' });
  await context.setOffline(true);
  await expect(shell.cart.drawer.getByText("You're offline")).toBeVisible();
  await expect(proceed).toBeDisabled();
  await context.setOffline(false);
  await expect(proceed).toBeEnabled();

  await page.goto(path);
  await expect(checkout.place).toBeEnabled();
  const note = shell.main.getByRole('textbox', { name: /note/i }).first();
  await note.fill('Ring twice');
  await context.setOffline(true);
  await expect(checkout.place).toBeDisabled();
  await expect(
    checkout.notice.filter({ hasText: 'Connect to the internet to place your order' }),
  ).toBeVisible();

  await context.setOffline(false);
  await expect(checkout.place).toBeEnabled();
  await expect(note).toHaveValue('Ring twice');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(checkout.place).toBeEnabled();
  await checkout.place.click();
  await checkout.orderId();
});

test('signing out removes the customer’s pages from offline reading (API-14, SES-14)', async ({
  page,
  context,
  aCustomerIn,
  marketplace,
  problems,
}) => {
  const account = await marketplace.signUp();
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const path = storePath({ ...item, id: item.store_id, slug: item.store_slug });
  const shell = await aCustomerIn('grocery');
  await untilReadable(page);
  await shell.signIn(account);
  await shell.seesRemote('grocery');
  await page.goto(path);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.store_name);
  await untilReadable(page);
  await page.goto('/profile?page=inbox');
  await shell.header.getByRole('button', { name: /^Hello/ }).waitFor();
  const stored = async (what: RegExp) => (await storedAddresses(page)).filter((url) => what.test(url));
  const OWN = /customer|profile|checkout|auth|inbox/;
  const READ = /\/stores\/details\//;
  expect(await stored(OWN), 'while somebody is signed in').toEqual([]);
  expect(await stored(READ)).not.toEqual([]);

  await shell.signOut();
  await expect.poll(() => stored(READ), 'what the customer read').toEqual([]);
  problems.expect(...NO_NETWORK);
  await context.setOffline(true);
  for (const address of [path, '/profile?page=inbox']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(item.store_name);
    await expect(page.locator('body')).not.toContainText(/profile|inbox/i);
  }
  expect(await stored(OWN)).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)).toBeNull();
});

test('browsers accept the site as installable (API-14)', async ({ page, context }) => {
  await context.addCookies([{ name: COOKIES.language, value: 'ar', domain: 'localhost', path: '/' }]);
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest\.webmanifest\?lang=ar$/);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
