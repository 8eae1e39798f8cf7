import { bus } from '@souk/event-bus';
import { LIMITS } from '../federation/limits.ts';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { createDiscovery } from '../federation/discovery.ts';
import type { LoadableRelease } from '../federation/loadable-release.ts';
import { createContributions, exportName } from './contributions.ts';

jest.mock('../federation/federation.ts', () => ({ loadModule: jest.fn() }));

const contributions = { 'product-dialog': './product-dialog' };
const fallback = { url: '/old.js', integrity: 'sha384-y', version: '1.0.0', globalName: 'food_1.0.0' };
const Dialog = () => null;

/** What contributes for a module type, where releases load what `loads` says, by version. */
function contributing(
  loads: Record<string, () => unknown>,
  releases = { food: aDiscoveredRelease('food', '2.0.0', { contributions, fallback }) },
) {
  const load = jest.fn(async ({ version }: LoadableRelease, _: string) => loads[version]?.());
  const discovery = createDiscovery(aDiscoveryDocument({}, releases), 'visitor');
  const { get, reject, isKilled } = createContributions(discovery, load);
  return { load, discovery, contribution: get, reject, isKilled };
}
const fail = () => Promise.reject(new Error('404'));

it('names what the module of a contribution exports', () =>
  expect(exportName('product-dialog')).toBe('ProductDialog'));

it('returns what the live release of the module contributes', async () => {
  const { contribution, load } = contributing({ '2.0.0': () => ({ ProductDialog: Dialog }) });
  await expect(contribution('product-dialog', 'food')).resolves.toBe(Dialog);
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ version: '2.0.0' }), './product-dialog');
});

it('returns the last good release’s where the live one cannot be loaded, and reports it', async () => {
  const listener = jest.fn();
  const stop = bus.on('release:failed', listener);
  const { contribution } = contributing({ '2.0.0': fail, '1.0.0': () => ({ ProductDialog: Dialog }) });
  await expect(contribution('product-dialog', 'food')).resolves.toBe(Dialog);
  expect(listener).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'food', version: '2.0.0', stage: 'load' }),
  );
  stop();
});

it.each([
  ['cannot be loaded', fail],
  ['exports something else', () => ({ Dialog })],
  ['is nothing', () => null],
])('gives nothing where every release %s', async (_, load) => {
  const { contribution } = contributing({ '2.0.0': load, '1.0.0': load });
  await expect(contribution('product-dialog', 'food')).resolves.toBeNull();
});

it('returns nothing where no release contributes', async () => {
  const { contribution, load } = contributing({}, { food: aDiscoveredRelease('food') });
  await expect(contribution('product-dialog', 'food')).resolves.toBeNull();
  await expect(contribution('product-dialog', 'flowers')).resolves.toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('waits no longer for a hanging release than a slot does', async () => {
  jest.useFakeTimers();
  const { contribution } = contributing({
    '2.0.0': () => new Promise(() => undefined),
    '1.0.0': () => ({ ProductDialog: Dialog }),
  });
  const given = contribution('product-dialog', 'food');
  await jest.advanceTimersByTimeAsync(LIMITS.load);
  await expect(given).resolves.toBe(Dialog);
  // While it hangs, it is not waited for again: no timer advances here.
  await expect(contribution('product-dialog', 'food')).resolves.toBe(Dialog);
  jest.useRealTimers();
});

it('takes a contribution for all modules where a module has none of its own', async () => {
  const releases = {
    food: aDiscoveredRelease('food'),
    quick: aDiscoveredRelease('quick', '2.0.0', { moduleType: null, contributions }),
  };
  const { contribution } = contributing({ '2.0.0': () => ({ ProductDialog: Dialog }) }, releases as never);
  await expect(contribution('product-dialog', 'food')).resolves.toBe(Dialog);
});

it('skips a release whose dialog threw, and returns the last good one’s', async () => {
  const OldDialog = () => null;
  const { contribution, reject } = contributing({
    '2.0.0': () => ({ ProductDialog: Dialog }),
    '1.0.0': () => ({ ProductDialog: OldDialog }),
  });
  reject(await contribution('product-dialog', 'food'));
  await expect(contribution('product-dialog', 'food')).resolves.toBe(OldDialog);
  reject(OldDialog);
  await expect(contribution('product-dialog', 'food')).resolves.toBeNull();
});

it('returns the live release’s after the release of an open dialog was killed', async () => {
  const OldDialog = () => null;
  const { contribution, discovery, isKilled } = contributing({
    '2.0.0': () => ({ ProductDialog: Dialog }),
    '1.0.0': () => ({ ProductDialog: OldDialog }),
  });
  const open = await contribution('product-dialog', 'food');
  expect(isKilled(open)).toBe(false);
  const live = { food: aDiscoveredRelease('food', '1.0.0', { contributions }) };
  discovery.offer(aDiscoveryDocument({ revision: 2, killed: { food: ['2.0.0'] } }, live));
  expect(isKilled(open)).toBe(true);
  await expect(contribution('product-dialog', 'food')).resolves.toBe(OldDialog);
});
