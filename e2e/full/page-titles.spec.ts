import { COOKIES, inModule, listingPath, ROUTES, STORAGE_KEYS } from '@souk/contracts';
import { expect, test } from '../fixtures/test.ts';

const LANGUAGES = ['en', 'ar'] as const;

/** The words of lists stand in the texts of the edge and of the remote that draws them; what a search engine reads is what a customer sees. */
for (const language of LANGUAGES)
  test(`lists are titled alike by the server and by the page, in ${language} (RTE-3)`, async ({
    page,
    context,
    aCustomerIn,
    marketplace,
  }) => {
    const { id } = await marketplace.module('ecommerce');
    const shell = await aCustomerIn('ecommerce');
    await context.addCookies([{ name: COOKIES.language, value: language, domain: 'localhost', path: '/' }]);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.language,
      language,
    ] as const);
    const paths = [
      inModule(ROUTES.home, id),
      inModule(ROUTES.latestStores, id),
      inModule(ROUTES.popularStores, id),
      inModule(ROUTES.categories, id),
      inModule(ROUTES.brands, id),
      listingPath('discounted', id),
      listingPath('new', id),
    ];
    for (const path of paths) {
      const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      expect(title, path).not.toBe('');
      await page.goto(path);
      await shell.main.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
      await expect(page, path).toHaveTitle(title);
    }
  });
