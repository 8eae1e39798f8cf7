import {
  ACCOUNT_PAGES,
  accountPath,
  INFORMATION_PAGES,
  informationPath,
  inModule,
  orderPath,
  productPath,
  ROUTES,
  searchPath,
  storePath,
} from '@souk/contracts';
import type { Page } from '@playwright/test';
import { drawn, measureShifts, shiftsOf } from '../fixtures/layout-shifts.ts';
import { simpleItem, type Marketplace } from '../fixtures/marketplace.ts';
import { expect, test } from '../fixtures/order-test.ts';
import { placeByCall } from '../fixtures/place-by-call.ts';
import { withoutServerRendering } from '../fixtures/without-server-rendering.ts';
import type { ShellPage } from '../pages/shell-page.ts';

/** More is seen as a jump. */
const MAX_SHIFT = 0.01;

/** Answers and pictures come one after the other, so that each has something drawn to push away. Says how many are awaited. */
async function answerOneByOne(page: Page): Promise<() => number> {
  let awaited = 0;
  let last = Promise.resolve();
  await page.route(/\/api\/v1\/|\/media\//, async (route) => {
    awaited += 1;
    const before = last;
    let done: () => void = () => undefined;
    last = new Promise((resolve) => (done = resolve));
    await before;
    await route.continue();
    await drawn(page).catch(() => undefined);
    awaited -= 1;
    done();
  });
  return () => awaited;
}

/** A page by its path, and the remote that draws it; null for the host's own. */
type Drawn = readonly [path: string, remote: string | null];

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'];

async function homes(marketplace: Marketplace): Promise<Record<string, Drawn>> {
  const drawnBy: Record<string, Drawn> = {};
  for (const type of MODULES) {
    const { id } = await marketplace.module(type);
    drawnBy[`the home of ${type}`] = [inModule(ROUTES.home, id), type];
  }
  return drawnBy;
}

const entrances = async (marketplace: Marketplace): Promise<Record<string, Drawn>> => ({
  'the landing page': [ROUTES.landing, null],
  ...(await homes(marketplace)),
});

async function lists(marketplace: Marketplace): Promise<Record<string, Drawn>> {
  const [item] = await marketplace.popularItems('ecommerce', 'harbour');
  const [dish] = await marketplace.popularItems('food', 'harbour');
  if (!item || !dish) throw new Error('the demo catalogue has no items');
  const { id } = await marketplace.module('ecommerce');
  const store = storePath({
    id: dish.store_id,
    slug: dish.store_slug,
    module_id: dish.module_id,
    zone_id: dish.zone_id,
  });
  const paths = {
    'results of a search': searchPath('shirt', id),
    'all categories': inModule('/categories', id),
    'a category': inModule(`/category/${item.category_id}`, id),
    'all brands': inModule('/all-brands', id),
    stores: inModule('/store/popular', dish.module_id),
    'a store': store,
    'an item': productPath(item),
    interests: inModule(ROUTES.interest, id),
    'a flash sale': inModule(`${ROUTES.flashSale}?id=1`, dish.module_id),
    'a campaign': inModule('/campaigns/1', dish.module_id),
  };
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, [path, 'browse']]));
}

/** What the remote account draws for everybody. */
function pagesWithoutAnAccount(): Record<string, Drawn> {
  const { signIn, signUp, forgotPassword, trackOrder, newsletter } = ROUTES;
  const paths = [
    signIn,
    signUp,
    forgotPassword,
    trackOrder,
    newsletter,
    ...INFORMATION_PAGES.map(informationPath),
  ];
  return Object.fromEntries(paths.map((path) => [path, [path, 'account']]));
}

/** The pages whose parts moved, by how much, and what. */
async function jumpingPages(
  shell: ShellPage,
  pages: Record<string, Drawn>,
): Promise<Record<string, unknown>> {
  const { page } = shell;
  const shifts: Record<string, unknown> = {};
  await measureShifts(page);
  const awaited = await answerOneByOne(page);
  for (const [name, [path, remote]] of Object.entries(pages)) {
    await page.goto(path);
    if (remote) await shell.seesRemote(remote);
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(awaited).toBe(0);
    await drawn(page);
    const { total, what: moved } = await shiftsOf(page);
    if (total > MAX_SHIFT) shifts[name] = { total, moved };
  }
  return shifts;
}

// Each test opens ten pages or more, whose answers come one after the other.
test.describe.configure({ timeout: 180_000 });

for (const [device, viewport] of Object.entries({
  'narrow telephone': { width: 320, height: 640 },
  telephone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    for (const [what, pages] of Object.entries({
      'no page of browsing jumps while its answers and pictures come (STR-1, STR-5, CAT-2, PRO-7, PRO-9, PRO-12, SRC-9, POP-24)':
        lists,
      "no module's home jumps while its answers and pictures come, nor does the landing page (HOM-1 to HOM-5, HOM-21, LAN-1)":
        entrances,
    }))
      test(what, async ({ aCustomerIn, marketplace }) => {
        const shell = await aCustomerIn('ecommerce');
        expect(await jumpingPages(shell, await pages(marketplace))).toEqual({});
      });

    test('neither a home nor the landing page jumps where scripts render it (HOM-6, HOM-21, LAN-1)', async ({
      aCustomerIn,
      marketplace,
      page,
    }) => {
      const shell = await aCustomerIn('ecommerce');
      await withoutServerRendering(page);
      expect(await jumpingPages(shell, await entrances(marketplace))).toEqual({});
    });

    test('no page of signing in, tracking, the newsletter or information jumps while its answers come (SES-10, ORD-7, FTR-1, FTR-7)', async ({
      aCustomerIn,
    }) => {
      const shell = await aCustomerIn('ecommerce');
      expect(await jumpingPages(shell, pagesWithoutAnAccount())).toEqual({});
    });

    test('neither the checkout nor a page of the account jumps while its answers and pictures come (CHK-1, ORD-16, PRF-2)', async ({
      aBuyer,
      marketplace,
      request,
      shell,
    }) => {
      const item = simpleItem(await marketplace.popularItems('food', 'harbour'));
      const { path, token } = await aBuyer({ type: 'food', items: [{ item }], visitor: 'customer' });
      if (token === null) throw new Error('nobody is signed in');
      const { id } = await placeByCall(request, marketplace, { token });
      const pages: Record<string, Drawn> = {
        'the checkout': [path, 'checkout'],
        'an order': [orderPath(id), 'account'],
        'tracking an order': [`${ROUTES.trackOrder}?order_id=${id}`, 'account'],
      };
      for (const name of ACCOUNT_PAGES) pages[`${name} of the account`] = [accountPath(name), 'account'];
      expect(await jumpingPages(shell, pages)).toEqual({});
    });
  });
