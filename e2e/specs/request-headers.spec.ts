import type { Page, Request } from '@playwright/test';
import { HEADERS, inModule, productPath, STORAGE_KEYS } from '@souk/contracts';
import type { Item } from '@souk/contracts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test as orderTest } from '../fixtures/order-test.ts';
import type { CheckoutPage } from '../pages/checkout-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

/** Everything that a page asks of the API, its streams included. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

interface Followed {
  calls: readonly Request[];
  item: Item;
  checkout: CheckoutPage;
}

/** A visitor at the checkout with one item, and every call of their page from its first. */
const test = orderTest.extend<{ aFollowedBuyer(visitor: 'guest' | 'customer'): Promise<Followed> }>({
  async aFollowedBuyer({ page, aBuyer, marketplace }, use) {
    await use(async (visitor) => {
      const calls = callsOf(page);
      const item = simpleItem(await marketplace.popularItems('grocery', 'harbour', 30));
      const { checkout } = await aBuyer({ type: 'grocery', items: [{ item }], visitor });
      return { calls, item, checkout };
    });
  },
});
/** The calls whose headers lack one of those that are known, and what they lack. */
const lacking = (calls: readonly Request[], names: readonly string[]) =>
  calls.flatMap((call) => {
    const headers = call.headers();
    const missing = names.filter((name) => !headers[name.toLowerCase()]);
    return missing.length === 0 ? [] : [`${call.method()} ${call.url()} lacks ${missing.join(', ')}`];
  });

const { latitude, longitude, zone, module, language, software } = HEADERS;
const KNOWN = [latitude, longitude, zone, module, language, software, 'accept'];

test('every call of a customer’s pages has headers for place, module, customer, language and software (API-2, API-3)', async ({
  page,
  aFollowedBuyer,
}) => {
  const shell = new ShellPage(page);
  const { calls, item } = await aFollowedBuyer('customer');
  const streamed = page.waitForRequest((request) => request.url().includes('/push/events'));
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/banners'));
  await page.goto(inModule('/home', item.module_id));
  await shell.seesRemote('grocery');
  await Promise.all([streamed, asked]);
  await page.goto(productPath(item));
  await expect(page.getByRole('heading', { name: item.name, level: 1 })).toBeVisible();
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();

  const notCalled = () =>
    ['api/v1/banners', 'items/details', 'customer/cart/list', 'customer/order/quote', 'push/events'].filter(
      (path) => !calls.some((call) => new URL(call.url()).pathname.includes(path)),
    );
  // What the server rendered is visible before the customer's own answers are asked for.
  await expect.poll(notCalled).toEqual([]);
  expect(lacking(calls, [...KNOWN, 'authorization'])).toEqual([]);
  const zones = new Set(calls.map((call) => call.headers()[zone.toLowerCase()]));
  expect([...zones]).toEqual([expect.stringMatching(/^\[\d+(,\d+)*\]$/)]);
});

test('a guest’s id is in headers and bodies, and never in an address (CRT-15, CRT-18, ORD-3)', async ({
  page,
  aFollowedBuyer,
}) => {
  const { calls, checkout } = await aFollowedBuyer('guest');
  await checkout.place.click();
  await checkout.orderId();
  await expect(checkout.guestDialog).toBeVisible();
  const guestId = await page.evaluate((key) => localStorage.getItem(key) ?? 'none', STORAGE_KEYS.guestId);
  const named = calls.filter((call) => call.headers()[HEADERS.guest.toLowerCase()] === guestId);
  expect(named.map((call) => new URL(call.url()).pathname)).toEqual(
    expect.arrayContaining(['/api/v1/customer/cart/list', '/api/v1/customer/order/details']),
  );
  const addresses = calls.flatMap((call) => [call.url(), call.headers().referer ?? '']);
  expect([...addresses, page.url()].filter((address) => address.includes(guestId))).toEqual([]);
  expect(lacking(calls, [language, software])).toEqual([]);
});
