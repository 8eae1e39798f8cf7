import { act, fireEvent, screen, within } from '@testing-library/react';
import { aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { renderHost } from '../testing/render-host.tsx';
import type { HostFacts } from '../testing/render-host.tsx';
import { theNetworkIs } from '../testing/the-network.ts';
import { prefetchRelease } from './prefetch-release.ts';

const prefetched = () => jest.mocked(prefetchRelease).mock.calls.map(([{ remote }]) => remote);

async function open(facts: HostFacts = {}) {
  const host = renderHost(facts);
  const modules = within(await screen.findByRole('navigation', { name: 'Modules' }));
  return { ...host, grocery: modules.getByRole('button', { name: 'Grocery' }) };
}

beforeEach(() => jest.mocked(prefetchRelease).mockReset());
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each([
  ['is pointed at', (tab: HTMLElement) => fireEvent.pointerOver(tab, { pointerType: 'mouse' })],
  ['is touched', (tab: HTMLElement) => fireEvent.pointerOver(tab, { pointerType: 'touch' })],
  ['has the focus', (tab: HTMLElement) => act(() => tab.focus())],
])('fetches a module’s first files when its tab %s', async (_, reach) => {
  const { grocery } = await open();
  expect(prefetched()).toEqual([]);
  reach(grocery);
  expect(prefetched()).toEqual(['grocery']);
});

it('fetches what a link of the bottom navigation leads to (HDR-1)', async () => {
  renderHost({ phone: true, token: 'a-token', path: '/auth/sign-in' });
  const links = within(await screen.findByRole('navigation', { name: 'Main' }));
  fireEvent.pointerOver(links.getByRole('link', { name: 'Home' }));
  expect(prefetched()).toEqual(['food']);
});

it('fetches nothing for a customer who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { grocery } = await open();
  fireEvent.pointerOver(grocery);
  expect(prefetched()).toEqual([]);
});

it('fetches nothing without a connection (API-14)', async () => {
  const { grocery } = await open();
  await theNetworkIs(false);
  fireEvent.pointerOver(grocery);
  expect(prefetched()).toEqual([]);
  await theNetworkIs(true);
});

it('fetches nothing of a release that was killed', async () => {
  const { grocery, shell } = await open();
  const killed = { grocery: ['1.0.0'] };
  act(() => void shell.discovery.offer(aDiscoveryDocument({ revision: 2, killed })));
  fireEvent.pointerOver(grocery);
  expect(prefetched()).toEqual([]);
});
