import { EARLY_TAPS, searchPath } from '@souk/contracts';
import type { Locator, Page } from '@playwright/test';
import { cardNames } from '../fixtures/card-names.ts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { withRemote } from '../fixtures/server-page.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ShellPage } from '../pages/shell-page.ts';

/** Opens a page that the edge has rendered, and keeps the host's scripts back until the answer is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await withRemote(page, path);
  const release = await holdRequests(page, '**/releases/host/*/remoteEntry.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

for (const [whose, opens] of [
  ['the host’s', ({ cart }) => ({ control: cart.button, opened: cart.drawer })],
  [
    'the remote’s',
    (shell) => ({
      control: shell.main
        .getByRole('article')
        .getByRole('button', { name: /favou?rite/i })
        .first(),
      opened: shell.toast('You are not logged in'),
    }),
  ],
] as [string, (shell: ShellPage) => { control: Locator; opened: Locator }][])
  test(`a tap on a control of ${whose} before the page is hydrated is repeated once it is`, async ({
    page,
    context,
    marketplace,
    shell,
  }) => {
    const home = await placeCustomer(context, marketplace, 'food', 'harbour');
    const release = await openWithoutScripts(page, home);
    const { control, opened } = opens(shell);
    await control.click();
    await expect(control).toHaveAttribute(EARLY_TAPS.attribute, '');
    await expect(opened).toHaveCount(0);
    release();
    await expect(opened).toBeVisible();
    await expect(page.locator(`[${EARLY_TAPS.attribute}]`)).toHaveCount(0);
  });

test('the cart’s button stays under the pointer while the page learns who is signed in (HDR-3)', async ({
  page,
  context,
  request,
  marketplace,
  shell,
}) => {
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  await becomeCustomer({ context, request, marketplace });
  const release = await openWithoutScripts(page, home);
  const pressed = await shell.cart.button.boundingBox();
  release();
  await expect(shell.header.getByRole('button', { name: 'Wishlist' })).toBeVisible();
  await expect(shell.header.getByRole('button', { name: 'Hello' })).toBeVisible();
  expect(await shell.cart.button.boundingBox()).toEqual(pressed);
});

test('what is typed or chosen before the page is hydrated is kept, and takes effect (SRC-2, PRO-12)', async ({
  page,
  context,
  marketplace,
  shell,
}) => {
  await placeCustomer(context, marketplace, 'ecommerce', 'harbour');
  const { id } = await marketplace.module('ecommerce');
  const brands = `/all-brands?module_id=${id}`;
  const release = await openWithoutScripts(page, brands);
  const cards = shell.main.getByRole('article');
  await cards.first().waitFor();
  const names = () => cardNames(cards);
  const sorted = (await names()).toSorted((a, b) => b.localeCompare(a, 'en'));
  const sort = shell.main.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Z to A');
  const search = shell.header.getByRole('combobox', { name: 'Search' });
  await search.pressSequentially('wave');
  release();
  await expect.poll(names).toEqual(sorted);
  await expect(sort).toHaveValue('za');
  await expect(search).toHaveValue('wave');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the search of the header leads to its results before any script runs (SRC-4)', async ({
  page,
  context,
  marketplace,
  shell,
}) => {
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const { id } = await marketplace.module('food');
  await withRemote(page, searchPath('pizza', id));
  const release = await openWithoutScripts(page, home);
  await shell.header.getByRole('combobox', { name: 'Search' }).fill('pizza');
  await page.keyboard.press('Enter');
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Results for “pizza”');
  expect(await page.evaluate(() => location.pathname + location.search)).toBe(searchPath('pizza', id));
  release();
});

test('the page comes alive where the host’s own code, in a file beside its entry, fails at first', async ({
  page,
  aCustomerIn,
  problems,
}) => {
  problems.expect(/\/start\./);
  // A preload that fails fails what waits for it, too.
  await page.route('**/releases/host/*/start.*', (route) => route.abort(), { times: 1 });
  const shell = await aCustomerIn('food');
  await shell.cart.open();
  await expect(shell.cart.drawer.getByText('Your cart is empty')).toBeVisible();
});
