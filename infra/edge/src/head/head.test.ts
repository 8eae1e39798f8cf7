import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { MODULE_LISTS } from '@souk/contracts/api';
import type { EdgeOptions } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, rememberDocument } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { requestUntil } from '../testing/request-until.ts';

const PUBLIC_URL = 'https://souk.example';
const DOCUMENT = aDocument(3, {
  microFrontends: {
    host: [aDiscoveredRelease('host', '1.0.0')],
    food: [aDiscoveredRelease('food', '1.0.0')],
    account: [
      aDiscoveredRelease('account', '1.0.0', {
        moduleType: null,
        routes: ['/help-and-support', '/refund-policy'],
      }),
    ],
    browse: [
      aDiscoveredRelease('browse', '1.0.0', {
        moduleType: null,
        routes: [
          '/store/*',
          '/product/*',
          '/home?data_type',
          '/categories',
          '/category/*',
          '/all-brands',
          '/campaigns/*',
          '/flash-sales',
        ],
      }),
    ],
  },
});

const pizza = {
  id: 7,
  slug: 'pizza',
  name: 'Pizza "Quattro" <b>',
  description: `Four cheeses. ${'Baked in a wood-fired oven. '.repeat(10)}`,
  module_id: 1,
  module_type: 'food',
  image_full_url: '/media/pizza.webp',
  images_full_url: ['/media/pizza.webp', 'https://pictures.example/2.webp'],
  store_name: 'Kitchen',
  category_ids: [{ id: 3, name: 'Meals' }],
  price: 40,
  discount: 10,
  discount_type: 'percent',
  store_discount: 0,
  stock: null as number | null,
  avg_rating: 4.5,
  rating_count: 12,
};
const kitchen = {
  id: 2,
  slug: 'kitchen',
  name: 'Kitchen',
  address: '1 Harbour Street',
  module_id: 1,
  module_type: 'food',
  zone_id: 5,
  logo_full_url: '/media/logo.webp',
  cover_photo_full_url: '/media/cover.webp',
  latitude: 25.2,
  longitude: 55.3,
  avg_rating: 0,
  rating_count: 0,
  schedules: [
    { day: 0, opening_time: '10:00', closing_time: '22:00' },
    { day: 5, opening_time: '00:00', closing_time: '00:00' },
  ],
};
const meals = {
  id: 3,
  slug: 'meals',
  name: 'Meals',
  module_id: 1,
  image_full_url: '/media/meals.webp',
  childes: [{ id: 4, slug: 'soups', name: 'Soups', image_full_url: '/media/soups.webp', products_count: 2 }],
};
const help = {
  title: 'Help & support',
  description: 'Answers to what customers ask',
  content: '<h2>Reach us</h2>',
  questions: [
    { question: 'Where is my order?', answer: '<p>On the <a href="/track-order">map</a>.</p></script>' },
  ],
  updated_at: '2026-01-01T00:00:00.000Z',
};
const soupWeek = {
  id: 1,
  slug: 'soup-week',
  title: 'Soup week',
  description: 'A week of soups',
  module_id: 1,
  image_full_url: '/media/week.webp',
  stores: [kitchen],
};
const nightSale = { id: 4, title: 'Night sale', active_products: [{ item: pizza }] };

describe('the description of a page before any script runs', () => {
  let folders: Folders;
  let edge: RunningEdge | null = null;
  let answers: Record<string, unknown> = {};
  let requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  let slowness: Promise<void> = Promise.resolve();
  const marketplace = createServer(async ({ url = '', headers }, response) => {
    requests.push({ url, headers });
    await slowness;
    const answer = answers[decodeURIComponent(url.split('?')[0] ?? '')];
    if (answer === undefined) response.statusCode = 404;
    response.end(JSON.stringify(answer ?? {}));
  });
  let apiUrl = '';

  before(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, DOCUMENT);
    await new Promise<void>((done) => marketplace.listen(0, '127.0.0.1', done));
    apiUrl = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    requests = [];
    answers = {
      '/api/v1/config': {
        business_name: 'Souk & Co',
        logo_full_url: '/media/souk.svg',
        currency: 'AED',
        digit_after_decimal_point: 2,
      },
      '/api/v1/module': [
        { id: 1, module_type: 'food', module_name: 'Food', description: 'Meals to your door', zones: [5, 6] },
      ],
      '/api/v1/landing-page': { fixed_header_sub_title: 'Everything from nearby' },
      '/api/v1/items/details/pizza': pizza,
      '/api/v1/stores/details/kitchen': kitchen,
      '/api/v1/categories/meals': meals,
      '/api/v1/campaigns/details/soup-week': soupWeek,
      '/api/v1/categories/3': meals,
      '/api/v1/flash-sales/items': nightSale,
      '/api/v1/stores/latest': { stores: [kitchen] },
      '/api/v1/stores/popular': { stores: [kitchen] },
      '/api/v1/categories': [meals],
      '/api/v1/brand': [{ id: 8, name: 'Olive & Co' }],
      '/api/v1/items/get-combined-data': { products: [pizza] },
      '/api/v1/help-and-support': help,
      '/api/v1/sitemap': [
        { kind: 'information', parts: 1 },
        { kind: 'modules', parts: 1 },
        { kind: 'stores', parts: 1 },
        { kind: 'items', parts: 2 },
        { kind: 'lists', parts: 1 },
        { kind: 'brands', parts: 1 },
        { kind: 'flash-sales', parts: 1 },
        { kind: 'kindOfALaterApi', parts: 1 },
      ],
      '/api/v1/sitemap/items/2': [{ id: 7, slug: 'pizza', module_id: 1, zone_id: null }],
      '/api/v1/sitemap/information/1': [
        { id: 1, slug: 'help-and-support', module_id: null, zone_id: null },
        { id: 2, slug: 'page-of-a-later-api', module_id: null, zone_id: null },
      ],
      '/api/v1/sitemap/modules/1': [{ id: 1, slug: 'food', module_id: 1, zone_id: null }],
      '/api/v1/sitemap/lists/1': [...MODULE_LISTS, 'listOfALaterApi'].map((slug) => ({
        id: 1,
        slug,
        module_id: 1,
        zone_id: null,
      })),
      '/api/v1/sitemap/brands/1': [{ id: 8, slug: 'olive', module_id: 1, zone_id: null }],
      '/api/v1/sitemap/flash-sales/1': [{ id: 4, slug: '4', module_id: 1, zone_id: null }],
      '/api/v1/sitemap/stores/1': [{ id: 2, slug: 'kitchen', module_id: 1, zone_id: 5 }],
    };
    await open();
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
  });
  after(async () => {
    await new Promise<void>((done) => marketplace.close(() => done()));
    await folders.remove();
  });

  const open = async (options: Partial<EdgeOptions> = {}) => {
    await edge?.close();
    edge = await openEdge(folders, { apiUrl, publicUrl: PUBLIC_URL, ...options });
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(edge?.url ?? '', path, { accept: 'text/html', ...headers });
  const read = async (path: string, headers?: Record<string, string>) => {
    const { status, body } = await get(path, headers);
    const html = body.toString();
    const one = (pattern: RegExp) => pattern.exec(html)?.[1];
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    return {
      status,
      html,
      title: one(/<title>([^<]*)<\/title>/),
      canonical: one(/<link rel="canonical" href="([^"]*)"/),
      meta: (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
      data: (type: string) => data.find((each) => each['@type'] === type),
    };
  };

  it('describes an item with its price, its rating and its breadcrumbs, escaped (RTE-3, SEC-1)', async () => {
    const page = await read('/product/pizza?module_id=1&utm_source=x');
    assert.equal(page.title, 'Pizza &quot;Quattro&quot; &lt;b&gt; · Souk &amp; Co');
    assert.equal(page.canonical, 'https://souk.example/product/pizza?module_id=1');
    assert.equal(page.meta('og:image'), 'https://souk.example/media/pizza.webp');
    assert.equal(page.meta('og:url'), page.canonical);
    const description = page.meta('description') ?? '';
    assert.match(description, /^Four cheeses\. .*oven…$|^Four cheeses\. .*…$/);
    assert.ok(description.length <= 161, 'one line of a search engine');
    const product = page.data('Product');
    assert.equal(product?.name, pizza.name);
    assert.deepEqual(product?.image, [
      'https://souk.example/media/pizza.webp',
      'https://pictures.example/2.webp',
    ]);
    assert.deepEqual(product?.offers, {
      '@type': 'Offer',
      price: '36.00',
      priceCurrency: 'AED',
      availability: 'https://schema.org/InStock',
      url: 'https://souk.example/product/pizza?module_id=1',
      seller: { '@type': 'Organization', name: 'Kitchen' },
    });
    assert.deepEqual(product?.aggregateRating, {
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      ratingCount: 12,
    });
    const steps = page.data('BreadcrumbList')?.itemListElement as { name: string }[];
    assert.deepEqual(
      steps.map(({ name }) => name),
      ['Souk & Co', 'Food', 'Meals', pizza.name],
    );
  });

  it('describes an item that came too late for its page on the next view, and asks for it once (RTE-3)', async () => {
    let respond = () => {};
    slowness = new Promise((done) => {
      respond = done;
    });
    const early = await Promise.all([1, 2, 3].map(() => read('/product/pizza?module_id=1')));
    for (const { status, canonical } of early) assert.deepEqual([status, canonical], [200, undefined]);
    respond();
    const page = await requestUntil(
      () => read('/product/pizza?module_id=1'),
      ({ canonical }) => canonical !== undefined,
    );
    assert.equal(page.data('Product')?.name, pizza.name);
    assert.equal(requests.filter(({ url }) => url.startsWith('/api/v1/items/details/')).length, 1);
  });

  it('names an item as sold out, and gives no rating where there is none', async () => {
    answers['/api/v1/items/details/pizza'] = { ...pizza, stock: 0, rating_count: 0 };
    const product = (await read('/product/pizza?module_id=1')).data('Product');
    assert.equal((product?.offers as { availability: string }).availability, 'https://schema.org/OutOfStock');
    assert.equal(product?.aggregateRating, undefined);
  });

  it('names a store as what it is, with its place and hours (STR-7)', async () => {
    const page = await read('/store/kitchen?module_id=1&store_zone_id=5&distance=3.2');
    assert.equal(page.title, 'Kitchen · Souk &amp; Co');
    assert.equal(page.canonical, 'https://souk.example/store/kitchen?module_id=1&amp;store_zone_id=5');
    const store = page.data('Restaurant');
    assert.equal(store?.address, '1 Harbour Street');
    assert.deepEqual(store?.openingHoursSpecification, [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '10:00', closes: '22:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', opens: '00:00', closes: '23:59' },
    ]);
  });

  it('names a category with what is in it, and a campaign with the stores that take part (CAT-2, PRO-7)', async () => {
    const category = await read('/category/meals?module_id=1');
    assert.equal(category.canonical, 'https://souk.example/category/meals?module_id=1');
    assert.equal(category.meta('description'), 'Meals · Meals to your door');
    assert.match(JSON.stringify(category.data('ItemList')), /category\/soups\?module_id=1/);
    answers['/api/v1/categories/soups'] = { ...meals, id: 4, slug: 'soups', name: 'Soups', childes: [] };
    const innermost = await read('/category/soups?module_id=1');
    assert.match(JSON.stringify(innermost.data('ItemList')), /product\/pizza\?module_id=1/);
    const { url, headers } = requests.find((each) => each.url.includes('category_ids=[4]')) ?? {};
    assert.match(url ?? '', /data_type=category/);
    assert.deepEqual([headers?.moduleid, headers?.zoneid], ['1', '[5,6]']);
    const campaign = await read('/campaigns/soup-week?module_id=1');
    assert.equal(campaign.title, 'Soup week · Souk &amp; Co');
    assert.match(JSON.stringify(campaign.data('ItemList')), /store\/kitchen\?module_id=1/);
  });

  for (const [kind, path, name] of [
    ['a store', '/store/kitchen?module_id=1&store_zone_id=5', 'Kitchen'],
    ['a category', '/category/meals?module_id=1', 'Meals'],
    ['a campaign', '/campaigns/soup-week?module_id=1', 'Soup week'],
    ['a flash sale', '/flash-sales?id=4&module_id=1', 'Night sale'],
  ] as const)
    it(`says where ${kind} stands: in its module, at its own address`, async () => {
      const steps = (await read(path)).data('BreadcrumbList')?.itemListElement as object[] | undefined;
      assert.deepEqual(
        steps,
        [
          ['Souk & Co', '/'],
          ['Food', '/home?module_id=1'],
          [name, path],
        ].map(([step, address], at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: step,
          item: `${PUBLIC_URL}${address}`,
        })),
      );
    });

  it('rates a store by what its customers gave, and not before anybody did (STR-7)', async () => {
    const path = '/store/kitchen?module_id=1&store_zone_id=5';
    assert.equal((await read(path)).data('Restaurant')?.aggregateRating, undefined);
    answers['/api/v1/stores/details/kitchen'] = { ...kitchen, avg_rating: 4.2, rating_count: 31 };
    await open();
    assert.deepEqual((await read(path)).data('Restaurant')?.aggregateRating, {
      '@type': 'AggregateRating',
      ratingValue: 4.2,
      ratingCount: 31,
    });
  });

  it('names each list of a module with what stands first in it, at one address however it is narrowed (STR-5, CAT-2, PRO-12, HOM-8)', async () => {
    const lists = {
      '/store/latest?module_id=1&type=top_rated&page=3': [
        'New stores',
        '/store/latest?module_id=1',
        '/store/kitchen?module_id=1&store_zone_id=5',
      ],
      '/store/popular?module_id=1&delivery=take_away': [
        'Popular stores',
        '/store/popular?module_id=1',
        '/store/kitchen?module_id=1&store_zone_id=5',
      ],
      '/categories?module_id=1': ['All categories', '/categories?module_id=1', '/category/meals?module_id=1'],
      '/all-brands?sort=az&module_id=1': [
        'All brands',
        '/all-brands?module_id=1',
        '/home?brand_id=8&module_id=1&data_type=brand',
      ],
      '/home?search=special-offer&module_id=1&data_type=discounted&filter=veg': [
        'Special Offer',
        '/home?data_type=discounted&module_id=1',
        '/product/pizza?module_id=1',
      ],
      '/home?data_type=new&module_id=1': [
        'New arrivals',
        '/home?data_type=new&module_id=1',
        '/product/pizza?module_id=1',
      ],
    };
    for (const [path, [title = '', canonical = '', first = '']] of Object.entries(lists)) {
      const page = await read(path);
      assert.deepEqual([page.status, page.title], [200, `${title} · Food · Souk &amp; Co`], path);
      assert.equal(page.canonical, `${PUBLIC_URL}${canonical.replaceAll('&', '&amp;')}`);
      assert.equal(page.meta('description'), `${title} · Meals to your door`, path);
      assert.equal(page.meta('robots'), undefined, path);
      const [item] = page.data('ItemList')?.itemListElement as { url: string }[];
      assert.equal(item?.url, PUBLIC_URL + first);
      const steps = page.data('BreadcrumbList')?.itemListElement as { name: string; item: string }[];
      assert.deepEqual(
        steps.map(({ name }) => name),
        ['Souk & Co', 'Food', title],
      );
      assert.equal(steps.at(-1)?.item, PUBLIC_URL + canonical);
    }
    const listed = requests.filter(({ url }) => url.startsWith('/api/v1/stores/'));
    assert.deepEqual(
      listed.map(({ headers }) => [headers.moduleid, headers.zoneid]),
      [
        ['1', '[5,6]'],
        ['1', '[5,6]'],
      ],
      'in every zone of the module',
    );
  });

  it('names the items of a brand, and the category behind a tile of a home, by their own addresses (PRO-12, AMB-10)', async () => {
    const brand = await read('/home?brand_id=8&module_id=1&data_type=brand&sort=low');
    assert.deepEqual(
      [brand.title, brand.canonical, brand.meta('robots')],
      [
        'Olive &amp; Co · Food · Souk &amp; Co',
        'https://souk.example/home?brand_id=8&amp;module_id=1&amp;data_type=brand',
        undefined,
      ],
    );
    const [item] = brand.data('ItemList')?.itemListElement as { url: string }[];
    assert.equal(item?.url, `${PUBLIC_URL}/product/pizza?module_id=1`);
    const listed = requests.find(({ url }) => url.startsWith('/api/v1/items/get-combined-data'));
    assert.equal(new URL(listed?.url ?? '', PUBLIC_URL).searchParams.get('brand_ids'), '[8]');
    const tile = await read('/home?search=category&id=3&module_id=1&data_type=category');
    assert.deepEqual([tile.status, tile.canonical], [200, 'https://souk.example/category/meals?module_id=1']);
  });

  it('answers 404 for an unknown brand, once the brands are known (RTE-3, PRO-12)', async () => {
    const path = '/home?brand_id=9&module_id=1&data_type=brand';
    const unknown = await read(path);
    assert.deepEqual(
      [unknown.status, unknown.canonical, unknown.meta('robots')],
      [404, undefined, 'noindex'],
    );
    assert.equal((await read('/home?module_id=1&data_type=brand')).status, 404, 'an address without a brand');
    assert.equal((await read('/home?brand_id=9&module_id=77&data_type=brand')).status, 200, 'unknown module');
    answers['/api/v1/brand'] = { brands: 'none' };
    await open();
    assert.equal((await read(path)).status, 200, 'where the marketplace does not tell');
  });

  it('names the module of the address, so that the header is laid out for it at once (HDR-2, HOM-21)', async () => {
    const first = async (path: string) => {
      const { html } = await read(path);
      const [, text = '{}'] = /id="souk-first-answers"[^>]*>([^<]*)</.exec(html) ?? [];
      return (JSON.parse(text) as { module?: object }).module;
    };
    assert.deepEqual(await first('/home?module_id=1'), { id: 1, module_type: 'food' });
    assert.equal(await first('/home?module_id=77'), undefined);
  });

  it('names a list where the marketplace does not tell in time what is in it, and no list of an unknown module', async () => {
    answers['/api/v1/brand'] = { brands: 'none' };
    const page = await read('/all-brands?module_id=1');
    assert.equal(page.canonical, 'https://souk.example/all-brands?module_id=1');
    assert.equal(page.data('ItemList'), undefined);
    const unknown = await read('/all-brands?module_id=77', { cookie: 'souk_module=77:food' });
    assert.deepEqual([unknown.status, unknown.canonical], [200, undefined]);
    assert.equal(requests.filter(({ headers }) => headers.moduleid === '77').length, 0);
  });

  it('names a flash sale with its items, and answers 404 for an unknown one (PRO-9, RTE-3)', async () => {
    const page = await read('/flash-sales?id=4&module_id=1');
    assert.deepEqual(
      [page.status, page.title, page.canonical],
      [200, 'Night sale · Souk &amp; Co', 'https://souk.example/flash-sales?id=4&amp;module_id=1'],
    );
    assert.equal(page.meta('description'), 'Night sale · Meals to your door');
    assert.match(JSON.stringify(page.data('ItemList')), /product\/pizza\?module_id=1/);
    answers['/api/v1/flash-sales/items'] = undefined;
    for (const none of ['?id=99', '?id=0', '?id=four', '?id=4%27--', ''])
      assert.equal((await get(`/flash-sales${none}`)).status, 404, none);
  });

  it('names a page of the marketplace’s own words, with its questions (FTR-4, FTR-9)', async () => {
    const page = await read('/help-and-support?from=mail');
    assert.deepEqual(
      [page.status, page.title, page.meta('description'), page.canonical],
      [200, 'Help &amp; support · Souk &amp; Co', help.description, 'https://souk.example/help-and-support'],
    );
    assert.deepEqual(page.data('FAQPage')?.mainEntity, [
      {
        '@type': 'Question',
        name: 'Where is my order?',
        acceptedAnswer: { '@type': 'Answer', text: help.questions[0]?.answer },
      },
    ]);
    answers['/api/v1/help-and-support'] = { ...help, questions: [] };
    await open();
    assert.equal((await read('/help-and-support')).data('FAQPage'), undefined);
  });

  it('shows the card of the site where a shared page has no picture of its own, with its size', async () => {
    for (const path of ['/', '/help-and-support', '/all-brands?module_id=1']) {
      const page = await read(path);
      const address = page.meta('og:image') ?? '';
      assert.equal(address, 'https://souk.example/icons/social-card.png', path);
      assert.deepEqual([page.meta('og:image:width'), page.meta('og:image:height')], ['1200', '630']);
      assert.equal(page.meta('twitter:card'), 'summary_large_image');
    }
    const card = await fetch(`${edge?.url}/icons/social-card.png`);
    assert.deepEqual([card.status, card.headers.get('content-type')], [200, 'image/png']);
    const bytes = Buffer.from(await card.arrayBuffer());
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630], 'as a PNG says it');
    assert.equal((await read('/product/pizza?module_id=1')).meta('og:image:width'), undefined);
  });

  it('answers 404 for a policy that the marketplace has switched off (FTR-1, RTE-3)', async () => {
    assert.equal((await read('/refund-policy')).status, 404);
    answers['/api/v1/refund-policy'] = { ...help, questions: [] };
    assert.equal((await read('/refund-policy')).status, 200);
  });

  it("names a module's home and the landing page in the visitor's language (MOD-7, LAN-2)", async () => {
    const home = await read('/home?module_id=1');
    assert.deepEqual([home.title, home.meta('description')], ['Food · Souk &amp; Co', 'Meals to your door']);
    assert.equal(home.canonical, 'https://souk.example/home?module_id=1');
    const landing = await read('/', { cookie: 'languageSetting=ar' });
    assert.equal(landing.meta('description'), 'Everything from nearby');
    assert.equal(landing.data('Organization')?.logo, 'https://souk.example/media/souk.svg');
    assert.equal(landing.canonical, 'https://souk.example/');
  });

  it('keeps results of a search and pages of a visitor out of search engines', async () => {
    for (const path of [
      '/home?data_type=searched&search=pizza&module_id=1',
      '/checkout?page=cart',
      '/auth/sign-in',
    ])
      assert.equal((await read(path)).meta('robots'), 'noindex', path);
    assert.equal((await read('/home?module_id=1')).meta('robots'), undefined);
  });

  it('redirects an old slug and an id to the current address, with the query (RTE-3)', async () => {
    answers['/api/v1/items/details/old-pizza'] = pizza;
    answers['/api/v1/items/details/7'] = pizza;
    for (const named of ['old-pizza', '7']) {
      const { status, headers } = await get(`/product/${named}?module_id=1&ref=mail`);
      assert.deepEqual(
        [status, headers.location, headers['cache-control']],
        [301, '/product/pizza?module_id=1&ref=mail', 'no-cache'],
      );
    }
    assert.equal((await get('/product/%70izza?module_id=1')).status, 200, 'another spelling of the same');
  });

  it('redirects to no other site, whatever a slug holds (SEC-1)', async () => {
    const slugs = ['//evil.example', '/\\evil.example', 'a\r\nset-cookie: b=c', '?x', '#x'];
    for (const [index, slug] of slugs.entries()) {
      answers[`/api/v1/items/details/${index + 1}`] = { ...pizza, slug };
      const { status, headers } = await get(`/product/${index + 1}?module_id=1`);
      assert.equal(status, 301);
      assert.equal(new URL(String(headers.location), PUBLIC_URL).origin, PUBLIC_URL);
      assert.equal(headers['set-cookie']?.toString().includes('b=c') ?? false, false);
    }
  });

  it('answers with the plain page where the marketplace sends something unexpected', async () => {
    answers['/api/v1/items/details/pizza'] = { id: 'seven', name: ['Pizza'] };
    const page = await read('/product/pizza?module_id=1');
    assert.deepEqual([page.status, page.title, page.canonical], [200, 'Souk &amp; Co', undefined]);
  });

  it('uses the requested address where no other is configured', async () => {
    await open({ publicUrl: undefined });
    const page = await read('/store/kitchen?module_id=1');
    assert.equal(
      page.canonical,
      `${edge?.url.replace(/\/$/, '')}/store/kitchen?module_id=1&amp;store_zone_id=5`,
    );
  });

  it('lists its pages for search engines in parts, and asks the marketplace once for many crawlers', async () => {
    const robots = (await get('/robots.txt')).body.toString();
    assert.match(robots, /^Disallow: \/checkout$/m);
    assert.match(robots, /^Sitemap: https:\/\/souk\.example\/sitemap\.xml$/m);
    const index = await Promise.all(Array.from({ length: 5 }, () => get('/sitemap.xml')));
    const files = [...(index[0]?.body.toString() ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, file]) => file,
    );
    assert.deepEqual(files, [
      'https://souk.example/sitemaps/information-1.xml',
      'https://souk.example/sitemaps/modules-1.xml',
      'https://souk.example/sitemaps/stores-1.xml',
      'https://souk.example/sitemaps/items-1.xml',
      'https://souk.example/sitemaps/items-2.xml',
      'https://souk.example/sitemaps/lists-1.xml',
      'https://souk.example/sitemaps/brands-1.xml',
      'https://souk.example/sitemaps/flash-sales-1.xml',
    ]);
    assert.equal(requests.filter(({ url }) => url === '/api/v1/sitemap').length, 1);
    const items = await get('/sitemaps/items-2.xml');
    assert.equal(items.headers['content-type'], 'application/xml; charset=utf-8');
    assert.match(items.body.toString(), /<loc>https:\/\/souk\.example\/product\/pizza\?module_id=1<\/loc>/);
    const addressesOf = async (file: string) =>
      [...(await get(`/sitemaps/${file}`)).body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = '']) => address.replaceAll('&amp;', '&'),
      );
    assert.deepEqual(await addressesOf('information-1.xml'), ['https://souk.example/help-and-support']);
    assert.deepEqual(await addressesOf('modules-1.xml'), [
      'https://souk.example/',
      'https://souk.example/home?module_id=1',
    ]);
    assert.deepEqual(await addressesOf('lists-1.xml'), [
      'https://souk.example/store/latest?module_id=1',
      'https://souk.example/store/popular?module_id=1',
      'https://souk.example/categories?module_id=1',
      'https://souk.example/all-brands?module_id=1',
      'https://souk.example/home?data_type=discounted&module_id=1',
      'https://souk.example/home?data_type=new&module_id=1',
    ]);
    assert.deepEqual(
      [await addressesOf('brands-1.xml'), await addressesOf('flash-sales-1.xml')],
      [
        ['https://souk.example/home?brand_id=8&module_id=1&data_type=brand'],
        ['https://souk.example/flash-sales?id=4&module_id=1'],
      ],
    );
    assert.match(
      (await get('/sitemaps/stores-1.xml')).body.toString(),
      /kitchen\?module_id=1&amp;store_zone_id=5</,
    );
    for (const none of ['items-3', 'items-0', 'orders-1', 'constructor-1', '..%2f..%2fetc'])
      assert.equal((await get(`/sitemaps/${none}.xml`)).status, 404, none);
    answers['/api/v1/sitemap/items/1'] = undefined;
    assert.equal(
      (await get('/sitemaps/items-1.xml')).status,
      503,
      'what is not known is not said to be empty',
    );
  });
});
