import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isReadable, keyOf, kindOf, mayStore } from './decide.ts';
import * as calls from '@souk/contracts/api';
import type { Call } from '@souk/contracts/api';

const SITE = 'https://souk.example';
const asked = (path: string, { mode = 'cors', method = 'GET', headers = {} } = {}) =>
  kindOf(
    { url: new URL(path, SITE).href, mode: mode as RequestMode, method, headers: new Headers(headers) },
    SITE,
  );

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const reads = Object.values(calls)
  .flatMap((group) => (typeof group === 'object' ? Object.values(group as object) : []))
  .filter(isCall)
  .filter(({ method }) => method === 'GET');
const pathOf = ({ path }: Call) => path.replaceAll(/:\w+/g, '7');

describe('what the service worker handles', () => {
  it('stores no answer of a call that asks who the customer is (API-14, SEC-1)', () => {
    const personal = reads.filter(({ needs, path }) => needs !== undefined || path.includes('/customer/'));
    assert.ok(personal.length >= 12, `${personal.length} calls`);
    for (const call of personal) assert.equal(asked(pathOf(call)), null, call.path);
  });

  it('stores what a home, a store, an item, a category and a search are made of (API-14)', () => {
    const stored = reads.filter((call) => asked(pathOf(call)) === 'api').map(({ path }) => path.slice(8));
    for (const path of [
      'config',
      'module',
      'zone/list',
      'banners',
      'categories',
      'categories/:id',
      'categories/items/:id',
      'stores/popular',
      'stores/details/:id',
      'items/details/:id',
      'items/popular',
      'items/get-combined-data',
      'campaigns/details/:id',
      'flash-sales/items',
    ])
      assert.ok(stored.includes(path), path);
  });

  it('stores no typed words, no place, coupon, quote or position (API-14)', () => {
    for (const path of [
      'items/item-or-store-search?name=so',
      'config/get-zone-id?lat=1&lng=2',
      'config/place-api-autocomplete?search_text=a',
      'config/geocode-api?lat=1&lng=2',
      'coupon/list',
      'coupon/apply?code=a',
      'cashback/list',
      'files/7?signature=a',
    ])
      assert.equal(asked(`/api/v1/${path}`), null, path);
  });

  it('leaves to the browser what changes something, streams, or is of another site', () => {
    assert.equal(asked('/api/v1/config', { method: 'POST' }), null);
    assert.equal(asked('/discovery'), null);
    assert.equal(asked('/discovery/events'), null);
    assert.equal(asked('/telemetry'), null);
    assert.equal(asked('https://maps.example/releases/host/1.0.0/a.js'), null);
    assert.equal(asked('/releases/food/1.0.0/a.mp4', { headers: { range: 'bytes=0-' } }), null);
    for (const path of ['/api/docs', '/media/a.webp', '/releases/host/1.0.0/a.svg', '/discovery'])
      assert.equal(asked(path, { mode: 'navigate' }), null, path);
  });

  it('handles pages, files of releases and public pictures, not those with a signed address (API-14)', () => {
    assert.equal(asked('/home?module_id=1', { mode: 'navigate' }), 'page');
    assert.equal(asked('/releases/food/1.0.0/remoteEntry.js'), 'release');
    assert.equal(asked('/media/items/soup-240.webp'), 'picture');
    assert.equal(asked('/media/items/soup-240.webp?signature=a'), null);
  });

  it('serves no private page without a connection (API-14)', () => {
    for (const path of ['/', '/home', '/store/a', '/profiles', '/checkouts'])
      assert.equal(isReadable(path), true, path);
    for (const path of [
      '/checkout',
      '/checkout/placed',
      '/profile',
      '/chatting',
      '/track-order',
      '/auth/sign-in',
    ])
      assert.equal(isReadable(path), false, path);
  });

  it('separates the answers for different zones, modules, languages and positions (API-2, API-14)', () => {
    const key = (headers: Record<string, string>) =>
      keyOf('api', `${SITE}/api/v1/stores/popular?offset=1&limit=2`, new Headers(headers));
    const here = { zoneid: '[1]', moduleId: '1', 'x-localization': 'en', latitude: '1', longitude: '2' };
    const others = Object.keys(here).map((name) => key({ ...here, [name]: '9' }));
    assert.equal(new Set([key(here), ...others]).size, 6);
    assert.equal(key(here), key({ ...here, authorization: 'Bearer a', 'x-software-id': '1' }));
    assert.equal(
      key(here),
      keyOf('api', `${SITE}/api/v1/stores/popular?limit=2&offset=1`, new Headers(here)),
      'whatever the order of the query',
    );
  });

  it('stores no error, no preview, and nothing that a backend marks as private (API-14)', () => {
    const answer = (status: number, control = 'no-cache', type = 'text/html') => ({
      status,
      type: 'basic' as ResponseType,
      headers: new Headers({ 'cache-control': control, 'content-type': type }),
    });
    assert.equal(mayStore('api', answer(200)), true);
    for (const status of [206, 301, 404, 500]) assert.equal(mayStore('api', answer(status)), false);
    assert.equal(mayStore('api', answer(200, 'private, max-age=60')), false);
    assert.equal(mayStore('picture', answer(200, 'private, max-age=900')), false);
    assert.equal(mayStore('page', answer(200, 'private, no-cache')), true);
    assert.equal(mayStore('page', answer(200, 'no-store')), false);
    assert.equal(mayStore('page', answer(200, 'private, no-cache', 'text/plain')), false);
    assert.equal(mayStore('picture', { ...answer(200), type: 'opaque' }), false);
  });
});
