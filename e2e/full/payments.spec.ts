import type { Page } from '@playwright/test';
import { createPool } from '@souk/database';
import { setStock } from '../fixtures/change-stock.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { type Buyer, expect, test } from '../fixtures/order-test.ts';
import { stackUnderTest } from '../fixtures/stack-under-test.ts';

const FAIL = 'Are you agree with this order fail?';
const CASH = /^Cash on delivery/;

/** Chooses the provider's page; answers with the order's number, as it stands there, and its page. */
async function payOnline({ checkout }: Buyer): Promise<{ id: number; path: string }> {
  await checkout.option(/^Pay online/).check({ force: true });
  await checkout.place.click();
  await checkout.page.waitForURL(/\/pay\//);
  const id = Number((await checkout.page.getByText(/^#\d+$/).textContent())?.slice(1));
  return { id, path: `/checkout/placed?order_id=${id}` };
}

async function chooseOutcome(page: Page, name: string): Promise<void> {
  await page.getByText('Other outcomes').click();
  await page.getByRole('button', { name }).click();
}

test('an expired payment can be made again (PAY-1, PAY-6)', async ({ page, aBuyer, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const buyer = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  await payOnline(buyer);
  await chooseOutcome(page, 'Let the payment expire');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await buyer.checkout.orderId();
  await page.getByRole('dialog', { name: FAIL }).getByRole('button', { name: 'Pay again' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: /^Pay \D*\d/ }).click();
  await buyer.checkout.orderId();
  await expect(buyer.checkout.placed).toContainText('Pay online · Paid');
});

test('a customer who paid and did not return finds the order paid (CHK-12, PAY-6)', async ({
  page,
  aBuyer,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const buyer = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  const { path } = await payOnline(buyer);
  await chooseOutcome(page, 'Pay without returning to the shop');
  await expect(page.getByText('Payment complete.')).toBeVisible();
  await page.goto(path);
  await expect(buyer.checkout.placed).toContainText('Pay online · Paid');
});

test('a payment after a switch to cash is refunded, and the order stays in cash (PAY-3, PAY-5)', async ({
  page,
  context,
  shell,
  aBuyer,
  marketplace,
  orderOf,
}) => {
  const { databaseUrl } = stackUnderTest();
  test.skip(databaseUrl === null, 'what was given back stands in the database of a stack of its own');
  if (databaseUrl === null) return;
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const buyer = await aBuyer({ type: 'grocery', items: [{ item }], visitor: 'customer' });
  const { id, path } = await payOnline(buyer);
  const provider = page.url();
  await page.goto(`${path}&flag=cancel`);
  await page
    .getByRole('dialog', { name: FAIL })
    .getByRole('button', { name: 'Switch to Cash On Delivery' })
    .click();
  await shell.seesRemote('grocery');

  const late = await context.newPage();
  await late.goto(provider);
  await late.getByRole('button', { name: /^Pay \D*\d/ }).click();
  await late.waitForURL(/\/checkout\/placed/);
  await expect(late.getByRole('article', { name: 'Order placed successfully' })).toContainText(
    'Cash on delivery · Not paid yet',
  );
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    const status = async () =>
      (
        await pool.query<{ status: string }>('select status from marketplace.payments where order_id = $1', [
          id,
        ])
      ).rows;
    await expect.poll(status).toEqual([{ status: 'refunded' }]);
  } finally {
    await pool.end();
  }
  expect(await orderOf({ token: buyer.token ?? '' }, id)).toMatchObject({
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    order_status: 'pending',
  });
});

test('where riders take no cash it cannot be chosen, and the page gives the reason (CHK-9)', async ({
  aBuyer,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'eastBank', 60));
  const { checkout } = await aBuyer({ type: 'grocery', items: [{ item }], place: 'eastBank' });
  await expect(checkout.option(CASH)).toBeDisabled();
  await expect(checkout.option(CASH)).toHaveAccessibleName(/Cash on delivery is not available in this area/);
  await expect(checkout.option(/^Pay online/)).toBeChecked();
});

test('a line that sells out between cart and checkout is shown, and the rest is ordered (CRT-20, CHK-10)', async ({
  problems,
  aBuyer,
  marketplace,
  orderOf,
}) => {
  const { databaseUrl } = stackUnderTest();
  test.skip(databaseUrl === null, 'only in a stack of its own may a journey change what is stored');
  if (databaseUrl === null) return;
  // From the end of the list: the other journeys buy what is at its beginning.
  const items = (await marketplace.popularItems('grocery', 'harbour', 100)).reverse();
  const gone = simpleItem(items, { plenty: 5 });
  const rest = simpleItem(
    items.filter(({ id, store_id }) => id !== gone.id && store_id === gone.store_id),
    { plenty: 5 },
  );
  const { checkout, token } = await aBuyer({
    type: 'grocery',
    items: [{ item: gone }, { item: rest }],
    visitor: 'customer',
  });
  const before = await setStock(databaseUrl, gone.id, 0);
  try {
    // The page knows nothing of it yet: the server refuses.
    problems.expect(/Failed to load resource.*403/);
    await checkout.place.click();
    await expect(checkout.notice.filter({ hasText: "Your order wasn't placed" })).toBeVisible();
    await expect(checkout.part('Your order').getByText('Out of Stock')).toBeVisible();
    await checkout
      .part('Your order')
      .getByRole('button', { name: `Remove ${gone.name} from the order` })
      .click();
    await expect(checkout.part('Your order').getByText(gone.name)).toBeHidden();
    const accept = checkout.part('Your order').getByRole('button', { name: 'Accept changes' });
    if (await accept.isVisible()) await accept.click();
    await checkout.ready();
    await checkout.place.click();
    const order = await orderOf({ token: token ?? '' }, await checkout.orderId());
    expect(order?.lines.map(({ item_id }) => item_id)).toEqual([rest.id]);
  } finally {
    await setStock(databaseUrl, gone.id, before);
  }
});
