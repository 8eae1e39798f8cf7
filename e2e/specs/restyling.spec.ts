import { drawn } from '../fixtures/layout-shifts.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { maxStyledElements } from '../fixtures/styled-elements.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * All of a home's elements that are in sight are a thousand and more; a cart or the dialog of an item has 130, and a carousel
 * that draws its next slides meanwhile 250.
 */
const MAX_STYLED = 500;

test('what a tap adds or opens is styled, and not the page again (0117)', async ({
  browser,
  page,
  aCustomerIn,
  marketplace,
}) => {
  const { name } = simpleItem(await marketplace.popularItems('food', 'harbour'));
  const shell = await aCustomerIn('food');
  const styledBy = (act: () => Promise<void>) => maxStyledElements(browser, page, act);

  // What comes into sight is styled then.
  await shell.card(name).getByRole('button', { name: /^Add / }).hover();
  await drawn(page);
  const adding = await styledBy(async () => {
    await shell.addToCart(name);
    await expect(shell.toast('Item added to cart')).toBeVisible();
  });
  const cart = await styledBy(async () => {
    await shell.cart.open();
    await expect(shell.cart.line(name)).toBeVisible();
  });
  const closing = await styledBy(async () => {
    await page.keyboard.press('Escape');
    await expect(shell.cart.drawer).toBeHidden();
  });
  const item = await styledBy(async () => {
    const { dialog } = await shell.openItem(name);
    await expect(dialog.getByRole('img', { name })).toBeVisible();
  });
  for (const [what, styled] of Object.entries({ adding, cart, closing, item }))
    expect(styled, what).toBeLessThan(MAX_STYLED);
});
