import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseRemoteManifest } from './manifest.ts';

const food = { name: 'food', moduleType: 'food', routes: ['/home'], shell: '^1.1.0' };

it('keeps what a module calls its items and stores, and whether they have pages (WSH-7, WSH-8)', () => {
  const words = { en: { items: 'Foods', stores: 'Restaurants' } };
  const manifest = parseRemoteManifest({
    ...food,
    words,
    capabilities: { cart: true, productPage: true, unitPrices: true },
  });
  assert.deepEqual(manifest.words, words);
  assert.deepEqual(manifest.capabilities, {
    cart: true,
    wishlist: false,
    delivery: false,
    productPage: true,
    unitPrices: true,
  });
});

it('leaves out what the manifest does not say', () => {
  const manifest = parseRemoteManifest(food);
  assert.ok(!('words' in manifest));
  assert.deepEqual(manifest.capabilities, { cart: false, wishlist: false, delivery: false });
});

it('names words that are incomplete', () => {
  for (const words of ['Foods', { en: 'Foods' }, { en: { items: 'Foods' } }, [1]])
    assert.throws(() => parseRemoteManifest({ ...food, words }), /"words" must hold "items" and "stores"/);
});
