import { bus } from '@souk/event-bus';
import { aShell } from '@souk/testing';
import type { DiscoveredRelease, RemoteProps, ShellServices } from '@souk/contracts';
import { waitFor } from '@testing-library/react';
import { createDiscovery } from '../federation/discovery.ts';
import type { LoadableRelease } from '../federation/loadable-release.ts';
import { createHistory } from '../history/history.ts';
import { createStore } from '../state/store.ts';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { startSlots } from './slots.ts';

const mockLoads = jest.fn();
jest.mock('../federation/federation.ts', () => ({
  BrokenReleaseError: class extends Error {},
  loadModule: (release: LoadableRelease) => mockLoads(release),
}));

const lifecycles = ({ remote, version }: LoadableRelease) => ({
  bootstrap: async () => undefined,
  mount: async ({ domElement, onReady }: RemoteProps) => {
    domElement.textContent = `${remote} ${version}`;
    onReady();
  },
  unmount: async () => undefined,
  hide: async () => undefined,
  show: async ({ onReady }: RemoteProps) => onReady(),
});

// single-spa is one per page, and so is what follows: a page that goes from test to test.
window.history.replaceState(null, '', '/home?module_id=1');
const history = createHistory();
const shell: ShellServices = { ...aShell(), history };
const inModule = createStore('food');
const releases: Record<string, DiscoveredRelease> = {
  food: aDiscoveredRelease('food'),
  grocery: aDiscoveredRelease('grocery'),
  browse: aDiscoveredRelease('browse', '1.0.0', { moduleType: null, routes: ['/store/*'] }),
};
const discovery = createDiscovery(aDiscoveryDocument({}, releases), 'visitor');
const outlet = document.createElement('div');
document.body.append(outlet);
mockLoads.mockImplementation(async (release: LoadableRelease) => lifecycles(release));
const slots = startSlots({ outlet, shell, discovery, moduleType: inModule.get });
inModule.subscribe(slots.refresh);

let revision = 1;
const goLive = (changes: Record<string, DiscoveredRelease>) => {
  Object.assign(releases, changes);
  discovery.offer(aDiscoveryDocument({ revision: ++revision }, releases));
};
/** What is seen: what stands in slots that are not hidden. */
const seen = () =>
  [...outlet.children].filter((slot) => !(slot as HTMLElement).hidden).map((slot) => slot.textContent);
const loadsOf = (remote: string) =>
  mockLoads.mock.calls.filter(([release]) => release.remote === remote).length;

// What a test breaks is whole again for the next.
beforeEach(() => mockLoads.mockImplementation(async (release: LoadableRelease) => lifecycles(release)));

it('draws the remote of the path and the module', async () => {
  await waitFor(() => expect(seen()).toEqual(['food 1.0.0']));
  expect(slots.active.get()).toBe('food');
  expect(slots.state.get()).toBe('shown');
});

it('changes the remote with the module, on one path, without a reload', async () => {
  inModule.set('grocery');
  expect(slots.active.get()).toBe('grocery');
  expect(slots.state.get()).toBe('loading');
  await waitFor(() => expect(seen()).toEqual(['grocery 1.0.0']));
});

it('draws a remote of no module in every module', async () => {
  history.push('/store/olive-kitchen');
  expect(slots.active.get()).toBe('browse');
  await waitFor(() => expect(seen()).toEqual(['browse 1.0.0']));
});

it('draws nothing where no remote claims the path', async () => {
  history.push('/nowhere');
  expect(slots.active.get()).toBeNull();
  await waitFor(() => expect(seen()).toEqual([]));
  expect(slots.state.get()).toBe('away');
});

it('keeps the shown release when another goes live, arms the new one, and shows it at the next visit', async () => {
  history.push('/home');
  await waitFor(() => expect(seen()).toEqual(['grocery 1.0.0']));
  const armed = jest.fn();
  const stop = bus.on('release:armed', armed);
  goLive({ grocery: aDiscoveredRelease('grocery', '2.0.0') });
  await waitFor(() => expect(armed).toHaveBeenCalledWith({ remote: 'grocery', version: '2.0.0', revision }));
  expect(seen()).toEqual(['grocery 1.0.0']);
  inModule.set('food');
  await waitFor(() => expect(seen()).toEqual(['food 1.0.0']));
  inModule.set('grocery');
  await waitFor(() => expect(seen()).toEqual(['grocery 2.0.0']));
  stop();
});

it('arms nothing of remotes that this page never showed', async () => {
  expect(loadsOf('pharmacy')).toBe(0);
  goLive({ pharmacy: aDiscoveredRelease('pharmacy') });
  expect(loadsOf('pharmacy')).toBe(0);
});

describe('remotes that were left', () => {
  const goTo = async (remote: string) => {
    inModule.set(remote);
    await waitFor(() => expect(seen()).toEqual([expect.stringContaining(remote)]));
    return outlet.querySelector(`[data-slot="${remote}"] > *`);
  };

  it('are shown again as they are, the last two of them', async () => {
    goLive({ pharmacy: aDiscoveredRelease('pharmacy'), parcel: aDiscoveredRelease('parcel') });
    const food = await goTo('food');
    await goTo('grocery');
    await goTo('pharmacy');
    expect(await goTo('food')).toBe(food);
    await goTo('grocery');
    await goTo('pharmacy');
    await goTo('parcel');
    expect(await goTo('food')).not.toBe(food);
  });

  it.each(['session:changed', 'location:changed', 'language:changed'] as const)(
    'are not kept for another customer, place or language: %s',
    async (event) => {
      const food = await goTo('food');
      await goTo('grocery');
      bus.emit(event, undefined as never);
      expect(await goTo('food')).not.toBe(food);
    },
  );
});

it('adds a sixth remote that was unknown when the page was opened', async () => {
  goLive({ flowers: aDiscoveredRelease('flowers') });
  inModule.set('flowers');
  await waitFor(() => expect(seen()).toEqual(['flowers 1.0.0']));
});

it('works with a remote whose name every object has', async () => {
  const named = JSON.parse(
    JSON.stringify({ a: aDiscoveredRelease('constructor'), b: aDiscoveredRelease('proto') })
      .replace('"a"', '"constructor"')
      .replace('"b"', '"__proto__"'),
  ) as Record<string, ReturnType<typeof aDiscoveredRelease>>;
  Object.assign(releases, { constructor: named.constructor });
  discovery.offer(
    aDiscoveryDocument({ revision: ++revision, killed: { pharmacy: ['0.9.0'] } }, { ...releases, ...named }),
  );
  inModule.set('constructor');
  await waitFor(() => expect(seen()).toEqual(['constructor 1.0.0']));
  inModule.set('flowers');
  await waitFor(() => expect(seen()).toEqual(['flowers 1.0.0']));
  Reflect.deleteProperty(releases, 'constructor');
});

it('removes a remote at once that was removed from the channel, and shows its next release', async () => {
  inModule.set('flowers');
  await waitFor(() => expect(seen()).toEqual(['flowers 1.0.0']));
  Reflect.deleteProperty(releases, 'flowers');
  discovery.offer(aDiscoveryDocument({ revision: ++revision, killed: { flowers: ['1.0.0'] } }, releases));
  await waitFor(() => expect(seen()).toEqual([]));
  expect(slots.active.get()).toBeNull();
  mockLoads.mockImplementation((release: LoadableRelease) =>
    new Promise((done) => setTimeout(done)).then(() => lifecycles(release)),
  );
  goLive({ flowers: aDiscoveredRelease('flowers', '1.0.1') });
  await waitFor(() => expect(seen()).toEqual(['flowers 1.0.1']));
});

it('does not show a removed release again when the next one comes', async () => {
  Reflect.deleteProperty(releases, 'flowers');
  discovery.offer(aDiscoveryDocument({ revision: ++revision }, releases));
  await waitFor(() => expect(seen()).toEqual([]));
  mockLoads.mockImplementation((release: LoadableRelease) =>
    new Promise((done) => setTimeout(done)).then(() => lifecycles(release)),
  );
  goLive({ flowers: aDiscoveredRelease('flowers', '1.0.2') });
  await waitFor(() => expect(seen()).toEqual(['flowers 1.0.2']));
});

it('reports which release failed, and leaves the others alone', async () => {
  const failed = jest.fn();
  const stop = bus.on('release:failed', failed);
  mockLoads.mockImplementation(async (release: LoadableRelease) => {
    if (release.remote === 'food') throw new Error('404');
    return lifecycles(release);
  });
  goLive({ food: aDiscoveredRelease('food', '3.0.0') });
  inModule.set('food');
  // The last version that worked in this page cannot be loaded either, now.
  await waitFor(() => expect(slots.state.get()).toBe('failed'));
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'food', version: '3.0.0', stage: 'load', reason: 'Error: 404' }),
  );
  inModule.set('grocery');
  await waitFor(() => expect(seen()).toEqual(['grocery 2.0.0']));
  stop();
});

it('tries again when the customer asks', async () => {
  mockLoads.mockImplementation(async () => Promise.reject(new Error('404')));
  inModule.set('food');
  await waitFor(() => expect(slots.state.get()).toBe('failed'));
  mockLoads.mockImplementation(async (release: LoadableRelease) => lifecycles(release));
  slots.retry();
  await waitFor(() => expect(seen()).toEqual(['food 3.0.0']));
});

it('shows only the last of many quick switches', async () => {
  for (const type of ['grocery', 'food', 'flowers', 'grocery', 'food', 'grocery']) inModule.set(type);
  await waitFor(() => expect(seen()).toEqual(['grocery 2.0.0']));
  await waitFor(() => expect(outlet).toHaveTextContent(/^grocery 2\.0\.0$/));
});

it('replaces a release at once that is killed while it is on screen, with a message', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  inModule.set('food');
  await waitFor(() => expect(seen()).toEqual(['food 3.0.0']));
  const says = jest.mocked(shell.toast);
  says.mockClear();
  Object.assign(releases, { food: aDiscoveredRelease('food', '2.0.0') });
  discovery.offer(aDiscoveryDocument({ revision: ++revision, killed: { food: ['3.0.0'] } }, releases));
  await waitFor(() => expect(seen()).toEqual(['food 2.0.0']));
  expect(slots.shown()).toMatchObject({ remote: 'food', version: '2.0.0' });
  expect(slots.entered()).toEqual({ remote: 'food', version: '2.0.0' });
  expect(says).toHaveBeenCalledWith(expect.objectContaining({ id: 'release-replaced' }));
  expect(scrolled).toHaveBeenCalled();
  expect(slots.active.get()).toBe('food');
});

it('loads only the newest of all releases that came while the tab was hidden', async () => {
  history.push('/home?module_id=1');
  inModule.set('food');
  await waitFor(() => expect(slots.state.get()).toBe('shown'));
  const look = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look(true);
  const before = loadsOf('food');
  for (let patch = 1; patch <= 100; patch += 1) goLive({ food: aDiscoveredRelease('food', `7.0.${patch}`) });
  expect(loadsOf('food')).toBe(before);
  look(false);
  await waitFor(() => expect(loadsOf('food')).toBe(before + 1));
  expect(mockLoads.mock.calls.at(-1)?.[0]).toMatchObject({ remote: 'food', version: '7.0.100' });
  jest.restoreAllMocks();
});
