import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testDatabases } from '@souk/database/testing';
import { rawClient } from '@souk/http-server/testing';
import { startTestApi, type TestApi } from '../testing/api.ts';

const [database] = testDatabases();

if (database)
  describe('a request that the API never answers as a call', () => {
    let api: TestApi;
    before(async () => {
      api = await startTestApi(database);
    });
    after(() => api.close());

    const send = (...lines: string[]) => rawClient(api.url, [...lines, '', ''].join('\r\n')).closed;
    const CONFIG = 'GET /api/v1/config HTTP/1.1';

    it('names two hosts, none, or one that is no name (API-8)', async () => {
      assert.match(await send(CONFIG, 'Host: souk', 'Connection: close'), /^HTTP\/1\.1 200 /);
      for (const hosts of [['Host: souk', 'Host: souk'], ['Host: a b'], ['Host:']]) {
        const answer = await send(CONFIG, ...hosts, 'Connection: close');
        assert.match(answer, /^HTTP\/1\.1 400 .*"errors":\[\{"code":"host"/s, hosts.join());
      }
      assert.match(await send(CONFIG, 'Connection: close'), /^HTTP\/1\.1 400 /);
    });

    it('has headers that are too large (API-8)', async () => {
      const answer = await send(CONFIG, 'Host: souk', `X-Large: ${'x'.repeat(20_000)}`);
      assert.match(answer, /^HTTP\/1\.1 431 .*"errors"/s);
    });
  });
