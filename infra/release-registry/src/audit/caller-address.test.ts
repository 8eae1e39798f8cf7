import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry } from '@souk/contracts';
import { rawClient } from '@souk/http-server/testing';
import { startRegistry } from '../start-registry.ts';
import { startDatabase } from '../testing/databases.ts';
import { registryAt } from '../testing/releases.ts';
import { newToken } from '../tokens/token-format.ts';

describe('the address in the audit', () => {
  const token = newToken('person');
  let database: { url: string; close(): Promise<void> };
  let storeDir: string;
  before(async () => {
    database = await startDatabase('embedded');
    storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
  });
  after(async () => {
    await database.close();
    await rm(storeDir, { recursive: true, force: true });
  });

  /** What the audit says of a change that was made from an address of this machine, with a word on where it came from. */
  async function addressOf(
    trustedProxies: readonly string[] | undefined,
    forwarded: string,
    localAddress = '127.0.0.1',
  ): Promise<string | null | undefined> {
    const options = { databaseUrl: database.url, storeDir, token, driveMs: 0 };
    const registry = await startRegistry({ ...options, ...(trustedProxies && { trustedProxies }) });
    const url = new URL('/registry/v1/channels/production/settings/food', registry.url);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': forwarded,
    };
    await new Promise<void>((done, fail) => {
      request(url, { method: 'PATCH', headers, localAddress }, (response) =>
        response.resume().on('end', done),
      )
        .on('error', fail)
        .end(JSON.stringify({ holdback: 20 }));
    });
    const { body } = await registryAt(registry.url, token).get('audit?action=settings&limit=1');
    await registry.close();
    return (body.entries as AuditEntry[])[0]?.address;
  }

  it('is the one that a trusted proxy names', async () => {
    assert.equal(await addressOf(['loopback'], '203.0.113.7'), '203.0.113.7');
    assert.equal(await addressOf(['127.0.0.0/8'], '2001:db8::7'), '2001:db8::7');
  });

  it('is not what a client sent to that proxy', async () => {
    assert.equal(await addressOf(['loopback'], '198.51.100.1, 203.0.113.7'), '203.0.113.7');
    // Two proxies, one behind the other.
    assert.equal(
      await addressOf(['loopback', '10.0.0.5'], '198.51.100.1, 203.0.113.7, 10.0.0.5'),
      '203.0.113.7',
    );
  });

  it('is the caller’s own where the caller is no trusted proxy, whatever it sends', async () => {
    assert.equal(await addressOf(['10.0.0.5', '127.0.0.1'], '203.0.113.7', '127.0.0.9'), '127.0.0.9');
    assert.equal(await addressOf([], '203.0.113.7'), '127.0.0.1');
    assert.equal(await addressOf(undefined, '203.0.113.7'), '127.0.0.1');
  });

  it('names one host, and is rejected with two', async () => {
    const registry = await startRegistry({ databaseUrl: database.url, storeDir, token, driveMs: 0 });
    const ask = (...hosts: string[]) =>
      rawClient(
        registry.url,
        [
          'GET /registry/v1/me HTTP/1.1',
          ...hosts,
          `Authorization: Bearer ${token}`,
          'Connection: close',
          '',
          '',
        ].join('\r\n'),
      ).closed;
    try {
      assert.match(await ask('Host: registry'), /^HTTP\/1\.1 200 /);
      assert.match(await ask('Host: registry', 'Host: registry'), /^HTTP\/1\.1 400 .*bad-host/s);
    } finally {
      await registry.close();
    }
  });
});
