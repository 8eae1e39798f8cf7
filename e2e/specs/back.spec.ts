import { simpleItem } from '../fixtures/marketplace.ts';
import { press, scrollDown, scrolled } from '../fixtures/scrolling.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer who returns to a home finds its scroll position, after another module, an item’s page and a reload (POP-24)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('ecommerce');
  const position = await scrollDown(page, 1600);

  const { module_name: food } = await marketplace.module('food');
  await press(shell.modules.getByRole('button', { name: food }));
  await shell.seesRemote('food');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await shell.seesRemote('ecommerce');
  await expect.poll(() => scrolled(page)).toBe(position);

  // A card whose item has a page is a link to it.
  await press(shell.main.locator('article a[href^="/product/"]:not([aria-haspopup])').first());
  await shell.seesRemote('browse');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await shell.seesRemote('ecommerce');
  await expect.poll(() => scrolled(page)).toBe(position);

  await page.reload();
  await shell.seesRemote('ecommerce');
  await expect.poll(() => scrolled(page)).toBe(position);
});

test('Back closes what is open, one at a time, and leaves the page under it as it is', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const item = simpleItem(await marketplace.popularItems('grocery', 'harbour'));
  const shell = await aCustomerIn('food');
  await shell.switchTo((await marketplace.module('grocery')).module_name);
  await shell.seesRemote('grocery');
  await shell.addToCart(item.name);
  await expect(shell.toast('Item added to cart')).toBeVisible();
  const address = page.url();
  const position = await scrolled(page);
  await shell.release('grocery').evaluate((element) => (element.dataset.sameAsBefore = 'yes'));

  const staysThere = async () => {
    expect(page.url()).toBe(address);
    expect(await scrolled(page)).toBe(position);
    await expect(shell.release('grocery')).toHaveAttribute('data-same-as-before', 'yes');
  };

  // An item of the cart opens above the drawer.
  await press(shell.cart.button);
  await shell.cart.drawer.getByRole('button', { name: `Change ${item.name}` }).click();
  const product = shell.product(item.name);
  await product.dialog.waitFor();
  await page.goBack();
  await expect(product.dialog).toBeHidden();
  await expect(shell.cart.drawer).toBeVisible();
  await page.goBack();
  await expect(shell.cart.drawer).toBeHidden();
  await staysThere();
  await page.goForward();
  await staysThere();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What was closed by other means is nothing that Back has to pass.
  await shell.cart.open();
  await page.keyboard.press('Escape');
  await expect(shell.cart.drawer).toBeHidden();
  await page.reload();
  await shell.seesRemote('grocery');
  await page.goBack();
  await shell.seesRemote('food');

  // Nor is what one went on from.
  await page.goForward();
  await shell.seesRemote('grocery');
  await shell.cart.open();
  await shell.cart.drawer.getByRole('button', { name: 'Proceed to checkout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/auth\/sign-up/);
  await page.goBack();
  await shell.seesRemote('grocery');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
