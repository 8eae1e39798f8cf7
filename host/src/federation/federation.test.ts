import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { BrokenReleaseError, loadModule, startFederation } from './federation.ts';
import type { LoadableRelease } from './federation.ts';

jest.mock('@module-federation/runtime-core', () => ({}));
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerGlobalPlugins: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

let count = 0;
/** A release that this page has not seen: what is known of releases lasts as long as the page. */
const aRelease = (): LoadableRelease => {
  const version = `1.0.${++count}`;
  return {
    remote: 'food',
    version,
    url: `/releases/food/${version}/remoteEntry.js`,
    integrity: `sha384-${count}`,
    globalName: `food_1_0_${count}`,
  };
};
/** The entry's script ran: a `var` library is a global from then on, whatever threw after it. */
const arrive = ({ globalName }: LoadableRelease) => Object.assign(globalThis, { [globalName]: {} });

const loads = jest.mocked(loadRemote);

beforeEach(() => void loads.mockReset());

it('takes each version by a name of its own, and twice without a second request', async () => {
  loads.mockResolvedValue({ mount: 1 });
  const release = aRelease();
  const first = await loadModule(release, './remote');
  expect(await loadModule(release, './remote')).toBe(first);
  expect(loads).toHaveBeenCalledTimes(1);
  expect(loads).toHaveBeenCalledWith(`${release.globalName}/remote`);
  expect(registerRemotes).toHaveBeenCalledWith([
    { name: release.globalName, entry: release.url, type: 'global', entryGlobalName: release.globalName },
  ]);
});

it('never tries a release again whose code threw while it was set up', async () => {
  const release = aRelease();
  loads.mockImplementation(async () => {
    arrive(release);
    throw new Error('top level');
  });
  await expect(loadModule(release, './remote')).rejects.toBeInstanceOf(BrokenReleaseError);
  await expect(loadModule(release, './product-dialog')).rejects.toBeInstanceOf(BrokenReleaseError);
  expect(loads).toHaveBeenCalledTimes(1);
});

it('tries a release again that failed to load over the network', async () => {
  const release = aRelease();
  loads.mockRejectedValueOnce(new Error('offline'));
  await expect(loadModule(release, './remote')).rejects.toThrow('offline');
  loads.mockResolvedValue({ mount: 1 });
  await expect(loadModule(release, './remote')).resolves.toEqual({ mount: 1 });
});

it('rejects an entry without a module', async () => {
  loads.mockResolvedValue(null);
  await expect(loadModule(aRelease(), './remote')).rejects.toThrow('exposes no ./remote');
});

it('runs an entry only with the hash that the document has for it', async () => {
  startFederation();
  const plugin = jest.mocked(registerPlugins).mock.calls[0]?.[0]?.[0];
  const script = (url: string) => plugin?.createScript?.({ url } as never) as HTMLScriptElement;
  loads.mockResolvedValue({});
  const release = aRelease();
  expect(() => script(release.url)).toThrow('No hash is known');
  await loadModule(release, './remote');
  expect(script(release.url)).toMatchObject({ integrity: release.integrity, crossOrigin: 'anonymous' });
  expect(() => script('/releases/food/9.9.9/remoteEntry.js')).toThrow('No hash is known');
});
