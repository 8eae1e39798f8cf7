import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { DiscoveryDocument } from '@souk/contracts';
import type { RunningEdge } from '../start-edge.ts';
import { aDocument } from '../testing/documents.ts';
import {
  documentsOf,
  makeFolders,
  openEdge,
  readStored,
  rememberDocument,
  writeKept,
} from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { startFakeRegistry } from '../testing/fake-registry.ts';
import type { FakeRegistry } from '../testing/fake-registry.ts';
import { signed, signedBySomebodyElse } from '../testing/signing.ts';

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

  it('is the one of the registry, and is revalidated each time', async () => {
    const url = await open(registry.url);
    const response = await discovery(url);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
    assert.deepEqual(await response.json(), aDocument(5));
    const etag = response.headers.get('etag') ?? '';
    assert.equal((await discovery(url, { 'if-none-match': etag })).status, 304);
  });

  it('is not ready any more where the folder of the edge was deleted', async () => {
    const url = await open(registry.url);
    const health = () => fetch(new URL('/healthz', url));
    assert.equal((await health()).status, 200);
    // At once, since the edge may be writing into it.
    await rename(folders.cacheDir, `${folders.cacheDir}-deleted`);
    const response = await health();
    assert.equal(response.status, 503);
    assert.equal(((await response.json()) as { ready: boolean }).ready, false);
  });

  it('reaches open pages as soon as the registry has a new revision', async () => {
    const url = await open(registry.url);
    const documents = documentsOf(url);
    assert.equal((await documents.next()).value?.revision, 5);
    registry.say(aDocument(6));
    assert.deepEqual((await documents.next()).value, aDocument(6));
    await documents.return();
  });

  it('is not sent again to a page that has it already', async () => {
    const url = await open(registry.url);
    const firstWords = async (id: string) => {
      const stop = new AbortController();
      const response = await fetch(new URL('/discovery/events', url), {
        headers: { 'last-event-id': id },
        signal: stop.signal,
      });
      const { value } = (await response.body?.getReader().read()) ?? {};
      stop.abort();
      return new TextDecoder().decode(value);
    };
    assert.equal(await firstWords('first-epoch-5'), ': nothing new\n\n');
    for (const id of ['first-epoch-4', 'earlier-epoch-5', ''])
      assert.match(await firstWords(id), /"revision":5/);
  });

  it('is still served when the registry goes down, and follows it when it is back', async () => {
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

  it('moves forward only: an older revision is ignored', async () => {
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

  it('starts again with a new registry, whose count is lower', async () => {
    await rememberDocument(
      folders,
      aDocument(9, { epoch: 'an-earlier-database', epochStartedAt: '2026-01-01T00:00:00.000Z' }),
    );
    registry.say(aDocument(5, { epochStartedAt: '2026-01-02T00:00:00.000Z' }));
    assert.equal(await revision(await open(registry.url)), 5);
  });

  for (const [what, epochStartedAt] of [
    ['an earlier epoch', '2026-01-01T00:00:00.000Z'],
    ['an epoch that started at the same time', '2026-01-02T00:00:00.000Z'],
    ['an epoch that does not say when it started', undefined],
  ] as const)
    it(`never returns to ${what}, however high its count and right its signature`, async () => {
      await rememberDocument(folders, aDocument(5, { epochStartedAt: '2026-01-02T00:00:00.000Z' }));
      const { epochStartedAt: none, ...document } = aDocument(900, { epoch: 'another-database' });
      assert.equal(none, undefined);
      registry.say({ ...document, ...(epochStartedAt && { epochStartedAt }) });
      const url = await open(registry.url);
      await registry.asked(1);
      assert.equal(await revision(url), 5);
    });

  it('is stale once the registry has signed nothing newer for five minutes, and is still served', async () => {
    let now = 0;
    const at = (second: number) => ({ signedAt: `2026-01-02T00:00:${String(second).padStart(2, '0')}.000Z` });
    registry.say(aDocument(5, at(30)));
    edge = await openEdge(folders, { registryUrl: registry.url, clock: () => now });
    const { url } = edge;
    const health = async () =>
      (await (await fetch(new URL('/healthz', url))).json()) as Record<string, unknown>;
    const metrics = async () => (await fetch(new URL('/metrics', url))).text();
    assert.deepEqual(await health(), {
      ready: true,
      revision: 5,
      registry: true,
      fresh: true,
      signedAt: at(30).signedAt,
    });
    now = 200_000;
    // A replayed answer is no sign of life, nor is a clock that was set back.
    for (const second of [30, 29]) registry.say(aDocument(5, at(second)));
    await registry.asked(3);
    now = 300_000;
    assert.deepEqual(await health(), {
      ready: true,
      revision: 5,
      registry: true,
      fresh: false,
      signedAt: at(30).signedAt,
    });
    assert.match(await metrics(), /^souk_edge_signature_stale 1$/m);
    assert.match(await metrics(), /^souk_edge_signature_age_seconds 300$/m);
    assert.equal(await revision(url), 5);
    const documents = documentsOf(url);
    await documents.next();
    registry.say(aDocument(6, at(31)));
    await documents.next();
    assert.equal((await health()).fresh, true);
    assert.match(await metrics(), /^souk_edge_signature_stale 0$/m);
    await documents.return();
  });

  it('rejects what is no document, and survives a damaged file', async () => {
    registry.say({ revision: 6 } as DiscoveryDocument);
    await writeKept(folders, 'damaged');
    assert.equal((await discovery(await open(registry.url))).status, 503);
  });

  it('is on disk once it was accepted', async () => {
    await open(registry.url);
    await edge?.close();
    edge = null;
    assert.deepEqual(await readStored(folders), signed(aDocument(5)));
  });

  it('does not return to an epoch of which it has held a newer state', async () => {
    await rememberDocument(folders, aDocument(9));
    const second = { epoch: 'second-epoch', epochStartedAt: '2026-01-02T00:00:00.000Z' };
    registry.say(aDocument(1, second));
    const url = await open(registry.url);
    const documents = documentsOf(url);
    assert.equal((await documents.next()).value?.epoch, 'second-epoch');
    registry.say(aDocument(8));
    registry.say(aDocument(2, second));
    assert.equal((await documents.next()).value?.revision, 2);
    await documents.return();
  });

  it('is rejected from a registry that was restored to an older state, until that has moved past the held one', async () => {
    const url = await open(registry.url);
    registry.say(aDocument(7));
    const documents = documentsOf(url);
    while ((await documents.next()).value?.revision !== 7);
    await registry.close();
    registry = await startFakeRegistry(aDocument(3));
    await edge?.close();
    const anew = await open(registry.url);
    assert.equal(await revision(anew), 7);
    const later = documentsOf(anew);
    await later.next();
    registry.say(aDocument(8));
    assert.equal((await later.next()).value?.revision, 8);
    await later.return();
  });

  for (const [what, sign] of [
    ['no signature', () => null],
    ["somebody else's signature", signedBySomebodyElse],
    ['the signature of another document', () => signed(aDocument(5)).signature],
    ['nonsense for a signature', () => 'nonsense'],
  ] as const)
    it(`is refused with ${what}, which is logged once, and the held one is still served`, async () => {
      const logged: string[] = [];
      await rememberDocument(folders, aDocument(5));
      registry.say(aDocument(6));
      registry.signWith(sign);
      edge = await openEdge(folders, {
        registryUrl: registry.url,
        log: { write: (line) => logged.push(line) },
      });
      const documents = documentsOf(edge.url);
      assert.equal((await documents.next()).value?.revision, 5);
      // A second refusal, at the latest when the stream is opened anew.
      registry.say(aDocument(7));
      await registry.asked(3);
      assert.equal(await revision(edge.url), 5);
      assert.equal(logged.length, 1);
      assert.match(logged[0] ?? '', /was refused: it/);
      registry.signWith(undefined);
      assert.equal((await documents.next()).value?.revision, 7);
      await documents.return();
    });

  it('is refused where it is one of another channel', async () => {
    registry.say(aDocument(6, { channel: 'staging' }));
    assert.equal((await discovery(await open(registry.url))).status, 503);
  });

  it('is refused from a disk on which it was changed', async () => {
    const { body, signature } = signed(aDocument(5));
    await writeKept(
      folders,
      JSON.stringify({ body: body.replace('"revision":5', '"revision":6'), signature }),
    );
    assert.equal((await discovery(await open())).status, 503);
    await edge?.close();
    await writeKept(folders, JSON.stringify(aDocument(5)));
    assert.equal((await discovery(await open())).status, 503);
  });

  it('needs a key that signatures can be checked with', async () => {
    await assert.rejects(openEdge(folders, { registryKey: 'no key' }), /Ed25519 public key/);
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
