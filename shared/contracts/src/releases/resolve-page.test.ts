import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOST_PATHS, ROUTES } from '../routes.ts';
import { isModulePath, resolvePage } from './resolve-page.ts';

const claims = (moduleType: string | null, ...routes: string[]) => ({ extras: { moduleType, routes } });
const LIVE = {
  food: claims('food', '/home'),
  parcel: claims('parcel', '/home', '/parcel-delivery-info'),
  browse: claims(null, '/product/*'),
};
const resolve = (path: string, moduleType: string | null = 'food', live = LIVE) =>
  resolvePage(live, path, moduleType);

describe('a path', () => {
  it('that the host draws is the host’s, whatever releases claim', () => {
    for (const path of HOST_PATHS) {
      const live = { ...LIVE, greedy: claims(null, '/*') };
      assert.deepEqual(resolvePage(live, path, null), { kind: 'host' }, path);
    }
  });

  it('is drawn by the remote of the module, else by one that draws it in every module', () => {
    assert.deepEqual(resolve('/home'), { kind: 'remote', remote: 'food', moduleType: 'food' });
    assert.deepEqual(resolve('/product/hat'), { kind: 'remote', remote: 'browse', moduleType: null });
    const live = { ...LIVE, homes: claims(null, '/home') };
    assert.deepEqual(resolvePage(live, '/home', 'grocery'), {
      kind: 'remote',
      remote: 'homes',
      moduleType: null,
    });
  });

  it('with a search parameter that a remote names is drawn by that one, in the place of a home (SRC-9)', () => {
    const live = { ...LIVE, browse: claims(null, '/home?data_type') };
    const listing = { kind: 'remote', remote: 'browse', moduleType: null };
    assert.deepEqual(resolvePage(live, '/home?search=tea&data_type=searched', 'food'), listing);
    for (const path of ['/home', '/home?data_type=', '/home?search=tea'])
      assert.deepEqual(resolvePage(live, path, 'food'), {
        kind: 'remote',
        remote: 'food',
        moduleType: 'food',
      });
    assert.deepEqual(resolvePage(live, '/home?data_type=searched', null), { kind: 'module-needed' });
    assert.deepEqual(resolvePage(live, '/about?data_type=searched', 'food'), { kind: 'not-found' });
  });

  it('that one module alone claims selects that module (RTE-1, PCL-4)', () => {
    const parcel = { kind: 'remote', remote: 'parcel', moduleType: 'parcel' };
    for (const type of ['food', 'parcel', null])
      assert.deepEqual(resolve('/parcel-delivery-info', type), parcel, String(type));
  });

  it('that several modules claim requires a module', () => {
    assert.deepEqual(resolve('/home', null), { kind: 'module-needed' });
  });

  it('that no remote claims is not found, nor one that the module’s remote does not have (RTE-3)', () => {
    assert.deepEqual(resolve('/profile'), { kind: 'not-found' });
    assert.deepEqual(resolve('/profile', null), { kind: 'not-found' });
    assert.deepEqual(resolve('/home', 'flowers'), { kind: 'not-found' });
    for (const path of [ROUTES.profile, ROUTES.trackOrder, ROUTES.parcelDelivery])
      assert.deepEqual(resolvePage({ browse: LIVE.browse }, path, null), { kind: 'not-found' }, path);
  });
});

it('belongs to a module where the remote of that module claims it', () => {
  assert.equal(isModulePath(LIVE, '/home'), true);
  assert.equal(isModulePath(LIVE, '/parcel-delivery-info'), true);
  assert.equal(isModulePath(LIVE, '/product/hat'), false);
  assert.equal(isModulePath(LIVE, '/'), false);
});
