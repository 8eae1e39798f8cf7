import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/customer-test.ts';
import { PLACES } from '../fixtures/marketplace.ts';
import { placeByCall } from '../fixtures/place-by-call.ts';

const { harbour } = PLACES;
const TRACK = '/api/v1/customer/order/track';

test('a customer sees the delivery person move, and the order arrive by pushes (ORD-8, ORD-10 to ORD-12, ORD-17)', async ({
  page,
  shell,
  request,
  marketplace,
  signedIn,
  operator,
}) => {
  const { id } = await placeByCall(request, marketplace, signedIn, 'cash_on_delivery', {
    order_type: 'delivery',
  });
  await operator.move(id, 'confirmed', 'processing', 'handover', 'picked_up');
  const start = { lat: harbour.lat - 0.004, lng: harbour.lng };
  await operator.moveRider(id, start);
  const stream = page.waitForResponse((response) => response.url().includes('/push/events'));
  await page.goto(`/profile?page=my-orders&orderId=${id}`);
  await shell.main.getByRole('link', { name: 'Track Order' }).click();
  const drawer = page.getByRole('dialog', { name: 'Track order' });
  const order = drawer.getByRole('article', { name: `Order ${id}` });
  await expect(order.getByRole('status').first()).toHaveText('On the Way');
  const map = order.getByRole('application', { name: 'Map of your order' });
  const marker = (name: string | RegExp) => map.getByRole('img', { name }).locator('svg');
  const [rider, door] = [marker(/, rider/), marker('Delivery address')];
  await expect(rider).toBeVisible();
  await expect(door).toBeVisible();
  await expect(order.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+/);
  await expectAccessible(page);
  expect((await drawer.boundingBox())?.width).toBe(420);

  // The map follows them: all stay in sight, and they come nearer to the door.
  const gap = async () => {
    const [from, to] = await Promise.all([rider.boundingBox(), door.boundingBox()]);
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Infinity;
  };
  const before = await gap();
  const asked = page.waitForResponse((response) => response.url().includes(TRACK));
  await operator.moveRider(id, { lat: harbour.lat - 0.001, lng: harbour.lng });
  await asked;
  await expect.poll(gap, { message: 'nearer to the door' }).toBeLessThan(before);

  await stream;
  await operator.move(id, 'delivered');
  await expect(order.getByRole('status').first()).toHaveText('Delivered');
  await expect(map).toHaveCount(0);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(shell.main.getByRole('article', { name: `Order ${id}` })).toBeVisible();
});
