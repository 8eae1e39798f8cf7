import { expectAccessible } from '../fixtures/accessibility.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { type Buyer, expect, test } from '../fixtures/order-test.ts';

const FAIL = 'Are you agree with this order fail?';

/** Chooses the provider's page, and waits for it. */
async function payOnline({ checkout }: Buyer): Promise<void> {
  await checkout.option(/^Pay online/).check({ force: true });
  await checkout.place.click();
  await checkout.page.waitForURL(/\/pay\//);
}

test('a payment that is made brings the customer back to an order that is paid (CHK-12, CHK-14)', async ({
  page,
  aBuyer,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const buyer = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  await payOnline(buyer);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await buyer.checkout.orderId();
  await expect(buyer.checkout.placed).toContainText('Pay online · Paid');
});

test('a payment that is declined can be switched to cash; the cart is empty, and home follows (PAY-1 to PAY-5)', async ({
  page,
  shell,
  aBuyer,
  marketplace,
  runningOrders,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const buyer = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  await payOnline(buyer);
  await page.getByText('Other outcomes').click();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  const id = await buyer.checkout.orderId();
  const headings = page.getByRole('heading', { level: 1, includeHidden: true });
  // A list is compared again until it fits: while the page loads, the hidden card of a failure has a heading too.
  await expect(headings).toHaveText(['Order Place Failed']);
  const dialog = page.getByRole('dialog', { name: FAIL });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Switch to Cash On Delivery' }).click();
  await shell.seesRemote('grocery');
  const { orders } = await runningOrders(buyer.token ?? '');
  expect(orders.map(({ id: number, payment_method }) => [number, payment_method])).toEqual([
    [id, 'cash_on_delivery'],
  ]);
});

test('an abandoned payment is tried again, then cancelled, and the items are ordered again (PAY-4, PAY-6, AMB-16)', async ({
  page,
  shell,
  aBuyer,
  marketplace,
  runningOrders,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const buyer = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  await payOnline(buyer);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await buyer.checkout.orderId();
  await page.getByRole('dialog', { name: FAIL }).getByRole('button', { name: 'Pay again' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await buyer.checkout.orderId();
  await page.getByRole('dialog', { name: FAIL }).getByRole('button', { name: 'Cancel Order' }).click();
  await shell.seesRemote('grocery');
  expect((await runningOrders(buyer.token ?? '')).orders).toEqual([]);
  await shell.notifications.getByRole('button', { name: 'Order again' }).click();
  // The cart opens by itself, filled with what was ordered.
  await expect(shell.cart.line(item.name)).toBeVisible();
});
