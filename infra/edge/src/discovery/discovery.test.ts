import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { DiscoveryDocument } from '@souk/contracts';
import type { RunningEdge } from '../start-edge.ts';
import { aDocument } from '../testing/documents.ts';
import { documentsOf, makeFolders, openEdge, rememberDocument } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { startFakeRegistry } from '../testing/fake-registry.ts';
import type { FakeRegistry } from '../testing/fake-registry.ts';

describe('the discovery document at the edge', () => {
  let folders: Folders;
  let registry: FakeRegistry;
  let edge: RunningEdge | null = null;

  beforeEach(async () => {
    folders = await makeFolders();
    registry = await startFakeRegistry(aDocument(5));
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
    await registry.close();
    await folders.remove();
  });

  const open = async (registryUrl?: string) => {
    edge = await openEdge(folders, registryUrl === undefined ? {} : { registryUrl });
    return edge.url;
  };
  const discovery = (url: string, headers: Record<string, string> = {}) =>
    fetch(new URL('/discovery', url), { headers });
  const revision = async (url: string) =>
    ((await (await discovery(url)).json()) as DiscoveryDocument).revision;

  it('is the one of the registry, to be asked for anew each time', async () => {
    const url = await open(registry.url);
    const response = await discovery(url);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
    assert.deepEqual(await response.json(), aDocument(5));
    const etag = response.headers.get('etag') ?? '';
    assert.equal((await discovery(url, { 'if-none-match': etag })).status, 304);
  });

  it('reaches open pages as soon as the registry has a new revision', async () => {
    const url = await open(registry.url);
    const documents = documentsOf(url);
    assert.equal((await documents.next()).value?.revision, 5);
    registry.say(aDocument(6));
    assert.deepEqual((await documents.next()).value, aDocument(6));
    await documents.return();
  });

  it('goes on being served when the registry goes away, and follows it when it is back', async () => {
    const url = await open(registry.url);
    const documents = documentsOf(url);
    await documents.next();
    registry.cutStreams();
    assert.equal(await revision(url), 5);
    registry.say(aDocument(7));
    assert.equal((await documents.next()).value?.revision, 7);
    await documents.return();
  });

  it('is served from disk by an edge that starts without the registry', async () => {
    const first = await open(registry.url);
    assert.equal(await revision(first), 5);
    await edge?.close();
    await registry.close();
    assert.equal(await revision(await open(registry.url)), 5);
  });

  it('only moves forward: an older revision is not taken', async () => {
    await rememberDocument(folders, aDocument(9));
    const url = await open(registry.url);
    assert.equal(await revision(url), 9);
    const documents = documentsOf(url);
    await documents.next();
    registry.say(aDocument(8));
    registry.say(aDocument(10));
    assert.equal((await documents.next()).value?.revision, 10);
    await documents.return();
  });

  it('starts anew with a fresh registry, whose count is lower', async () => {
    await rememberDocument(folders, aDocument(9, { epoch: 'an-earlier-database' }));
    assert.equal(await revision(await open(registry.url)), 5);
  });

  it('does not take what is no document, nor die of a damaged file', async () => {
    registry.say({ revision: 6 } as DiscoveryDocument);
    await rememberDocument(folders, 'damaged' as unknown as DiscoveryDocument);
    assert.equal((await discovery(await open(registry.url))).status, 503);
  });

  it('is on disk once it was taken', async () => {
    await open(registry.url);
    await edge?.close();
    edge = null;
    const text = await readFile(join(folders.cacheDir, 'discovery-production.json'), 'utf8');
    assert.deepEqual(JSON.parse(text), aDocument(5));
  });

  it('ends the streams of pages when the edge is stopped', async () => {
    const url = await open(registry.url);
    const documents = documentsOf(url);
    await documents.next();
    const end = documents.next();
    await edge?.close();
    edge = null;
    assert.equal((await end).done, true);
  });
});
