import { expectAccessible } from '../fixtures/accessibility.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { ONLY_IN_FULL, onlyInFullUnless } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce'];
/** The popup is at most this wide (POP-1). */
const WIDEST = 459;

for (const type of MODULES)
  test(
    `${type}: pressing an item opens it, and the dialog puts it into the cart (POP-1, POP-2, POP-4, POP-5)`,
    onlyInFullUnless(type === 'food'),
    async ({ page, aCustomerIn, marketplace }) => {
      const item = simpleItem(await marketplace.popularItems(type, 'harbour'), { plenty: 2 });
      const shell = await aCustomerIn(type);
      const product = await shell.openItem(item.name);
      await expect(product.dialog.getByRole('img', { name: item.name })).toBeVisible();
      await expect(product.dialog.getByText(item.store_name)).toBeVisible();
      await expect(product.dialog.getByText('Total amount')).toBeVisible();
      await expect(product.quantity).toContainText('01');
      expect((await product.dialog.boundingBox())?.width).toBeLessThanOrEqual(WIDEST);
      await expectAccessible(page);

      await product.quantity.getByRole('button', { name: 'Increase quantity' }).click();
      await product.add.click();
      await expect(shell.toast('Item added to cart')).toBeVisible();
      await expect(product.dialog).toBeHidden();
      await shell.cart.open();
      await expect(shell.cart.quantity(item.name)).toContainText('2');
    },
  );

test('an item that is in the cart opens with its quantity, and is changed (POP-4, POP-5, CRT-21, CRT-23)', async ({
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  const product = await shell.openItem(item.name);
  await product.update.click();
  await expect(shell.toast('No changes found to update.')).toBeVisible();
  await product.quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await product.update.click();
  await expect(shell.toast('Item updated successfully')).toBeVisible();
  await expect(product.dialog).toBeHidden();
  await shell.cart.open();
  await expect(shell.cart.quantity(item.name)).toContainText('2');
});

test('Buy Now asks a guest, and leads to the checkout with the dish alone, over a reload (POP-8, CRT-5, CRT-6)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'), { plenty: 2 });
  const shell = await aCustomerIn('grocery');
  const product = await shell.openItem(item.name);
  await product.buyNow.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  await expect(shell.main.getByText(item.name).first()).toBeVisible();
  await page.reload();
  await expect(shell.main.getByText(item.name).first()).toBeVisible();
  await expect(shell.header.getByRole('link', { name: 'Back to the shop' })).toBeVisible();
});

test(
  'a guest who orders of a campaign is told to sign in, and comes back to the order (POP-7, POP-9)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const account = await marketplace.signUp();
    const shell = await aCustomerIn('food');
    await shell.main.getByRole('heading', { name: 'Just For You' }).scrollIntoViewIfNeeded();
    const card = shell.main.getByRole('link', { name: /^Order .+ now$/ }).first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Order Now' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /cart|Buy Now/i })).toHaveCount(0);
    for (const group of await dialog.locator('fieldset').filter({ hasText: 'Required' }).all())
      await group.locator('input').first().check();
    await dialog.getByRole('button', { name: 'Order Now' }).click();
    await expect(shell.toast('You are not logged in')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/sign-in\?return=/);
    await shell.fillSignIn(account);
    await expect(page).toHaveURL(/\/checkout\?page=campaign/);
  },
);

test(
  'a note for an item goes from its dialog into the cart and to the checkout, and is changed (CRT-16, CRT-23)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    const item = simpleItem(await marketplace.popularItems('food', 'harbour'), { plenty: 2 });
    const shell = await aCustomerIn('food');
    const product = await shell.openItem(item.name);
    await product.dialog.getByRole('button', { name: 'Add a note' }).click();
    await expect(product.note).toBeFocused();
    await product.note.fill('No onions');
    await expectAccessible(page);
    await product.add.click();
    await expect(product.dialog).toBeHidden();

    await shell.cart.open();
    await expect(shell.cart.line(item.name)).toContainText('No onions');
    await shell.cart.drawer.getByRole('button', { name: `Change ${item.name}` }).click();
    await expect(product.note).toHaveValue('No onions');
    await product.note.fill('Extra hot');
    await product.update.click();
    await expect(product.dialog).toBeHidden();
    await expect(shell.cart.line(item.name)).toContainText('Extra hot');

    await shell.cart.drawer.getByRole('button', { name: 'Proceed to checkout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guest', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(shell.main.getByText('Extra hot')).toBeVisible();
  },
);

test('medicines take no note', ONLY_IN_FULL, async ({ aCustomerIn, marketplace }) => {
  const item = simpleItem(await marketplace.popularItems('pharmacy', 'harbour'), { plenty: 2 });
  const product = await (await aCustomerIn('pharmacy')).openItem(item.name);
  await expect(product.dialog.getByText('Total amount')).toBeVisible();
  await expect(product.dialog.getByRole('button', { name: 'Add a note' })).toHaveCount(0);
});

test('the dialog offers what goes with an item, added in one tap, and moves nothing above it (POP-26, CRT-8)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'), { plenty: 2 });
  const answer = await holdRequests(page, '**/items/related-store-items/**');
  const shell = await aCustomerIn('grocery');
  const product = await shell.openItem(item.name);
  await product.dialog.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  // It is loaded once it is near.
  await product.goesWith.scrollIntoViewIfNeeded();
  const heading = product.dialog.getByText(item.name, { exact: true }).last();
  const before = await heading.boundingBox();
  answer();
  const add = product.goesWith.getByRole('button', { name: /^Add .+ to cart$/ }).first();
  await add.waitFor();
  expect(await heading.boundingBox()).toEqual(before);
  await add.click();
  await expect(shell.toast('Item added to cart')).toBeVisible();
  await expect(product.dialog).toBeVisible();
  await expect(product.goesWith.getByRole('group', { name: /^Quantity of/ })).toBeVisible();
});
