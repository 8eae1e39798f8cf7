import { openContainer } from './container.ts';
import { BrokenReleaseError, loadModule } from './federation.ts';
import type { LoadableRelease } from './loadable-release.ts';

jest.mock('./container.ts', () => ({ openContainer: jest.fn() }));

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

const opens = jest.mocked(openContainer);
/** A container that exposes what the test says. */
const exposing = (get: (exposed: string) => unknown) => ({
  init: () => undefined,
  get: (exposed: string) => Promise.resolve(() => get(exposed)),
});

beforeEach(() => void opens.mockReset());

it('opens each version once, and runs a module of it once', async () => {
  const get = jest.fn(() => ({ mount: 1 }));
  opens.mockResolvedValue(exposing(get));
  const release = aRelease();
  const first = await loadModule(release, './remote');
  expect(first).toEqual({ mount: 1 });
  expect(await loadModule(release, './remote')).toBe(first);
  await loadModule(release, './product-dialog');
  expect(opens.mock.calls.map(([opened]) => opened)).toEqual([release]);
  expect(get.mock.calls).toEqual([['./remote'], ['./product-dialog']]);
});

it('never tries a release again whose code threw while it was set up', async () => {
  const release = aRelease();
  opens.mockImplementation(() => {
    arrive(release);
    return Promise.resolve(
      exposing(() => {
        throw new Error('top level');
      }),
    );
  });
  await expect(loadModule(release, './remote')).rejects.toBeInstanceOf(BrokenReleaseError);
  await expect(loadModule(release, './product-dialog')).rejects.toBeInstanceOf(BrokenReleaseError);
  expect(opens).toHaveBeenCalledTimes(1);
});

it('tries a release again that failed to load over the network', async () => {
  const release = aRelease();
  opens.mockRejectedValueOnce(new Error('offline'));
  await expect(loadModule(release, './remote')).rejects.toThrow('offline');
  opens.mockResolvedValue(exposing(() => ({ mount: 1 })));
  await expect(loadModule(release, './remote')).resolves.toEqual({ mount: 1 });
});

it('tries a release of which a further file did not come again in a container of its own', async () => {
  const release = aRelease();
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  opens.mockImplementationOnce(() => {
    arrive(release);
    return Promise.resolve({ init: () => undefined, get: () => Promise.reject(missing) });
  });
  await expect(loadModule(release, './remote')).rejects.toBe(missing);
  opens.mockImplementationOnce(() => {
    arrive(release);
    return Promise.resolve(exposing(() => ({ mount: 1 })));
  });
  await expect(loadModule(release, './remote')).resolves.toEqual({ mount: 1 });
});
