import { productPath, storePath } from '@souk/contracts';
import { ONLY_IN_FULL } from '../fixtures/only-in-full.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page has its title and description before any script runs, and keeps them right from page to page (RTE-3)', async ({
  page,
  aCustomerIn,
  marketplace,
}) => {
  const shell = await aCustomerIn('ecommerce');
  const items = await marketplace.popularItems('ecommerce', 'harbour');
  const [item, other] = items;
  if (!item || !other) throw new Error('the demo catalogue has too few items');
  const canonical = page.locator('link[rel="canonical"]');
  const preview = (name: string) => page.locator(`meta[property="og:${name}"]`);
  const structured = page.locator('script[type="application/ld+json"]');

  const html = async () =>
    (await page.request.get(productPath(item), { headers: { accept: 'text/html' } })).text();
  // A page does not wait for a busy marketplace; the item is there for the next view.
  await expect.poll(html).toContain('"@type":"Product"');
  expect(await html()).toContain(`<title>${item.name} · Souk</title>`);

  await page.goto(`${productPath(item)}&from=mail`);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(item.name);
  await expect(page).toHaveTitle(`${item.name} · Souk`);
  await expect(canonical).toHaveAttribute('href', new URL(productPath(item), page.url()).href);
  await expect(structured.first()).toBeAttached();

  await shell.main.getByRole('link', { name: item.store_name }).first().click();
  await expect(page).toHaveTitle(`${item.store_name} · Souk`);
  const store = storePath({
    id: item.store_id,
    slug: item.store_slug,
    module_id: item.module_id,
    zone_id: item.zone_id,
  });
  await expect(canonical).toHaveAttribute('href', new URL(store, page.url()).href);
  await expect(preview('title')).toHaveAttribute('content', `${item.store_name} · Souk`);
  // A link that is pressed before the page is hydrated loads the store's page, which describes the store.
  const described = () =>
    structured.evaluateAll((scripts) =>
      scripts.map(({ textContent }) => (JSON.parse(textContent ?? '{}') as Record<string, unknown>)['@type']),
    );
  await expect.poll(described, 'what was said of the item').not.toContain('Product');

  await page.goBack();
  await expect(page).toHaveTitle(`${item.name} · Souk`);
  await expect(canonical).toHaveAttribute('href', new URL(productPath(item), page.url()).href);
});

test('the landing page keeps the description and the address that came with it (LAN-1, RTE-3)', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  // Its button works once scripts have taken over.
  await shell.location.open();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL('/', page.url()).href);
});

test(
  'a link by id redirects to the canonical address (RTE-3)',
  ONLY_IN_FULL,
  async ({ page, aCustomerIn, marketplace }) => {
    await aCustomerIn('food');
    const [item] = await marketplace.popularItems('food', 'harbour');
    if (!item) throw new Error('the demo catalogue has no food');
    await page.goto(`/product/${item.id}?module_id=${item.module_id}`);
    await expect(page).toHaveURL(productPath(item));
    await page.goto(`/store/${item.store_id}?module_id=${item.module_id}`);
    await expect(page).toHaveURL(new RegExp(`/store/${item.store_slug}\\?`));
  },
);

test('search engines find every page of the marketplace by its sitemap, and none of a visitor', async ({
  page,
  marketplace,
}) => {
  const get = async (path: string) => (await page.request.get(path)).text();
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(await get('/robots.txt')) ?? [];
  const files = addressesIn(await get(sitemap));
  const pages = (await Promise.all(files.map(get))).flatMap(addressesIn);
  const [item] = await marketplace.popularItems('grocery', 'harbour');
  if (!item) throw new Error('the demo catalogue has no groceries');
  expect(pages).toContain(new URL(productPath(item), sitemap).href);
  for (const path of ['/', `/store/popular?module_id=${item.module_id}`])
    expect(pages).toContain(new URL(path, sitemap).href);
  expect(pages.filter((address) => /checkout|profile|auth/.test(address))).toEqual([]);
  for (const address of [pages[0], pages[Math.floor(pages.length / 2)], pages.at(-1)])
    expect(
      (await page.request.get(address ?? '', { headers: { accept: 'text/html' }, maxRedirects: 0 })).status(),
      address,
    ).toBe(200);
});
