import { expectAccessible, uncovered } from '../fixtures/accessibility.ts';
import { scrollDown } from '../fixtures/scrolling.ts';
import { ONLY_IN_FULL, onlyInFullUnless } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'];

for (const type of MODULES) {
  test(
    `the home of ${type} has the title of its module and one main heading, without a finding of axe-core`,
    onlyInFullUnless(type === 'food'),
    async ({ page, aCustomerIn, marketplace }) => {
      const shell = await aCustomerIn(type);
      const { module_name } = await marketplace.module(type);
      await expect(page).toHaveTitle(new RegExp(module_name));
      await expect(shell.main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(shell.header).toBeVisible();
      await uncovered(page, () => expectAccessible(page));
    },
  );
}

for (const type of MODULES.filter((it) => it !== 'parcel')) {
  test(
    `the home of ${type} shows items by name, with pictures that load`,
    onlyInFullUnless(type === 'food'),
    async ({ aCustomerIn }) => {
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
    },
  );
}

const PHONE = { width: 390, height: 844 };
const SCREENS = [PHONE, { width: 1440, height: 900 }];
/** Of a card, so much has to be in sight: picture or name. */
const SEEN_PX = 60;

for (const type of MODULES.filter((it) => it !== 'parcel')) {
  test(
    `what ${type} sells begins on the first screen of a telephone and of a desktop, below a slim hero`,
    onlyInFullUnless(type === 'food'),
    async ({ page, aCustomerIn }) => {
      await page.setViewportSize(PHONE);
      const shell = await aCustomerIn(type);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const hero = shell.main.locator('section', { has: page.getByRole('heading', { level: 1 }) }).first();
        await expect.poll(async () => (await hero.boundingBox())?.height).toBeLessThanOrEqual(120);
        await expect(hero.getByRole('button')).toHaveCount(0);
        const card = shell.main.getByRole('article').first();
        await expect(card).toBeVisible();
        const navigation = page.getByRole('navigation', { name: 'Main' });
        const foot = (await navigation.isVisible()) ? ((await navigation.boundingBox())?.height ?? 0) : 0;
        await expect
          .poll(async () => (await card.boundingBox())?.y ?? Infinity)
          .toBeLessThan(screen.height - foot - SEEN_PX);
      }
    },
  );

  test(
    `the home of ${type} shows no item and no store twice above the list of all, and its tabs stay in sight`,
    onlyInFullUnless(type === 'food'),
    async ({ page, aCustomerIn }) => {
      const shell = await aCustomerIn(type);
      await scrollDown(page, 1600);
      await expect(shell.modules).toBeInViewport();
      const paths = await shell.main.evaluate((main) => {
        const all = [...main.querySelectorAll('h2')].find(({ textContent }) => /^All /.test(textContent));
        // What helps against a condition is complete.
        const conditions = [...main.querySelectorAll('section')].find(
          (section) => section.querySelector('h2')?.textContent === 'Common conditions',
        );
        const links = [...main.querySelectorAll<HTMLAnchorElement>('article h3 a')].filter(
          (link) =>
            !conditions?.contains(link) &&
            (!all || all.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING),
        );
        // A campaign’s item is one of its own, for its own price (PRO-8); its path says so.
        return links
          .map(({ pathname, search }) => pathname + search)
          .filter((path) => /^\/(product|store)\//.test(path));
      });
      expect(paths).not.toEqual([]);
      expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    },
  );
}

test('a phone has its navigation at the bottom, clear of the keyboard and of the checkout (HDR-1)', async ({
  page,
  aCustomerIn,
}) => {
  await page.setViewportSize(PHONE);
  const shell = await aCustomerIn('food');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const entries = await navigation.getByRole('listitem').all();
  expect(entries).not.toEqual([]);
  for (const entry of entries) {
    const box = await entry.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await scrollDown(page, 800);
  await navigation.getByRole('button', { name: 'Search' }).click();
  const box = shell.page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(navigation).toBeHidden();
  await box.blur();
  await navigation.getByRole('button', { name: 'Cart' }).click();
  await shell.cart.drawer.waitFor();
  await page.goBack();
  await expect(shell.cart.drawer).toBeHidden();
  await navigation.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/track-order/);
  await page.goto('/checkout?page=cart');
  await shell.seesRemote('checkout');
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await shell.header.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test(
  'pictures of popular foods fill their box, also beside many words (CRD-1)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn }) => {
    const shell = await aCustomerIn('food');
    const section = shell.main.locator('section', {
      has: page.getByRole('heading', { name: 'Popular dishes nearby', exact: true }),
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
  },
);

test('a parcel home offers no cart and no wishlist (HDR-2)', async ({ aCustomerIn }) => {
  const shell = await aCustomerIn('parcel');
  await expect(shell.header.getByRole('button', { name: 'Cart' })).toHaveCount(0);
  await expect(shell.header.getByRole('button', { name: 'Wishlist' })).toHaveCount(0);
});

test('the parcel home shows its benefits, its steps, and what can be sent (HOM-1)', async ({
  aCustomerIn,
}) => {
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
