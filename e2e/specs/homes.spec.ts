import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'];

for (const type of MODULES) {
  test(`the home of ${type} shows its sections, without a serious finding of axe-core`, async ({
    page,
    aCustomerIn,
    marketplace,
  }) => {
    const shell = await aCustomerIn(type);
    const { module_name } = await marketplace.module(type);
    await expect(page).toHaveTitle(new RegExp(module_name));
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(shell.header).toBeVisible();
    await expectAccessible(page);
  });
}

for (const type of MODULES.filter((it) => it !== 'parcel')) {
  test(`the home of ${type} shows items by name, with pictures that load`, async ({ aCustomerIn }) => {
    const shell = await aCustomerIn(type);
    const card = shell.main
      .getByRole('article')
      .filter({ has: shell.page.locator('img') })
      .first();
    await expect(card).toBeVisible();
    const picture = card.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('a parcel home offers no cart and no wishlist (HDR-2)', async ({ aCustomerIn }) => {
  const shell = await aCustomerIn('parcel');
  await expect(shell.header.getByRole('button', { name: 'Cart' })).toHaveCount(0);
  await expect(shell.header.getByRole('button', { name: 'Wishlist' })).toHaveCount(0);
});
