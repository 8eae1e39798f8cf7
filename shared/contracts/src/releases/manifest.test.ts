import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseRemoteManifest } from './manifest.ts';

const food = { name: 'food', moduleType: 'food', routes: ['/home'], shell: '^1.1.0' };

it('contains a module’s words for items and stores, and whether they have pages (WSH-7, WSH-8)', () => {
  const words = { en: { items: 'Foods', stores: 'Restaurants' } };
  const manifest = parseRemoteManifest({
    ...food,
    words,
    capabilities: { cart: true, productPage: true, unitPrices: true, itemNotes: true },
  });
  assert.deepEqual(manifest.words, words);
  assert.deepEqual(manifest.capabilities, {
    cart: true,
    wishlist: false,
    delivery: false,
    productPage: true,
    unitPrices: true,
    itemNotes: true,
  });
});

it('leaves out what the manifest does not have', () => {
  const manifest = parseRemoteManifest(food);
  assert.ok(!('words' in manifest));
  assert.deepEqual(manifest.capabilities, { cart: false, wishlist: false, delivery: false });
});

it('reports incomplete words', () => {
  for (const words of ['Foods', { en: 'Foods' }, { en: { items: 'Foods' } }, [1]])
    assert.throws(() => parseRemoteManifest({ ...food, words }), /"words" must hold "items" and "stores"/);
});

it('contains the pages that a server renders, and reports one that is not its own', () => {
  const serverRendered = { routes: ['/home', '/store/1'], params: ['tab'] };
  const routes = ['/home', '/store/*'];
  assert.deepEqual(parseRemoteManifest({ ...food, routes, serverRendered }).serverRendered, serverRendered);
  const foreign = { routes: ['/home', '/checkout'], params: [] };
  assert.throws(
    () => parseRemoteManifest({ ...food, routes, serverRendered: foreign }),
    /"serverRendered" names \/checkout, which "routes" does not cover/,
  );
  for (const wrong of [
    true,
    { routes: ['/home'] },
    { routes: '/home', params: [] },
    { routes: [1], params: [] },
  ])
    assert.throws(
      () => parseRemoteManifest({ ...food, serverRendered: wrong }),
      /"serverRendered" must hold the lists "routes" and "params"/,
    );
});

it('cannot become so long that every page is slow, and says which field is, with its size and the limit', () => {
  const routes = (count: number) => Array.from({ length: count }, (_, at) => `/store/${at}`);
  const long = 'a'.repeat(201);
  const words = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`l${at}`, { items: 'Foods', stores: '' }]));
  for (const [changes, reason] of [
    [{ routes: routes(201) }, '"routes" has 201 texts; the limit is 200'],
    [{ routes: [`/${long}`] }, '"routes" has a text of 202 characters; the limit is 200'],
    [{ moduleType: long }, '"moduleType" has a text of 201 characters; the limit is 200'],
    [{ words: words(67) }, '"words" has 201 texts; the limit is 200'],
    [{ words: { en: { items: long, stores: '' } } }, '"words" has a text of 201 characters'],
    [{ contributions: { [long]: './banner' } }, '"contributions" has a text of 201 characters'],
    [
      { routes: ['/*'], serverRendered: { routes: routes(400_000), params: [] } },
      '"serverRendered.routes" has 400000 texts',
    ],
    [{ serverRendered: { routes: [], params: routes(300) } }, '"serverRendered.params" has 300 texts'],
    [
      { routes: Array.from({ length: 100 }, () => `/${'a'.repeat(180)}`) },
      'remote.json has 18546 characters in all; the limit is 16000',
    ],
  ] as const)
    assert.throws(
      () => parseRemoteManifest({ ...food, ...changes }),
      ({ message }: Error) => message.includes(reason) || assert.fail(message),
    );
  assert.equal(parseRemoteManifest({ ...food, routes: routes(200), words: words(60) }).routes.length, 200);
});

it('passes on the words for items and stores, and nothing that stands beside them', () => {
  const words = { en: { items: 'Foods', stores: 'Restaurants', notes: 'a'.repeat(1_000_000) } };
  assert.deepEqual(parseRemoteManifest({ ...food, words }).words, {
    en: { items: 'Foods', stores: 'Restaurants' },
  });
});
