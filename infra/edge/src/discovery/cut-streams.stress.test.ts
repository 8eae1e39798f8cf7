import assert from 'node:assert/strict';
import { it } from 'node:test';
import { aDocument } from '../testing/documents.ts';
import { makeFolders, openEdge } from '../testing/edge.ts';
import { startFakeRegistry } from '../testing/fake-registry.ts';
import { openStreams } from '../testing/open-streams.ts';

it('the discovery document is followed by a thousand pages whose streams were cut at once, and a page that is opened meanwhile is served', async () => {
  const folders = await makeFolders();
  const registry = await startFakeRegistry(aDocument(5));
  const edge = await openEdge(folders, { registryUrl: registry.url });
  try {
    const cut = await openStreams(edge.url, 1000);
    cut();
    const [again, page] = await Promise.all([
      openStreams(edge.url, 1000),
      fetch(new URL('/home', edge.url), {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(20_000),
      }),
    ]);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /souk-discovery/);
    again();
  } finally {
    await edge.close();
    await registry.close();
    await folders.remove();
  }
});
