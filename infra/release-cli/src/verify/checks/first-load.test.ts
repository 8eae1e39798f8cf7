import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ReleaseRecord } from '@souk/contracts';
import type { Candidate } from '../candidate.ts';
import { findingsOfFirstLoads, firstLoads } from './first-load.ts';

const bytes = { 'entry.js': Buffer.from('x'.repeat(4000)), 'hidden.js': randomBytes(20_000) };
const candidate = (compressed: Record<string, number> = {}): Candidate => ({
  record: {
    files: Object.entries(bytes).map(([path, { length: size }]) => ({
      path,
      size,
      integrity: '',
      ...(compressed[path] !== undefined && { compressed: compressed[path] }),
    })),
  } as ReleaseRecord,
  manifest: {
    name: 'food',
    routes: ['/home'],
    shell: '*',
    contributions: {},
    capabilities: { cart: true, wishlist: true, delivery: true },
  },
  files: new Map(Object.entries(bytes)),
  serverBundle: null,
  maps: new Map(),
});

describe('the first load of a release', () => {
  it('is that of its heaviest route, by the requested files, as the edge sends them', async () => {
    const loaded = new Map([
      ['/home', new Set(['entry.js'])],
      ['/stores', new Set(['entry.js', 'hidden.js', 'not-there.js'])],
    ]);
    const published = candidate({ 'entry.js': 1000 });
    const loads = await firstLoads(published, loaded);
    assert.deepEqual(loads[0], { path: '/stores', files: 3, bytes: 21_000 });
  });

  it('is compressed here, where it was not published yet', async () => {
    const [load] = await firstLoads(candidate(), new Map([['/home', new Set(['entry.js'])]]));
    assert.ok(load && load.bytes < 100, String(load?.bytes));
  });

  it('is unknown where nothing was drawn', async () => {
    assert.deepEqual(await firstLoads(candidate(), new Map()), []);
  });

  it('may request so many files, and is told where it requests more', () => {
    const load = (files: number) => ({ path: '/home', files, bytes: 1000 });
    assert.deepEqual(findingsOfFirstLoads([load(24)]), []);
    const [finding = ''] = findingsOfFirstLoads([load(3), load(25)]);
    assert.match(finding, /^\/home: it requests 25 of its files .+, at most 24 may be\./);
  });
});
