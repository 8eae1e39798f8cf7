import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import type { Item } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/order-test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

test('a guest orders food, and sees the number and phone to note, in Arabic (CRT-5, CRT-6, CHK-7, CHK-10, CHK-12)', async ({
  page,
  aCustomerIn,
  marketplace,
  speak,
}) => {
  await speak('ar');
  const item = simpleItem(await marketplace.popularItems('food', 'harbour', 30, 'ar'), { plenty: 1 });
  await aCustomerIn('food');
  const checkout = new CheckoutPage(page, 'ar');
  await checkout.reach(item.name, 'guest');
  await expectAccessible(page);
  await checkout.place.click();
  await expect(checkout.contactName).toBeFocused();
  await checkout.fillContact('Mona Haddad', '0501234567');
  await checkout.place.click();
  const id = await checkout.orderId();
  await expect(checkout.guestDialog.getByText(checkout.words.remember)).toBeVisible();
  await expect(checkout.guestDialog.getByText(String(id), { exact: true })).toBeVisible();
  await expect(checkout.guestDialog.getByText('+971501234567')).toBeVisible();
  await expectAccessible(page);
});

test('a guest orders groceries, and chooses what to do about unavailable items (CHK-10)', async ({
  aBuyer,
  marketplace,
  page,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const { checkout } = await aBuyer({ type: 'grocery', items: [{ item }] });
  await checkout.option('Replace it with something similar').check({ force: true });
  const sent = page.waitForRequest((request) => request.url().endsWith('/order/place'));
  await checkout.place.click();
  expect((await sent).postDataJSON()).toMatchObject({
    unavailable_item_note: 'Replace it with something similar',
  });
  await checkout.orderId();
  await expect(checkout.guestDialog).toBeVisible();
});

test('a medicine is ordered with a picture of its prescription, and not without (RX-3, RX-4, CHK-5)', async ({
  aBuyer,
  marketplace,
  page,
}) => {
  const items = await marketplace.popularItems('pharmacy', 'harbour', 100);
  const item = items.find((each) => each.is_prescription_required === 1 && (each.stock ?? 0) > 0);
  if (!item) throw new Error('no popular medicine needs a prescription');
  const { checkout } = await aBuyer({ type: 'pharmacy', items: [{ item }] });
  await checkout.place.click();
  await expect(
    checkout.part('Prescription').getByText('Please upload your prescription image'),
  ).toBeVisible();
  await checkout.attachPrescription();
  await expectAccessible(page);
  await checkout.place.click();
  await checkout.orderId();
  await expect(checkout.guestDialog).toBeVisible();
});

test('a customer orders things of the shop, and the cart is empty afterwards (CHK-10, CHK-14)', async ({
  page,
  aCustomerIn,
  becomeCustomer,
  marketplace,
  runningOrders,
}) => {
  const token = await becomeCustomer();
  const item = simpleItem(await marketplace.popularItems('ecommerce', 'harbour'), { plenty: 5 });
  const shell = await aCustomerIn('ecommerce');
  const checkout = new CheckoutPage(page);
  await checkout.reach(item.name, 'customer');
  const quantity = checkout.quantity(item.name);
  await quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toContainText('2');
  await checkout.ready();
  const { total, sum } = await checkout.bill();
  expect(total).toBe(sum);
  await checkout.place.click();
  const id = await checkout.orderId();
  await expect(checkout.placed).toContainText(String(id));
  await expect(shell.header.locator('[data-figure]')).toHaveCount(0);
  expect((await runningOrders(token)).orders.map((order) => order.id)).toEqual([id]);
});

test('a take-away needs no address, and has neither a delivery fee nor a tip (CHK-6)', async ({
  aBuyer,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('food', 'harbour', 30), { plenty: 1 });
  const { checkout } = await aBuyer({ type: 'food', items: [{ item }] });
  await expect(checkout.part('Summary')).toContainText('Delivery fee');
  await checkout.option(/^Pickup/).check({ force: true });
  await expect(checkout.part('Summary')).not.toContainText('Delivery fee');
  await expect(checkout.part('Tip for the rider')).toBeHidden();
  await checkout.ready();
  await checkout.place.click();
  await checkout.orderId();
  await expect(checkout.guestDialog).toBeVisible();
});

test('a coupon below its minimum shows a message, and the order goes through without it (CHK-4)', async ({
  aBuyer,
  marketplace,
}) => {
  const item = simpleItem(
    (await marketplace.popularItems('grocery', 'harbour', 60)).filter(({ price }) => price < 50),
  );
  const { checkout } = await aBuyer({ type: 'grocery', items: [{ item }] });
  await checkout.part('Coupon').getByRole('button', { name: 'See coupons' }).click();
  await checkout.page.getByRole('button', { name: 'Use coupon BASKET10' }).click();
  await expect(
    checkout.part('Coupon').getByText(/^To apply this coupon, total item amount should be minimum/),
  ).toBeVisible();
  await checkout.ready();
  await checkout.place.click();
  await checkout.orderId();
});

test(
  'cash on delivery is not offered above its maximum, and the page gives the reason (CHK-3)',
  ONLY_IN_FULL,
  async ({ aBuyer, marketplace }) => {
    const item = simpleItem(
      (await marketplace.popularItems('grocery', 'harbour', 60)).filter(({ price }) => price > 15),
    );
    const { checkout } = await aBuyer({ type: 'grocery', items: [{ item, quantity: 50 }] });
    await expect(checkout.option(/^Cash on delivery/)).toBeDisabled();
    await expect(
      checkout
        .part('Payment')
        .getByText('The total amount of the order, exceeds maximum amount of the cash on delivery method'),
    ).toBeVisible();
  },
);

test('Buy Now skips the cart (POP-8, CHK-1)', ONLY_IN_FULL, async ({ page, aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('food', 'harbour', 30), { plenty: 1 });
  const shell = await aCustomerIn('food');
  const product = await shell.openItem(item.name);
  await product.dialog.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await page.waitForURL(/page=buy_now/);
  const checkout = new CheckoutPage(page);
  await checkout.ready();
  // What was started stays with the tab.
  await page.reload();
  await checkout.ready();
  await expect(checkout.part('Your order')).toContainText(item.name);
  await checkout.fillContact('Mona Haddad', '0501234567');
  await checkout.place.click();
  await checkout.orderId();
  await expect(checkout.guestDialog).toBeVisible();
});

test(
  'a customer orders a campaign’s item at the campaign’s price (POP-9, CHK-1)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, becomeCustomer, marketplace, orderOf }) => {
    const token = await becomeCustomer();
    const listed = page.waitForResponse((response) => response.url().includes('/campaigns/item'));
    const shell = await aCustomerIn('food');
    const heading = page.getByRole('heading', { name: 'Just For You' });
    await heading.scrollIntoViewIfNeeded();
    const items = (await (await listed).json()) as Item[];
    const item = simpleItem(await marketplace.ofOpenStores(items, 'food', 'harbour'), { plenty: 10 });
    const pieces = await marketplace.piecesToOrder(item, 'food', 'harbour');
    const section = shell.main.locator('section').filter({ has: heading });
    const card = section.getByRole('article', { name: item.name, exact: true }).first();
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('heading').getByRole('link').click();
    const { dialog, quantity } = shell.product(item.name);
    const more = quantity.getByRole('button', { name: 'Increase quantity' });
    for (let piece = 1; piece < pieces; piece++) await more.click();
    await dialog.getByRole('button', { name: 'Order Now' }).click();
    await page.waitForURL(/page=campaign/);
    const checkout = new CheckoutPage(page);
    await checkout.ready();
    await checkout.place.click();
    const order = await orderOf({ token }, await checkout.orderId());
    expect(order?.lines).toMatchObject([
      { name: item.name, item_type: 'ItemCampaign', quantity: pieces, price: item.price },
    ]);
  },
);
