import { becomeCustomer } from '../fixtures/become-customer.ts';
import { addFirstItem, button, goHome, goTo, sweep } from '../fixtures/sweep.ts';
import type { Visit } from '../fixtures/sweep.ts';

/** Opens the cart with one line. */
async function openCart(visit: Visit): Promise<void> {
  const { page, shell } = visit;
  await goHome(visit, 'grocery');
  await addFirstItem(visit);
  await button(shell.header, 'ShoppingCart').click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

async function openWishlist({ page, shell }: Visit): Promise<void> {
  await button(shell.header, 'Heart').click();
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
}

sweep({
  'cart with a line': openCart,
  'cart without a line': async (visit) => {
    await goHome(visit, 'grocery');
    await button(visit.shell.header, 'ShoppingCart').click();
    await visit.page.getByRole('dialog').getByRole('heading').first().waitFor();
  },
  'question whether to sign in': async (visit) => {
    await openCart(visit);
    const cart = visit.page.getByRole('dialog');
    await cart.locator('footer button').last().click();
    await visit.page
      .getByRole('dialog')
      .filter({ hasNot: visit.page.getByRole('listitem') })
      .waitFor();
  },
  'wishlist without an item': async (visit) => {
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    await openWishlist(visit);
  },
  'wishlist with an item': async (visit) => {
    const { page, shell } = visit;
    await becomeCustomer(visit);
    await goHome(visit, 'food');
    const added = page.waitForResponse((response) => response.url().includes('/wish-list/add'));
    await button(shell.main.getByRole('article').first(), 'Heart').click();
    await added;
    await openWishlist(visit);
    await page.getByRole('dialog').getByRole('article').first().waitFor();
  },
  'menu of a phone': async (visit) => {
    await goHome(visit, 'food');
    await visit.page.setViewportSize({ width: 390, height: 844 });
    await button(visit.shell.header, 'Menu').click();
    await visit.page.getByRole('dialog').getByRole('link').first().waitFor();
  },
  'choice of a module': async (visit) => {
    const { page, shell } = visit;
    await goTo(visit, '/');
    await shell.main.getByRole('combobox').fill('harbour');
    await page.getByRole('option').first().click();
    await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  },
});
