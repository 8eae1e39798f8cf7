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
