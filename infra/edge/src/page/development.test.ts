import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { DiscoveryDocument } from '@souk/contracts';
import type { Development } from '../edge-options.ts';
import type { RunningEdge } from '../start-edge.ts';
import { INTEGRITY, aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, readStored, rememberDocument } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { signed } from '../testing/signing.ts';

const ORIGIN = 'http://localhost:4321';
const served = (name: string) => ({
  ...aDiscoveredRelease(name, '0.0.0-development'),
  url: `${ORIGIN}/${name}/remoteEntry.js`,
  metadata: { integrity: '', version: '0.0.0-development' },
});
const DEVELOPMENT: Development = {
  origin: ORIGIN,
  releases: { host: served('host'), food: served('food') },
};
const DOCUMENT = aDocument(3, {
  microFrontends: Object.fromEntries(
    ['host', 'food', 'grocery'].map((name) => [name, [aDiscoveredRelease(name, '1.0.0')]]),
  ),
});

describe('a remote under development', () => {
  let folders: Folders;
  let edge: RunningEdge | null = null;
  before(async () => {
    folders = await makeFolders();
    await rememberDocument(folders, DOCUMENT);
  });
  afterEach(async () => {
    await edge?.close();
    edge = null;
  });
  after(() => folders.remove());

  const policyOf = async (development?: Development) => {
    edge = await openEdge(folders, { development });
    const { headers, body } = await ask(edge.url, '/home', { accept: 'text/html' });
    await edge.close();
    edge = null;
    const directives = String(headers['content-security-policy'])
      .replace(/nonce-[^']+/g, 'nonce')
      .split('; ');
    return { directives, html: body.toString() };
  };

  it('replaces its releases, and so does the host; the others stay as they are', async () => {
    edge = await openEdge(folders, { development: DEVELOPMENT });
    const { body } = await ask(edge.url, '/discovery');
    const { microFrontends } = JSON.parse(body.toString()) as DiscoveryDocument;
    assert.equal(microFrontends.food?.[0]?.url, `${ORIGIN}/food/remoteEntry.js`);
    assert.equal(microFrontends.host?.[0]?.url, `${ORIGIN}/host/remoteEntry.js`);
    assert.equal(microFrontends.grocery?.[0]?.metadata.integrity, INTEGRITY);
  });

  it('is loaded without a hash, and the policy allows only what its server needs in addition', async () => {
    const usual = await policyOf();
    const { directives, html } = await policyOf(DEVELOPMENT);
    assert.deepEqual(
      directives.filter((it) => !usual.directives.includes(it)),
      [
        `script-src 'self' ${ORIGIN}`,
        `img-src 'self' data: blob: ${ORIGIN}`,
        `font-src 'self' ${ORIGIN}`,
        `connect-src 'self' ${ORIGIN} ws://localhost:4321`,
      ],
    );
    const script = /<script defer[^>]+>/.exec(html)?.[0] ?? '';
    assert.match(script, /src="http:\/\/localhost:4321\/host\/remoteEntry\.js"/);
    assert.doesNotMatch(script, /integrity/);
  });

  it('is gone after the run: the disk holds the releases', async () => {
    await policyOf(DEVELOPMENT);
    assert.deepEqual(await readStored(folders), signed(DOCUMENT));
  });

  it('is refused on any address but this machine’s', async () => {
    await assert.rejects(openEdge(folders, { development: DEVELOPMENT, host: '0.0.0.0' }), /this machine/);
    const elsewhere = { ...DEVELOPMENT, origin: 'http://dev.example:4321' };
    await assert.rejects(openEdge(folders, { development: elsewhere }), /this machine/);
  });
});
