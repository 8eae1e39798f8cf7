import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { ENTRY_FILE, SERVER_FILE, releaseUrl } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { readPublishedCandidate } from './published-candidate.ts';

const ENTRY = 'var food_1_0_0 = {};';
const file = (path: string, text: string) => ({
  path,
  size: text.length,
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

const record = {
  remote: 'food',
  version: '1.0.0',
  entry: ENTRY_FILE,
  globalName: 'food_1_0_0',
  initial: [],
  files: [file(ENTRY_FILE, ENTRY), file(SERVER_FILE, 'var soukRemote;')],
  manifest: {
    name: 'food',
    routes: ['/home'],
    shell: '^1.0.0',
    contributions: {},
    capabilities: { cart: true, wishlist: true, delivery: true },
  },
} as unknown as ReleaseRecord;

describe('a published release that is verified', () => {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    if (url === releaseUrl('food', '1.0.0', ENTRY_FILE)) response.end(ENTRY);
    else response.writeHead(404).end();
  });
  let storefront: string;
  before(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    storefront = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());

  it('has every file that browsers are given, and the whole record', async () => {
    const candidate = await readPublishedCandidate(record, storefront);
    assert.deepEqual([...candidate.files.keys()], [ENTRY_FILE]);
    assert.equal(candidate.record, record);
    assert.deepEqual(requests, [releaseUrl('food', '1.0.0', ENTRY_FILE)]);
  });

  it('is none where a file is missing, or holds other bytes', async () => {
    const missing = { ...record, files: [...record.files, file('style.js', '')] };
    await assert.rejects(
      readPublishedCandidate(missing, storefront),
      /answered 404 to style\.js of food 1\.0\.0/,
    );
    const other = { ...record, files: [file(ENTRY_FILE, 'something else')] };
    await assert.rejects(readPublishedCandidate(other, storefront), /differs from the published file/);
  });
});
