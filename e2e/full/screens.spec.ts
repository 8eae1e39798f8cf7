import type { BrowserContext, Page } from '@playwright/test';
import { COOKIES, STORAGE_KEYS, inModule, productPath } from '@souk/contracts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import type { Marketplace } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ShellPage } from '../pages/shell-page.ts';

interface Visit {
  page: Page;
  context: BrowserContext;
  marketplace: Marketplace;
  shell: ShellPage;
}

async function goHome({ page, context, marketplace, shell }: Visit, type: string): Promise<void> {
  await page.goto(await placeCustomer(context, marketplace, type, 'harbour'));
  await shell.seesRemote(type);
}

async function goTo({ page }: Visit, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A button by its picture, which is the same in every language. */
const button = (within: ShellPage['main'], icon: string) => within.locator(`button:has(svg.lucide-${icon})`);

/** How a visitor gets to a screen, in any language. */
const SCREENS: Record<string, (visit: Visit) => Promise<void>> = {
  landing: (visit) => goTo(visit, '/'),
  'sign-in': (visit) => goTo(visit, '/auth/sign-in'),
  'sign-up': (visit) => goTo(visit, '/auth/sign-up'),
  'no such page': (visit) => goTo(visit, '/no-such-page'),
  'food home': (visit) => goHome(visit, 'food'),
  'grocery home': (visit) => goHome(visit, 'grocery'),
  'pharmacy home': (visit) => goHome(visit, 'pharmacy'),
  'ecommerce home': (visit) => goHome(visit, 'ecommerce'),
  'parcel home': (visit) => goHome(visit, 'parcel'),
  'location dialog': async (visit) => {
    await goTo(visit, '/');
    await button(visit.shell.main, 'map-pinned').first().click();
    await visit.page.getByRole('dialog').getByRole('application').waitFor();
  },
  'list of offers': async (visit) => {
    const { id } = await visit.marketplace.module('grocery');
    await goHome(visit, 'grocery');
    await visit.page.goto(`${inModule('/home', id)}&search=special-offer&data_type=discounted`);
    await visit.shell.main.getByRole('article').first().waitFor();
  },
  'product dialog': async (visit) => {
    await goHome(visit, 'food');
    await visit.shell.main.getByRole('article').getByRole('heading').getByRole('button').first().click();
    await visit.page.getByRole('dialog').getByRole('img').first().waitFor();
  },
  'page of an item': async (visit) => {
    const items = await visit.marketplace.popularItems('ecommerce', 'harbour', 50);
    const varied = items.find(({ choice_options }) => choice_options.length > 1) ?? items[0];
    if (!varied) throw new Error('ecommerce has no popular item');
    await goHome(visit, 'ecommerce');
    await goTo(visit, productPath(varied));
    await visit.shell.main.getByRole('group').first().waitFor();
  },
  'cart with a line': async (visit) => {
    const { shell, page } = visit;
    await goHome(visit, 'grocery');
    const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
    await shell.main.locator('article button:not([aria-haspopup]):has(svg.lucide-plus)').first().click();
    await added;
    await button(shell.header, 'shopping-cart').click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  checkout: async (visit) => {
    const { shell, page } = visit;
    await goHome(visit, 'food');
    const added = page.waitForResponse((response) => response.url().includes('/cart/add'));
    await shell.main.locator('article button:not([aria-haspopup]):has(svg.lucide-plus)').first().click();
    await added;
    const { id } = await visit.marketplace.module('food');
    await goTo(visit, inModule('/checkout?page=cart', id));
    await shell.main.locator('#checkout-payment').waitFor();
  },
};

/** How many pixels the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  for (const theme of ['light', 'dark']) {
    for (const [name, open] of Object.entries(SCREENS)) {
      test(`${name}, ${language}, ${theme}: fits every width, reads, and keeps nobody out`, async ({
        page,
        context,
        marketplace,
        shell,
        problems,
      }, info) => {
        if (name === 'no such page') problems.expect(/Failed to load resource.*404/);
        const stored = {
          [STORAGE_KEYS.language]: language,
          [STORAGE_KEYS.settings]: JSON.stringify({ direction, theme }),
        };
        await context.addInitScript((values) => Object.assign(localStorage, values), stored);
        const cookie = { domain: 'localhost', path: '/' };
        await context.addCookies([
          { name: COOKIES.language, value: language, ...cookie },
          { name: COOKIES.theme, value: theme, ...cookie },
        ]);
        await page.setViewportSize({ width: 1440, height: 900 });
        await open({ page, context, marketplace, shell });
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // The header follows a new width when the browser has told it, a moment after.
          await expect
            .poll(() => overhang(page), { message: `nothing sticks out sideways at ${size.width}` })
            .toBeLessThanOrEqual(0);
          await page.screenshot({ path: info.outputPath(`${size.width}.png`) });
          await expectAccessible(page);
        }
      });
    }
  }
}
