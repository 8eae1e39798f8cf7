import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readFile } from 'node:fs/promises';
import { products } from './catalogue/products.ts';
import { buildDataset } from './dataset.ts';
import { compositions } from './pictures/compositions.ts';

const now = new Date('2026-05-04T09:00:00Z');

it('is the same on every fill', async () => {
  const [first, second] = await Promise.all([
    buildDataset({ items: 2100, now }),
    buildDataset({ items: 2100, now }),
  ]);
  assert.equal(JSON.stringify(first), JSON.stringify(second));
});

it('keeps its rows when it grows: the same stores, and no slug twice', async () => {
  const tables = new Map(await buildDataset({ items: 20_000, now }));
  const items = tables.get('items') ?? [];
  assert.equal(items.length, 20_000);
  assert.equal(new Set(items.map(({ slug }) => slug)).size, 20_000);
  const stores = tables.get('stores') ?? [];
  assert.ok(stores.length > 300);
  assert.equal(new Set(stores.map(({ slug }) => slug)).size, stores.length);
});

it('rates items between 3.9 and 4.9, few of them by fewer than five people, and stores alike', async () => {
  const tables = new Map(await buildDataset({ items: 2600, now }));
  const rated = (table: string) =>
    (tables.get(table) ?? [])
      .map(({ rating_sum, rating_count }) => ({ sum: Number(rating_sum), count: Number(rating_count) }))
      .filter(({ count }) => count > 0);
  for (const table of ['items', 'stores'])
    for (const { sum, count } of rated(table).filter(({ count }) => count >= 5))
      assert.ok(sum / count >= 3.9 && sum / count <= 4.9, `${table}: ${sum} / ${count}`);
  const items = rated('items');
  assert.ok(items.length > 1300);
  assert.ok(items.filter(({ count }) => count < 5).length < items.length * 0.1);
  const averages = rated('stores').map(({ sum, count }) => sum / count);
  assert.ok(Math.max(...averages) - Math.min(...averages) > 0.4);
});

it('has items of few and of many reviews in each module, each by another customer', async () => {
  const tables = new Map(await buildDataset({ items: 2600, now }));
  const reviews = tables.get('reviews') ?? [];
  const authors = new Set(
    reviews.map(({ item_id, customer_id }) => `${String(item_id)}-${String(customer_id)}`),
  );
  assert.equal(authors.size, reviews.length);
  for (const module of [1, 2, 3, 4]) {
    const counts = (tables.get('items') ?? [])
      .filter(({ module_id, rating_count }) => module_id === module && Number(rating_count) > 0)
      .map(({ rating_count }) => Number(rating_count));
    const sameCount = (count: number) => counts.filter((each) => each === count).length;
    assert.ok(Math.max(...counts.map(sameCount)) < counts.length / 4, `module ${module}`);
    assert.ok(Math.max(...counts) > 30 && Math.max(...counts) <= 60, `module ${module}`);
  }
});

it('shows in the gallery of an item nothing but the item', async () => {
  const items = new Map(await buildDataset({ items: 2600, now })).get('items') ?? [];
  const galleries = items.map(({ image, images }) => ({ image: String(image), images: images as string[] }));
  for (const { image, images } of galleries)
    for (const picture of images) assert.equal(picture.split('/')[1], image.split('/')[1]);
  assert.ok(galleries.some(({ images }) => images.length > 1));
});

it('writes prices as shops write them, with a discount and without', async () => {
  const tables = new Map(await buildDataset({ items: 2600, now }));
  const endings = new Set<string>();
  for (const { price, discount, discount_type } of tables.get('items') ?? []) {
    const cents = Number(price);
    const reduced =
      discount_type === 'percent' ? (cents * (100 - Number(discount))) / 100 : cents - Number(discount);
    for (const amount of [cents, reduced]) endings.add((amount % 100).toFixed(0).padStart(2, '0'));
  }
  assert.deepEqual([...endings].sort(), ['00', '25', '50', '75', '95', '99']);
});

it('names a shop and an offer on banners, in titles that fit', async () => {
  const banners = new Map(await buildDataset({ items: 2600, now })).get('banners') ?? [];
  const titles = banners.map(({ title }) => title as { en: string; ar: string });
  for (const { en, ar } of titles) {
    assert.doesNotMatch(en + ar, /[{}]/);
    assert.ok(en.length <= 60, en);
  }
  assert.ok(titles.filter(({ en }) => /\d|[Ff]ree/.test(en)).length > titles.length / 2);
});

it('describes every product in two sentences or more, in both languages, none like another', () => {
  for (const { name, description } of products) {
    assert.match(description.en, /[.!?] \S.*\.$/, name.en);
    assert.match(description.ar, /[\u0600-\u06ff].*[.!؟] \S.*\.$/u, name.en);
  }
  for (const language of ['en', 'ar'] as const)
    assert.equal(new Set(products.map(({ description }) => description[language])).size, products.length);
});

const BRITISH =
  /\b(aubergine|courgette|and rocket|rocket leaves|napp(y|ies)|plasters|torch(es)?|bin bags?|mince|cookery|trousers|mudguards?|zip|gelatine|(behavi|col|fav|flav)our\w*|steriliser|(centi)?metres?|litres?)\b/i;

it('speaks American English in what it sells', () => {
  for (const { name, description } of products) assert.doesNotMatch(`${name.en}: ${description.en}`, BRITISH);
});

it('ends only the home of grocery with a banner that leads nowhere (HOM-2)', async () => {
  const banners = new Map(await buildDataset({ items: 200, now })).get('promotional_banners') ?? [];
  assert.deepEqual(
    banners.filter(({ bottom }) => bottom !== null).map(({ bottom }) => bottom),
    ['promotional/grocery-bottom'],
  );
});

/** Every value of a row that names a picture. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(items|scenes|covers|logos|brands|banners|campaigns|promotional|modules|heroes|parcel|landing|brand)\/[a-z0-9-]+$/.test(
      value,
    )
      ? [value]
      : [];
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

it('draws every picture that a row names, more than 200 of them, and no name twice', async () => {
  const drawn = compositions().map(({ name }) => name);
  const names = new Set(drawn);
  assert.equal(names.size, drawn.length);
  assert.ok(names.size >= 200);
  const tables = await buildDataset({ items: 2600, now });
  const used = new Set(tables.flatMap(([, rows]) => rows.flatMap(picturesIn)));
  assert.ok(used.size >= 200);
  assert.deepEqual(
    [...used].filter((name) => !names.has(name)),
    [],
  );
  const columns = {
    items: 'image',
    stores: 'logo',
    categories: 'image',
    brands: 'image',
    banners: 'image',
    modules: 'icon',
  };
  for (const [table, column] of Object.entries(columns))
    for (const row of new Map(tables).get(table) ?? [])
      assert.ok(names.has(String(row[column])), `${table}: ${String(row[column])}`);
});

it('has a clip for every video that a row names, each below 300 KB', async () => {
  const tables = new Map(await buildDataset({ items: 200, now }));
  const videos = [
    ...new Set(
      (tables.get('advertisements') ?? []).map(({ video }) => video).filter((video) => video !== null),
    ),
  ];
  for (const video of [...videos, 'video/parcel-journey.webm']) {
    const bytes = await readFile(new URL(`../${String(video)}`, import.meta.url));
    assert.ok(bytes.length < 300_000);
    assert.equal(bytes.readUInt32BE(0), 0x1a45dfa3);
  }
});

it('draws a city with every kind of place, named in both languages, in less than 1.5 MB', async () => {
  const content = await readFile(new URL('../data/city/map.geojson', import.meta.url), 'utf8');
  assert.ok(content.length < 1_500_000);
  const map = JSON.parse(content) as {
    features: { properties: { kind: string; name?: { en: string; ar: string } } }[];
  };
  const kinds = new Set(map.features.map(({ properties }) => properties.kind));
  assert.deepEqual([...kinds].sort(), [
    'avenue',
    'building',
    'district',
    'land',
    'park',
    'place',
    'river',
    'street',
    'water',
  ]);
  for (const { properties } of map.features)
    if (properties.name) assert.match(properties.name.ar, /[\u0600-\u06ff]/);
});

it('serves a module of any type that is named, with stores, goods and pictures of another', async () => {
  const extraModules = ['flowers', 'food', 'pet-food', 'flowers'];
  const tables = new Map(await buildDataset({ items: 2600, now, extraModules }));
  const rows = (table: string) => tables.get(table) ?? [];
  const added = rows('modules').slice(5);
  assert.deepEqual(
    added.map(({ module_type, name }) => [module_type, (name as { en: string }).en]),
    [
      ['flowers', 'Flowers'],
      ['pet-food', 'Pet food'],
    ],
  );
  const drawn = new Set(compositions().map(({ name }) => name));
  for (const module of added) {
    const own = (table: string) => rows(table).filter(({ module_id }) => module_id === module.id);
    assert.deepEqual(
      own('module_zones')
        .map(({ zone_id }) => zone_id)
        .sort(),
      [1, 2],
    );
    assert.equal(own('stores').length, 4);
    assert.equal(own('items').length, 48);
    const categories = new Set(own('categories').map(({ id }) => id));
    const stores = new Set(own('stores').map(({ id }) => id));
    assert.ok(own('items').every((item) => categories.has(item.category_id) && stores.has(item.store_id)));
    for (const id of stores)
      assert.equal(rows('store_schedules').filter(({ store_id }) => store_id === id).length, 7);
    const pictures = [module, ...own('stores'), ...own('items')].flatMap(picturesIn);
    assert.deepEqual(
      pictures.filter((name) => !drawn.has(name)),
      [],
    );
  }
  for (const table of ['modules', 'stores', 'categories', 'items']) {
    assert.equal(new Set(rows(table).map(({ slug }) => slug)).size, rows(table).length, table);
    assert.equal(new Set(rows(table).map(({ id }) => id)).size, rows(table).length, table);
  }
});
