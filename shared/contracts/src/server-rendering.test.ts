import assert from 'node:assert/strict';
import { it } from 'node:test';
import { serverRenderedParams, viewPath } from './server-rendering.ts';

const browse = { serverRendered: { routes: ['/store/*', '/home?data_type'], params: ['search', 'page'] } };

it('knows the pages of a remote that a server renders', () => {
  assert.deepEqual(serverRenderedParams(browse, '/store/7?search=pizza'), ['search', 'page']);
  assert.deepEqual(serverRenderedParams(browse, '/home?data_type=new'), ['search', 'page']);
  for (const path of ['/home', '/checkout', '/stores'])
    assert.equal(serverRenderedParams(browse, path), null, path);
  assert.equal(serverRenderedParams({}, '/store/7'), null);
});

it('normalises an address: removes what does not change the first screen, and sorts the rest', () => {
  const path = (search: string) => viewPath('/store/7', search, ['search', 'page']);
  assert.equal(
    path('?page=2&utm_source=mail&search=a%20b&module_id=1'),
    '/store/7?module_id=1&search=a+b&page=2',
  );
  assert.equal(path('?module_id=1&search=a+b&page=2'), '/store/7?module_id=1&search=a+b&page=2');
  assert.equal(path('?token=secret'), '/store/7');
});
