import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { readExamples } from './example-addresses.ts';
import type { Storefront } from './storefront.ts';

const locations = (...addresses: string[]) =>
  addresses.map((address) => `<loc>https://shop.test${address}</loc>`).join('\n');

const SITEMAPS: Record<string, string> = {
  '/sitemap.xml': locations('/sitemaps/stores-1.xml', '/sitemaps/items-1.xml'),
  '/sitemaps/stores-1.xml': locations(
    '/store/tailor?module_id=2&amp;store_zone_id=1',
    '/store/forno?module_id=1&amp;store_zone_id=2',
    '/store/basil?module_id=1&amp;store_zone_id=1',
  ),
  '/sitemaps/items-1.xml': locations('/product/soup?module_id=1'),
};

describe('example addresses for a route without one', () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const text = SITEMAPS[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  let url = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());
  const read = (...routes: string[]) =>
    readExamples({ url, module: { id: 1 } as Storefront['module'] }, routes);

  it("are the first ones of the module in the storefront's sitemap", async () => {
    assert.deepEqual(await read('/product/*', '/store/*', '/categories'), [
      '/store/forno?module_id=1&store_zone_id=2',
      '/product/soup?module_id=1',
    ]);
  });

  it('are none where the sitemap has none, which is not requested without need', async () => {
    assert.deepEqual(await read('/checkout/*'), []);
    requests.length = 0;
    assert.deepEqual(await read('/home'), []);
    assert.deepEqual(requests, []);
  });
});
