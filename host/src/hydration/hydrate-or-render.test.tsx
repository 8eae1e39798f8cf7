import type { PageReport } from '@souk/contracts';
import { faultOfPageReport } from '@souk/contracts/page-report';
import { act } from '@testing-library/react';
import { createDiscovery } from '../federation/discovery.ts';
import { createStore } from '../state/store.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { hydrateOrRender } from './hydrate-or-render.tsx';

const beacon = jest.fn((_: string, __: string) => true);
let stop = () => undefined as void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => ({ status: 200, json: async () => ({ api: false }) }) as Response);
  Object.assign(navigator, { sendBeacon: beacon });
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'souk-page-token', content: 'a-token' });
  document.head.append(meta);
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
  jest.useRealTimers();
});

/** The browser draws other words than the server did. @returns what telemetry then says of the host */
async function openPage({ isHydrated }: { isHydrated: boolean }) {
  const host = aDiscoveredRelease('host', '3.0.0');
  const discovery = createDiscovery(aDiscoveryDocument({}, { host }), 'visitor');
  stop = startTelemetry({
    discovery,
    active: createStore<string | null>(null),
    shown: () => null,
    entered: () => null,
    isOnline: () => true,
  });
  const root = document.createElement('div');
  if (isHydrated) root.innerHTML = '<p>From the server</p>';
  const report = jest.fn();
  await act(async () =>
    hydrateOrRender(root, <p>From the browser</p>, {
      isHydrated,
      hostVersion: discovery.hostVersion,
      report,
    }),
  );
  await jest.advanceTimersByTimeAsync(4000);
  expect(root).toHaveTextContent('From the browser');
  const sent = JSON.parse(beacon.mock.calls.at(-1)?.[1] ?? '') as PageReport;
  expect(faultOfPageReport(sent)).toBeNull();
  const { version, failures } = sent.releases.find(({ remote }) => remote === 'host') ?? {};
  return { version, failures, reported: report.mock.calls.length };
}

it('counts a difference between server and browser against the host’s release', async () => {
  expect(await openPage({ isHydrated: true })).toEqual({
    version: '3.0.0',
    failures: { hydration: 1 },
    reported: 1,
  });
});

it('counts nothing where the browser renders the page', async () => {
  expect(await openPage({ isHydrated: false })).toEqual({ version: '3.0.0', failures: {}, reported: 0 });
});
