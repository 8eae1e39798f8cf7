import type { PickedRelease } from '@souk/contracts';
import { aDiscoveredRelease } from '../testing/a-discovery-document.ts';
import { prefetchRelease } from './prefetch-release.ts';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const names = () => fetched.mock.calls.map(([url]) => url.split('/').slice(2).join('/'));

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ ok: true } as Response);
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const file = (remote: string, name: string) => ({
  url: `/releases/${remote}/1.0.0/${name}`,
  integrity: `of ${name}`,
});
const aRelease = (remote: string, ...files: string[]): PickedRelease => ({
  ...aDiscoveredRelease(remote, '1.0.0', { preload: files.map((name) => file(remote, name)) }),
  remote,
});

it('fetches the entry and its first scripts by their hashes, and runs nothing', async () => {
  await prefetchRelease(aRelease('grocery', 'expose-remote.1.js', 'rubik.2.woff2'), []);
  expect(fetched.mock.calls).toEqual([
    ['/releases/grocery/1.0.0/remoteEntry.js', { integrity: 'sha384-x' }],
    ['/releases/grocery/1.0.0/expose-remote.1.js', { integrity: 'of expose-remote.1.js' }],
  ]);
  expect(document.querySelector('script, link')).toBeNull();
});

it('fetches a release once, and again where that failed', async () => {
  const release = aRelease('pharmacy');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchRelease(release, []);
  await prefetchRelease(release, []);
  await prefetchRelease(release, []);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('fetches nothing of a release that runs, nor what that brought of shared packages', async () => {
  const food = aRelease('food', 'expose-remote.1.js', 'storefront.2.js');
  const parcel = aRelease('parcel', 'expose-remote.3.js', 'storefront.4.js');
  Object.assign(globalThis, { [food.extras.globalName]: {} });
  await prefetchRelease(food, [food, parcel]);
  expect(fetched).not.toHaveBeenCalled();
  await prefetchRelease(parcel, [food, parcel]);
  expect(names()).toEqual(['parcel/1.0.0/remoteEntry.js', 'parcel/1.0.0/expose-remote.3.js']);
  Reflect.deleteProperty(globalThis, food.extras.globalName);
});
