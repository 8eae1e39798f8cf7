import { popularItemsQuery, queryClient } from '@souk/api-client';
import { HEADERS } from '@souk/contracts';
import { marketplace } from '@souk/testing';
import { aDiscoveredRelease, aDiscoveryDocument } from '../testing/a-discovery-document.ts';
import { openShell } from '../testing/render-host.tsx';

it('says with every call which releases the page runs, so that the API can tell an old page from a new one', async () => {
  const releases = { host: aDiscoveredRelease('host', '1.4.0'), food: aDiscoveredRelease('food', '1.0.1') };
  const { discovery } = openShell({ discovery: aDiscoveryDocument({ revision: 12 }, releases) });
  discovery.runs({ remote: 'food', version: '1.0.1' });
  await queryClient.fetchQuery(popularItemsQuery({ limit: 3 }));
  const [call] = marketplace.asked('popularItems');
  expect(call?.headers.get(HEADERS.releases)).toBe('host@1.4.0, food@1.0.1; revision=12');
});
