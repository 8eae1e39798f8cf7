import { expectAccessible } from '../fixtures/accessibility.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';

test('an empty cart says so and leads on (CRT-2)', async ({ page, aCustomerIn }) => {
  const shell = await aCustomerIn('grocery');
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page);
  await shell.cart.drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(shell.cart.drawer).toBeHidden();
});

test('what is added is in the cart, and still there after a reload (CRT-8, CRT-21)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await shell.cart.open();
  await expect(shell.cart.line(item.name)).toBeVisible();
});

test('fifty fast taps make few calls and the right final quantity (CRT-7)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.cart.open();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/cart/update')) calls += 1;
  });
  const settled = page.waitForResponse(
    (response) =>
      response.url().includes('/cart/update') && response.request().postDataJSON()?.quantity === 51,
  );
  const more = shell.cart.quantity(item.name).getByRole('button', { name: 'Increase quantity' });
  // Faster than any finger: a tap in every turn of the page.
  await more.evaluate(async (button: HTMLElement) => {
    for (let tap = 0; tap < 50; tap += 1) {
      button.click();
      await new Promise((next) => setTimeout(next));
    }
  });
  await expect(shell.cart.quantity(item.name)).toContainText('51');
  await settled;
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(10);
  await page.reload();
  await shell.cart.open();
  await expect(shell.cart.quantity(item.name)).toContainText('51');
});

test('the minus at one takes the line away (CRT-7)', async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await shell.cart.open();
  await shell.cart
    .quantity(item.name)
    .getByRole('button', { name: /Remove|Decrease quantity/ })
    .click();
  await expect(shell.toast('Removed from cart.')).toBeVisible();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
});

test('an item of another store asks first, and yes makes it the only one (CRT-9)', async ({
  aCustomerIn,
  marketplace,
}) => {
  const items = await marketplace.popularItems('grocery', 'harbour');
  const first = simpleItem(items);
  const second = simpleItem(items, { store_id: first.store_id });
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(first.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await shell.addToCart(second.name);
  const question = shell.page.getByRole('dialog').filter({
    hasText:
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(
    shell.toast('Your cart has been cleared successfully. And selected item added to the cart.'),
  ).toBeVisible();
  await shell.cart.open();
  await expect(shell.cart.line(second.name)).toBeVisible();
  await expect(shell.cart.line(first.name)).toHaveCount(0);
});

test('the focus stays in the drawer, and Escape brings it back to the button', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('grocery');
  await shell.cart.open();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await shell.cart.drawer.evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(shell.cart.drawer).toBeHidden();
  await expect(shell.cart.button).toBeFocused();
});
