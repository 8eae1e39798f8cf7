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

test('the parcel home says why, shows how, and what can be sent (HOM-1)', async ({ aCustomerIn }) => {
  const shell = await aCustomerIn('parcel');
  for (const name of ['Why choose us', 'How it works', 'We Deliver Everything']) {
    const heading = shell.main.getByRole('heading', { name, exact: true });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
  }
  const section = (name: string) =>
    shell.main.locator('section', { has: shell.page.getByRole('heading', { name, exact: true }) });
  await expect(section('How it works').getByRole('listitem')).toHaveCount(3);
  const everything = section('We Deliver Everything');
  await expect(everything.getByRole('article').first()).toBeVisible();
});
