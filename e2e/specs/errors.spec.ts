import { expect, test } from '../fixtures/test.ts';
import { withoutServerRendering } from '../fixtures/without-server-rendering.ts';

// What the browser itself says of a call that failed.
const NOISE = /Failed to load resource/;
const SECTION = 'Most popular items';

test('a section whose call fails is left out, and the rest of the home is shown (HOM-21)', async ({
  page,
  aCustomerIn,
  problems,
}) => {
  problems.expect(NOISE);
  await page.route('**/api/v1/items/popular**', (route) =>
    route.fulfill({ status: 500, json: { message: 'The shop has a problem' } }),
  );
  await withoutServerRendering(page);
  const shell = await aCustomerIn('grocery');
  await expect(shell.toast('The shop has a problem')).toHaveCount(1);
  await expect(shell.main.getByRole('heading', { name: SECTION })).toHaveCount(0);
  await expect(shell.main.getByRole('heading', { name: 'Walk the aisles' })).toBeVisible();
});

test('a page is still shown while the marketplace is down, with one message (API-5, API-8)', async ({
  page,
  aCustomerIn,
  problems,
}) => {
  problems.expect(NOISE);
  const shell = await aCustomerIn('grocery');
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await withoutServerRendering(page);
  await page.reload();
  await shell.seesRemote('grocery');
  await expect(shell.header).toBeVisible();
  await expect(shell.toast('Something went wrong on our side. Please try again.')).toBeVisible();
  await expect(shell.toasts).toHaveCount(1);
  await expect(shell.main.getByRole('heading', { name: SECTION })).toHaveCount(0);
});

test('a page without a connection shows one message, whose retry loads what is missing (API-8, API-14)', async ({
  page,
  aCustomerIn,
  problems,
}) => {
  problems.expect(NOISE);
  const shell = await aCustomerIn('grocery');
  await expect(shell.main.getByRole('heading', { name: SECTION })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await shell.switchTo('Pharmacy');
  await shell.seesRemote('pharmacy');
  const news = shell.toast('No connection. Check your network and try again.');
  await expect(news).toBeVisible();
  await expect(shell.toasts).toHaveCount(1);

  await shell.switchTo('Grocery');
  await expect(shell.main.getByRole('heading', { name: SECTION }), 'what was read stays').toBeVisible();

  await shell.switchTo('Pharmacy');
  await page.unroute('**/api/**');
  await shell.notifications.getByRole('button', { name: 'Try again' }).click();
  await expect(shell.main.getByRole('heading', { name: 'Basic medicine nearby' })).toBeVisible();
});

test('a refused change shows the server’s message (API-6, API-7)', async ({
  page,
  aCustomerIn,
  marketplace,
  problems,
}) => {
  problems.expect(NOISE);
  const [item] = await marketplace.popularItems('grocery', 'harbour');
  if (!item) throw new Error('grocery has no popular item');
  const shell = await aCustomerIn('grocery');
  await page.route('**/api/v1/customer/cart/add', (route) =>
    route.fulfill({ status: 403, json: { errors: [{ code: 'closed', message: 'The shop just closed' }] } }),
  );
  await shell.addToCart(item.name);
  await expect(shell.toast('The shop just closed')).toBeVisible();
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
});
