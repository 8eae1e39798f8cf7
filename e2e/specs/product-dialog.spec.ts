import { expectAccessible } from '../fixtures/accessibility.ts';
import { keepsFocusInside } from '../fixtures/focus.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce'];
/** The popup is at most this wide (POP-1). */
const WIDEST = 459;

for (const type of MODULES) {
  test(`${type}: pressing an item opens it, and the dialog puts it into the cart (POP-1, POP-2, POP-4, POP-5)`, async ({
    page,
    aCustomerIn,
    marketplace,
  }) => {
    const item = simpleItem(await marketplace.popularItems(type, 'harbour'), { plenty: 2 });
    const shell = await aCustomerIn(type);
    const product = await shell.openItem(item.name);
    await expect(product.dialog.getByRole('img', { name: item.name })).toBeVisible();
    await expect(product.dialog.getByText(item.store_name)).toBeVisible();
    await expect(product.dialog.getByText('Total Amount')).toBeVisible();
    await expect(product.quantity).toContainText('01');
    expect((await product.dialog.boundingBox())?.width).toBeLessThanOrEqual(WIDEST);
    await expectAccessible(page);

    await product.quantity.getByRole('button', { name: 'Increase quantity' }).click();
    await product.add.click();
    await expect(shell.toast('Item added to cart')).toBeVisible();
    await expect(product.dialog).toBeHidden();
    await shell.cart.open();
    await expect(shell.cart.quantity(item.name)).toContainText('2');
  });

  test(`${type}: the keyboard alone opens an item, stays in its dialog, and is back at the card after Escape (POP-1)`, async ({
    page,
    aCustomerIn,
    marketplace,
  }) => {
    const item = simpleItem(await marketplace.popularItems(type, 'harbour'), { plenty: 2 });
    const shell = await aCustomerIn(type);
    const card = shell.itemButton(item.name);
    await card.focus();
    await page.keyboard.press('Enter');
    const product = shell.product(item.name);
    await expect(product.dialog).toBeVisible();
    await expect(product.add).toBeVisible();
    await keepsFocusInside(page, product.dialog);
    await page.keyboard.press('Escape');
    await expect(product.dialog).toBeHidden();
    await expect(card).toBeFocused();
  });
}

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

test('a dish with choices opens instead of being added, and shows its groups with their prices (CRT-10, POP-21)', async ({
  aCustomerIn,
  marketplace,
}) => {
  const items = await marketplace.popularItems('food', 'harbour');
  const dish = items.find(({ food_variations }) => food_variations.length > 0);
  if (!dish) throw new Error('no popular dish comes with choices');
  const shell = await aCustomerIn('food');
  const card = shell.card(dish.name);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Choose options' }).click();
  const { dialog } = shell.product(dish.name);
  for (const { name, values } of dish.food_variations) {
    const group = dialog.getByRole('region', { name });
    for (const { label } of values) await expect(group.getByText(label, { exact: true })).toBeVisible();
  }
});
