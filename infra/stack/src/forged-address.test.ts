import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openEmbeddedDatabase } from '@souk/database/testing';
import { startEdge, type RunningEdge } from '@souk/edge';
import { startMarketplaceApi } from '@souk/marketplace-api';
import { newSigningKey } from '@souk/release-registry';
import { readSettings } from '@souk/tooling/settings';

/** Guests that one address may make in a minute here. */
const GUESTS = 3;

describe('an address that a client makes up', () => {
  const closers: (() => Promise<unknown>)[] = [];
  let folder = '';
  let databaseUrl = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-stack-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const database = await openEmbeddedDatabase({ dataDir: join(folder, 'database') });
    closers.push(() => database.close());
    databaseUrl = database.url;
  });
  after(async () => {
    for (const close of closers.reverse()) await close();
  });

  const startApi = async (trustedProxies?: string[]) => {
    const api = await startMarketplaceApi({
      databaseUrl,
      mediaDir: join(folder, 'media'),
      limits: { guest: GUESTS },
      ...(trustedProxies && { trustedProxies }),
    });
    closers.push(() => api.close());
    return api.url;
  };
  const startEdgeOf = async (apiUrl: string, trustedProxies: string[]): Promise<RunningEdge> => {
    const edge = await startEdge({
      port: 0,
      registryUrl: 'http://127.0.0.1:1',
      registryKey: newSigningKey().publicKey,
      apiUrl,
      storeDir: join(folder, 'releases'),
      cacheDir: join(folder, 'edge'),
      trustedProxies,
    });
    closers.push(() => edge.close());
    return edge;
  };
  /** The statuses of more calls than one address may make, each of which names another address. */
  const statuses = async (url: string) => {
    const found: number[] = [];
    for (let call = 0; call <= GUESTS; call += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${call}`,
        'x-real-ip': `203.0.113.${call}`,
        forwarded: `for=203.0.113.${call}`,
      };
      found.push(
        (await fetch(new URL('/api/v1/auth/guest/request', url), { method: 'POST', headers })).status,
      );
    }
    return found;
  };
  const LIMITED = [...Array<number>(GUESTS).fill(200), 429];

  it('is ignored by the edge and the API as they start without configuration', async () => {
    const { trustedProxies } = readSettings({});
    // As the stack starts them: its own edge is in front of its API.
    const apiUrl = await startApi(['loopback']);
    assert.deepEqual(await statuses((await startEdgeOf(apiUrl, trustedProxies)).url), LIMITED);
    assert.deepEqual(await statuses(await startApi()), LIMITED);
  });

  it('is accepted from a configured proxy', async () => {
    const apiUrl = await startApi(['loopback']);
    const { url } = await startEdgeOf(
      apiUrl,
      readSettings({ SOUK_TRUSTED_PROXIES: 'loopback' }).trustedProxies,
    );
    assert.deepEqual(await statuses(url), Array<number>(GUESTS + 1).fill(200));
  });
});
