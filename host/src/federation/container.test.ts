import { openContainer } from './container.ts';
import type { LoadableRelease } from './loadable-release.ts';
import type { ShareScope } from './share-scope.ts';

const release: LoadableRelease = {
  remote: 'food',
  version: '1.0.1',
  url: '/releases/food/1.0.1/remoteEntry.js',
  integrity: 'sha384-1',
  globalName: 'food_1_0_1',
};
const scope: ShareScope = {};
const scopes = { create: () => scope, join: jest.fn() };
const entry = () => document.head.querySelector('script');

afterEach(() => {
  entry()?.remove();
  Reflect.deleteProperty(globalThis, release.globalName);
});

it('runs an entry only with the hash that the document has for it', async () => {
  const opening = openContainer(release, scopes);
  expect(entry()).toMatchObject({ integrity: 'sha384-1', crossOrigin: 'anonymous', fetchPriority: 'high' });
  expect(entry()?.getAttribute('src')).toBe(release.url);
  entry()?.onerror?.(new Event('error'));
  await expect(opening).rejects.toThrow('remoteEntry.js did not load');
  expect(entry()).toBeNull();
  await expect(openContainer({ ...release, integrity: '' }, scopes)).rejects.toThrow('No hash is known');
  expect(entry()).toBeNull();
});

it('gives the container what the page shares, once its entry ran', async () => {
  const container = { init: jest.fn(), get: jest.fn() };
  const opening = openContainer(release, scopes);
  Object.assign(globalThis, { [release.globalName]: container });
  entry()?.onload?.(new Event('load'));
  expect(await opening).toBe(container);
  expect(container.init).toHaveBeenCalledWith(scope);
  expect(scopes.join).toHaveBeenCalledWith(release.globalName, scope);
  expect(entry()).toBeNull();
});

it('rejects an entry that threw before it defined its container', async () => {
  const opening = openContainer(release, scopes);
  entry()?.onload?.(new Event('load'));
  await expect(opening).rejects.toThrow('defines no food_1_0_1');
});
