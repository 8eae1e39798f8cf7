import type { GuestAnswer } from '@souk/contracts';
import { STORAGE_KEYS } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/customer-test.ts';
import { placeByCall } from '../fixtures/place-by-call.ts';

/** The contact of orders that are placed by calls of the API. */
const CONTACT = '+971501234567';

test('a guest follows an order on another device by its number and phone, also over a reload (ORD-13 to ORD-15, HDR-3)', async ({
  page,
  request,
  marketplace,
  aCustomerIn,
  problems,
}) => {
  problems.expect(/Failed to load resource.*404/);
  const { guest_id } = (await (
    await request.post('/api/v1/auth/guest/request', { data: {} })
  ).json()) as GuestAnswer;
  const { id, storeName } = await placeByCall(request, marketplace, { guest_id });
  const shell = await aCustomerIn('food');
  await shell.header.getByRole('link', { name: 'Track order' }).click();
  await shell.main.getByRole('heading', { level: 1, name: 'Track order' }).waitFor();
  const submit = shell.main.getByRole('button', { name: 'Track order' });
  const contact = shell.main.getByLabel('Phone number or email');
  await submit.click();
  await expect(shell.main.getByText('Need a order id')).toBeVisible();
  await expect(shell.main.getByText('Need a contact number')).toBeVisible();

  await shell.main.getByLabel('Order number').fill(String(id));
  await contact.fill('+971501234568');
  await submit.click();
  await expect(shell.main.getByText('Order not found')).toBeVisible();
  await expectAccessible(page);

  await contact.fill(CONTACT);
  await submit.click();
  const order = shell.main.getByRole('article', { name: `Order ${id}` });
  await expect(order.getByRole('heading', { name: storeName })).toBeVisible();
  await expect(order.getByText('Ready around')).toBeVisible();
  await expect(order.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveCount(3);
  expect(new URL(page.url()).search, 'no number in the address').toBe(`?order_id=${id}`);
  await page.reload();
  await expect(order.getByRole('heading', { name: storeName })).toBeVisible();
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest follows what they just placed, without typing a number (AMB-5, CHK-12)', async ({
    page,
    context,
    request,
    marketplace,
    shell,
  }) => {
    const { guest_id } = (await (
      await request.post('/api/v1/auth/guest/request', { data: {} })
    ).json()) as GuestAnswer;
    const { id } = await placeByCall(request, marketplace, { guest_id }, 'cash_on_delivery', {
      order_type: 'delivery',
    });
    await context.addInitScript((stored) => Object.assign(localStorage, stored), {
      [STORAGE_KEYS.guestId]: guest_id,
      [STORAGE_KEYS.language]: 'ar',
      [STORAGE_KEYS.settings]: JSON.stringify({ direction: 'rtl', theme: 'light' }),
    });
    await page.goto(`/track-order?order_id=${id}`);
    const order = shell.main.getByRole('article', { name: `الطلب ${id}` });
    await expect(order).toContainText('الوصول المتوقع');
    await expect(order.getByRole('application', { name: 'خريطة طلبك' })).toBeVisible();
    await expect(order.getByRole('region', { name: 'سير الطلب' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
  });
});
