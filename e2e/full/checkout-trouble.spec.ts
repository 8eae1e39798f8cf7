import type { Route } from '@playwright/test';
import { STORAGE_KEYS } from '@souk/contracts';
import { changePrice } from '../fixtures/change-price.ts';
import { setStoreActive } from '../fixtures/change-store.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/order-test.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

const PLACE = '**/api/v1/customer/order/place';

test('a price that rises between cart and checkout is shown, and placed only once it is accepted (CRT-20, CHK-10)', async ({
  page,
  problems,
  aBuyer,
  marketplace,
}) => {
  const { databaseUrl } = stackUnderTest();
  test.skip(databaseUrl === null, 'only in a stack of its own may a journey change what is stored');
  if (databaseUrl === null) return;
  const items = await marketplace.popularItems('pharmacy', 'harbour', 60);
  // Not the one whose price another journey changes.
  const item = simpleItem(items, { notOf: simpleItem(items).store_id });
  const { checkout } = await aBuyer({ type: 'pharmacy', items: [{ item }] });
  await changePrice(databaseUrl, item.id, 100);
  try {
    // The page knows nothing of it yet: the server refuses the old total.
    problems.expect(/Failed to load resource.*409/);
    await checkout.place.click();
    await expect(checkout.part('Your order').getByText(/^Price changed from/)).toBeVisible();
    await expect(checkout.notice.filter({ hasText: "Your order wasn't placed" })).toBeVisible();
    await checkout.part('Your order').getByRole('button', { name: 'Accept changes' }).click();
    await checkout.place.click();
    await checkout.orderId();
  } finally {
    await changePrice(databaseUrl, item.id, -100);
  }
  await expect(page).toHaveURL(/\/checkout\/placed/);
});

test('a store that closes between cart and checkout takes no order, and the page shows a message', async ({
  problems,
  aBuyer,
  marketplace,
}) => {
  const { databaseUrl } = stackUnderTest();
  test.skip(databaseUrl === null, 'only in a stack of its own may a journey change what is stored');
  if (databaseUrl === null) return;
  const items = await marketplace.popularItems('pharmacy', 'harbour', 100);
  // Not a store whose items other journeys put into their carts.
  const used = [
    simpleItem(items),
    simpleItem(items, { notOf: simpleItem(items).store_id }),
    items.find((each) => each.is_prescription_required === 1),
  ].map((each) => each?.store_id);
  const item = simpleItem(
    items.filter(({ store_id }) => !used.includes(store_id)),
    { plenty: 5 },
  );
  const { checkout } = await aBuyer({ type: 'pharmacy', items: [{ item }] });
  await setStoreActive(databaseUrl, item.store_id, false);
  try {
    problems.expect(/Failed to load resource.*403/);
    await checkout.place.click();
    await expect(
      checkout.part('When?').getByText('This store is not taking orders right now.'),
    ).toBeVisible();
  } finally {
    await setStoreActive(databaseUrl, item.store_id, true);
  }
});

test('two tabs order a cart once (CHK-2)', async ({
  context,
  problems,
  aBuyer,
  marketplace,
  runningOrders,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const first = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  const other = await context.newPage();
  await other.goto(first.path);
  const second = new CheckoutPage(other);
  await second.ready();
  await first.checkout.place.click();
  await first.checkout.orderId();
  problems.expect(/Failed to load resource.*40[0-9]/);
  // The other tab may have been notified by now.
  await second.place.click({ timeout: 2000 }).catch(() => {});
  await expect(other.getByText('Nothing to order yet')).toBeVisible();
  expect((await runningOrders(first.token ?? '')).orders).toHaveLength(1);
});

test('a connection lost at the moment of placing makes one order, which the customer sees (CHK-2)', async ({
  page,
  problems,
  aBuyer,
  marketplace,
  runningOrders,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const { checkout, token } = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  problems.expect(/Failed to load resource.*ERR_/);
  // The server places the order; the response is lost.
  await page.route(PLACE, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await checkout.place.click();
  await expect(page.getByRole('heading', { name: "We couldn't confirm your order" })).toBeVisible();
  await page.unroute(PLACE);
  await page.getByRole('button', { name: 'Check again' }).click();
  const id = await checkout.orderId();
  await expect(checkout.placed).toContainText(String(id));
  expect((await runningOrders(token ?? '')).orders.map((order) => order.id)).toEqual([id]);
});

test('a reload while the order is on its way makes one order, which the customer sees (CHK-2)', async ({
  page,
  problems,
  aBuyer,
  marketplace,
  runningOrders,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const { checkout, token } = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  problems.expect(/Failed to load resource.*ERR_/);
  const arrived = new Promise<void>((done) => {
    const hang = async (route: Route) => {
      await route.fetch();
      done();
    };
    void page.route(PLACE, hang, { times: 1 });
  });
  await checkout.place.click();
  await arrived;
  await page.reload();
  const id = await checkout.orderId();
  expect((await runningOrders(token ?? '')).orders.map((order) => order.id)).toEqual([id]);
});

test('signing in at the checkout keeps the guest’s cart, and the order is the customer’s (SES-12)', async ({
  page,
  aBuyer,
  marketplace,
  shell,
  runningOrders,
}) => {
  const account = await marketplace.signUp();
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const { checkout } = await aBuyer({ type: 'grocery', items: [{ item, quantity: 2 }] });
  await shell.signIn(account);
  await checkout.ready();
  await expect(checkout.quantity(item.name)).toContainText('2');
  await checkout.place.click();
  const id = await checkout.orderId();
  await expect(checkout.placed).toContainText(String(id));
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.token);
  expect((await runningOrders(token)).orders.map((order) => order.id)).toEqual([id]);
});
