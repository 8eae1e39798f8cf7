import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/customer-test.ts';

test('a customer finds an order among their own, follows it, and cancels it with a reason (ORD-1, ORD-16, ORD-18)', async ({
  page,
  shell,
  anOrder,
  signedIn,
}) => {
  const { id, storeName } = await anOrder();
  await page.goto('/my-orders');
  await shell.main.getByRole('link', { name: `Order ${id}` }).click();
  const order = shell.main.getByRole('article', { name: `Order ${id}` });
  await expect(order.getByRole('heading', { name: storeName })).toBeVisible();
  await expect(order.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);

  await order.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  const reason = dialog.getByRole('radio').first();
  await reason.waitFor();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Please select a reason')).toBeVisible();
  const wanted = await reason.inputValue();
  await reason.check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(order.getByRole('status')).toHaveText('Canceled');

  const answer = await page.request.get(`/api/v1/customer/order/details?order_id=${id}`, {
    headers: signedIn.headers,
  });
  expect(await answer.json()).toMatchObject({
    order_status: 'canceled',
    cancellation_reason: wanted,
  });

  await shell.main.getByRole('link', { name: 'All orders' }).click();
  await shell.main.getByRole('tab', { name: 'Past orders' }).click();
  await expect(shell.main.getByRole('link', { name: `Order ${id}` })).toContainText('Canceled');
});
