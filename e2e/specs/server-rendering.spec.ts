import { COOKIES, HYDRATION_STATE_ID, STORAGE_KEYS } from '@souk/contracts';
import type { HydrationState } from '@souk/contracts';
import type { Page } from '@playwright/test';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { changeProduction } from '../fixtures/small-release.ts';
import { expect, test } from '../fixtures/test.ts';

const htmlOf = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(path, { headers: { accept: 'text/html' } })).text();

const isServerRendered = (html: string): boolean => html.includes(`id="${HYDRATION_STATE_ID}"`);

/** Asks until a server has rendered the page: the first visitor of a view may come before it has. */
async function renderedHtml(page: Page, path: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      html = await htmlOf(page, path);
      return isServerRendered(html);
    })
    .toBe(true);
  return html;
}

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
  const isSame = await page.evaluate(
    () => Reflect.get(globalThis, 'serverHeading') === document.querySelector('h1'),
  );
  expect(isSame, 'the heading is the element that the server rendered').toBe(true);
  const hydratedCalls = ['config', 'landing-page', 'module', 'cashback/list'].map(
    (name) => `/api/v1/${name}`,
  );
  expect(calls.filter((path) => hydratedCalls.includes(path))).toEqual([]);
});

test('nothing of a customer is in what everybody gets', async ({ page, context, request, marketplace }) => {
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const { token } = await becomeCustomer({ context, request, marketplace });
  await page.goto(home);
  const stored = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name) ?? ''),
    [STORAGE_KEYS.address, STORAGE_KEYS.position],
  );
  const secrets = [token, ...stored];
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  for (const path of ['/', home]) {
    const html = await renderedHtml(page, path);
    for (const secret of secrets) expect(html).not.toContain(secret);
    const [, json = '{}'] = new RegExp(`id="${HYDRATION_STATE_ID}"[^>]*>([^<]*)<`).exec(html) ?? [];
    const { stores } = JSON.parse(json) as HydrationState;
    expect(stores.session).toEqual({ status: 'guest', guestId: null, customer: null });
  }
});

test('a browser that remembers another place than its cookie says gets the page that is its own', async ({
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

test('a remote whose server rendering an operator switched off is rendered by browsers, until it is on again', async ({
  page,
  context,
  marketplace,
}) => {
  // No other journey here is about the server's page of this module.
  const remote = 'pharmacy';
  const home = await placeCustomer(context, marketplace, remote, 'harbour');
  await renderedHtml(page, home);
  const reason = 'the journey of a switch';
  await changeProduction('server-renderings', { remote, on: false, reason });
  try {
    await expect.poll(async () => isServerRendered(await htmlOf(page, home))).toBe(false);
    await page.goto(home);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await renderedHtml(page, '/');
  } finally {
    await changeProduction('server-renderings', { remote, on: true, reason: 'the journey is over' });
  }
  await renderedHtml(page, home);
});
