import { onlyInFullUnless } from '../fixtures/only-in-full.ts';
import { COOKIES, productPath, STORAGE_KEYS } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { placeCustomer } from '../fixtures/customer.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { renderedHtml, withRemote } from '../fixtures/server-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, title, module] of [
    ['en', 'Your city, delivered', 'Grocery'],
    ['ar', 'مدينتك تصل إلى بابك', 'بقالة'],
  ] as const)
    test(`the landing page can be read in ${language} (LAN-2, LAN-4, I18-1)`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: COOKIES.language, value: language, url: baseURL ?? '' }]);
      await renderedHtml(page, '/');
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByText(module, { exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    });

  for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'])
    test(
      `the home of ${type} is read as headings and links (HOM-20)`,
      onlyInFullUnless(type === 'food'),
      async ({ page, context, marketplace }) => {
        const home = await placeCustomer(context, marketplace, type, 'harbour');
        await withRemote(page, home);
        await page.goto(home);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
        // A parcel is chosen by what it is; all others by the card of an item.
        const path = type === 'parcel' ? '/parcel-delivery-info' : '/product/';
        const choices = type === 'parcel' ? main : main.getByRole('article');
        const link = choices.locator(`a[href^="${path}"]`).first();
        await expect(link).toBeVisible();
        await link.click();
        expect(new URL(page.url()).pathname.startsWith(path)).toBe(true);
      },
    );
});

test('the first screen is on the page before any script, and scripts take it over as it is (LAN-2)', async ({
  page,
}) => {
  await renderedHtml(page, '/');
  const calls: string[] = [];
  page.on('request', (request) => {
    calls.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(globalThis, { serverHeading: document.querySelector('h1') });
    }),
  );
  await page.goto('/');
  // What scripts alone do.
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectServerHeading(page);
  const hydratedCalls = ['config', 'landing-page', 'module', 'cashback/list'].map(
    (name) => `/api/v1/${name}`,
  );
  expect(calls.filter((path) => hydratedCalls.includes(path))).toEqual([]);
});

/** After `markServerHeading`: React hydrated the heading instead of rendering another. */
async function expectServerHeading(page: Page): Promise<void> {
  const isSame = await page.evaluate(
    () => Reflect.get(globalThis, 'serverHeading') === document.querySelector('h1'),
  );
  expect(isSame, 'the heading is the element that the server rendered').toBe(true);
}

/** Marks the first heading that the server wrote, before any script of the page runs. */
const markServerHeading = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(globalThis, { serverHeading: document.querySelector('h1') });
    }),
  );

interface ScriptStart {
  /** Whether the pictures of the first screen were there. */
  pictures: boolean;
  /** Milliseconds since the page was requested. */
  after: number;
}

test('scripts run once the pictures of the first screen are there', async ({
  page,
  context,
  marketplace,
}) => {
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await withRemote(page, home);
  const release = await holdRequests(page, '**/media/**');
  await page.addInitScript(() => {
    const started: ScriptStart[] = [];
    Object.assign(globalThis, { started });
    const isHost = (node: Node) => node instanceof HTMLScriptElement && node.src.includes('/releases/host/');
    new MutationObserver((records) => {
      if (!records.some(({ addedNodes }) => [...addedNodes].some(isHost))) return;
      const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
      started.push({
        pictures: pictures.length > 0 && [...pictures].every(({ complete }) => complete),
        after: performance.now(),
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(home, { waitUntil: 'commit' });
  // Those of the remote are requested once the page was painted.
  await page
    .locator('head link[rel=preload][href*="/releases/food/"]')
    .first()
    .waitFor({ state: 'attached' });
  release();
  const started = () => page.evaluate(() => Reflect.get(globalThis, 'started') as ScriptStart[]);
  await expect.poll(async () => (await started()).length).toBeGreaterThan(0);
  const [start] = await started();
  // A machine that stands still for two seconds has the scripts run without them.
  expect(start?.pictures === true || (start?.after ?? 0) >= 2000).toBe(true);
});

test('a shared link to a product is hydrated for a visitor without a place or a module (LOC-24, POP-24)', async ({
  page,
  marketplace,
  shell,
}) => {
  const [item] = await marketplace.popularItems('ecommerce', 'harbour');
  if (!item) throw new Error('no items');
  const path = productPath(item);
  await withRemote(page, path);
  await markServerHeading(page);
  await page.goto(path);
  await shell.seesRemote('browse');
  await expectServerHeading(page);
});

test('a home is hydrated for somebody who looked at items before, and shows them', async ({
  page,
  context,
  marketplace,
  shell,
}) => {
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const items = await marketplace.popularItems('food', 'harbour');
  const { id } = await marketplace.module('food');
  const looked = { [id]: items.slice(0, 3).map((item) => item.id) };
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.recent,
    JSON.stringify(looked),
  ] as const);
  await withRemote(page, home);
  await markServerHeading(page);
  await page.goto(home);
  await shell.seesRemote('food');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expectServerHeading(page);
});

for (const [name, findPath] of [
  ['a home', async ({ home }) => home],
  ['a product', async ({ home, item }) => home.replace('/home', `/product/${item}`)],
  ['a store', async ({ home, store }) => home.replace('/home', `/store/${store}`)],
  ['a search', async ({ home }) => `${home}&data_type=searched&search=pizza`],
  ['the categories', async ({ home }) => home.replace('/home', '/categories')],
] as [string, (of: { home: string; item: number; store: number }) => Promise<string>][])
  test(`${name} is on the page before any script, and scripts hydrate it without a call of the API`, async ({
    page,
    context,
    marketplace,
    shell,
  }) => {
    const home = await placeCustomer(context, marketplace, 'food', 'harbour');
    const [item] = await marketplace.popularItems('food', 'harbour');
    if (!item) throw new Error('the module shows no item');
    const path = await findPath({ home, item: item.id, store: item.store_id });
    await withRemote(page, path);
    await markServerHeading(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(path);
    await shell.seesRemote(path.startsWith('/home?') && !path.includes('data_type') ? 'food' : 'browse');
    await expectServerHeading(page);
    for (const rendered of ['config', 'module', 'categories', 'banners', 'items/popular'])
      expect(calls).not.toContain(`/api/v1/${rendered}`);
  });

test('a browser whose stored place differs from the cookie’s shows the page of its stored place', async ({
  page,
  context,
  marketplace,
  baseURL,
}) => {
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await renderedHtml(page, home);
  await context.addCookies([{ name: COOKIES.zone, value: '', url: baseURL ?? '', expires: 1 }]);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: /^Continue to/ })).toBeVisible();
});
