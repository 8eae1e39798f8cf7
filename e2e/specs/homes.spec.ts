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

test('pictures of popular foods fill their box, also beside many words (CRD-1)', async ({
  page,
  aCustomerIn,
}) => {
  const shell = await aCustomerIn('food');
  const section = shell.main.locator('section', {
    has: page.getByRole('heading', { name: 'Popular foods nearby', exact: true }),
  });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('article img').first()).toBeVisible();
  const boxes = () =>
    section.locator('article img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const [{ width = 0, height = 0 } = {}, inner] = [picture.closest('div'), picture].map((element) =>
          element?.getBoundingClientRect(),
        );
        return { width, height, left: height - (inner?.height ?? 0) };
      }),
    );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Otherwise the ratio of the picture alone would fill it.
    await expect.poll(async () => (await boxes()).some((box) => box.height > box.width + 1)).toBe(true);
    expect((await boxes()).filter(({ left }) => left > 1)).toEqual([]);
  }
});

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
