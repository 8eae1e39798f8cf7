import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HYDRATION_STATE_ID, inModule, productPath, STORAGE_KEYS, storePath } from '@souk/contracts';
import type { Customer, HydrationState, Item, RemoteManifest } from '@souk/contracts';
import { becomeCustomer } from '../fixtures/become-customer.ts';
import { placeCustomer } from '../fixtures/customer.ts';
import { fillCart } from '../fixtures/fill-cart.ts';
import { simpleItem } from '../fixtures/marketplace.ts';
import { renderedHtml, withRemote } from '../fixtures/server-page.ts';
import { expect, test } from '../fixtures/test.ts';

const REMOTES = join(import.meta.dirname, '../../remotes');

/** The routes that a server renders of all remotes, sorted. */
async function serverRenderedRoutes(): Promise<string[]> {
  const manifests = await Promise.all(
    (await readdir(REMOTES)).map(
      async (name) =>
        JSON.parse(await readFile(join(REMOTES, name, 'remote.json'), 'utf8')) as RemoteManifest,
    ),
  );
  const routes = manifests.flatMap(({ serverRendered }) => serverRendered?.routes ?? []);
  return [...new Set(routes)].toSorted();
}

/** A page of each of them, by its route. */
function pagesOfRoutes(home: string, item: Item): Record<string, string> {
  const { store_id, store_slug, module_id, zone_id, category_id } = item;
  return {
    '/home': home,
    '/home?data_type': `${home}&data_type=searched&search=pizza`,
    '/product/*': productPath(item),
    '/store/*': storePath({ id: store_id, slug: store_slug, module_id, zone_id }),
    '/categories': inModule('/categories', module_id),
    '/category/*': inModule(`/category/${category_id}`, module_id),
    '/all-brands': inModule('/all-brands', module_id),
    '/campaigns/*': inModule('/campaigns/1', module_id),
    '/flash-sales': inModule('/flash-sales?id=1', module_id),
  };
}

test('pages that everybody gets contain no customer data', async ({
  page,
  context,
  request,
  marketplace,
  shell,
}) => {
  const { lat, lng } = await marketplace.location('harbour');
  // So exactly that no store stands there, and by a name that none has.
  const position = { lat: lat + 0.000_123_4, lng: lng + 0.000_123_4 };
  await context.addInitScript((stored) => Object.assign(localStorage, stored), {
    [STORAGE_KEYS.position]: JSON.stringify(position),
    [STORAGE_KEYS.address]: 'Blue Door, Quince Steps',
  });
  const home = await placeCustomer(context, marketplace, 'food', 'harbour');
  const saved = {
    address: 'House 4711, Quince Alley',
    contact_person_name: 'Zuleika Quince',
    contact_person_number: '+971509998877',
  };
  const { token } = await becomeCustomer({ context, request, marketplace }, [saved]);
  const item = simpleItem(await marketplace.popularItems('food', 'harbour', 30));
  await fillCart(request, marketplace, { type: 'food', items: [{ item }] }, { token });
  const headers = { authorization: `Bearer ${token}` };
  const customer = (await (await request.get('/api/v1/customer/info', { headers })).json()) as Customer;
  await page.goto(home);
  await expect(shell.header.getByText('1 item in the cart')).toBeAttached();
  const stored = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name) ?? ''),
    [STORAGE_KEYS.address, STORAGE_KEYS.position],
  );
  const secrets = [
    token,
    ...stored,
    ...Object.values(saved),
    ...Object.values(position).map(String),
    `${customer.f_name} ${customer.l_name}`,
    customer.email,
  ];
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  const paths = pagesOfRoutes(home, item);
  const routes = await serverRenderedRoutes();
  expect(routes, 'each route has a page here').toEqual(Object.keys(paths).toSorted());
  const homes = (await marketplace.modules()).map(({ id }) => inModule('/home', id));
  for (const path of new Set(['/', ...homes, ...Object.values(paths)])) {
    const html = await (path === '/' ? renderedHtml : withRemote)(page, path);
    for (const secret of secrets) expect(html).not.toContain(secret);
    const [, json = '{}'] = new RegExp(`id="${HYDRATION_STATE_ID}"[^>]*>([^<]*)<`).exec(html) ?? [];
    const { stores } = JSON.parse(json) as HydrationState;
    expect(stores.session).toEqual({ status: 'guest', guestId: null, customer: null });
    expect(stores.cart ?? []).toEqual([]);
  }
});
