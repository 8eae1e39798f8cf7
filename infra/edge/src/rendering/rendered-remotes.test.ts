import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { bucketOf, COOKIES, RENDERED_ATTRIBUTE, SERVER_FILE } from '@souk/contracts';
import type { DiscoveredRelease, DiscoveryDocument } from '@souk/contracts';
import type { RunningEdge } from '../start-edge.ts';
import { requestUntil } from '../testing/request-until.ts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import { ask, makeFolders, openEdge, storeRelease } from '../testing/edge.ts';
import type { Folders } from '../testing/edge.ts';
import { startFakeMarketplace } from '../testing/fake-marketplace.ts';
import type { FakeMarketplace } from '../testing/fake-marketplace.ts';
import { startFakeRegistry } from '../testing/fake-registry.ts';
import type { FakeRegistry } from '../testing/fake-registry.ts';
import { serverBundle } from '../testing/server-bundle.ts';

const HOME = '/home?module_id=1';

/** A host that writes what the remote's bundle says, or that it is the frame alone. */
const HOST = serverBundle(
  `({ remote, path }) => ({ html: remote ? soukRemote.words + ' of ' + remote.name + '@' + remote.version + path : 'the frame' })`,
);
const bundleOf = (words: string) => `var soukRemote = { words: ${JSON.stringify(words)} };`;

const aFood = (version: string, deployment: DiscoveredRelease['deployment']): DiscoveredRelease => ({
  ...aDiscoveredRelease('food', version, { serverRendered: { routes: ['/home'], params: ['tab'] } }),
  deployment,
});
const LIVE = { traffic: 100, default: true };

describe('pages of remotes that a server renders', () => {
  let folders: Folders;
  let marketplace: FakeMarketplace;
  let registry: FakeRegistry;
  let edge: RunningEdge;
  let revision = 0;

  const documentWith = (food: DiscoveredRelease[], killed?: DiscoveryDocument['killed']) =>
    aDocument(++revision, {
      microFrontends: { host: [aDiscoveredRelease('host', '1.0.0')], food },
      ...(killed && { killed }),
    });
  const goLive = (...versions: string[]) =>
    registry.say(documentWith(versions.map((each) => aFood(each, LIVE))));

  before(async () => {
    folders = await makeFolders();
    const modules = JSON.stringify([{ id: 1, module_type: 'food', zones: [1, 2] }]);
    marketplace = await startFakeMarketplace(({ url }, response) => {
      response.end(url === '/api/v1/module' ? modules : '{}');
    });
    registry = await startFakeRegistry(documentWith([]));
    await storeRelease(folders, 'host', '1.0.0', { [SERVER_FILE]: HOST });
    edge = await openEdge(folders, {
      registryUrl: registry.url,
      registryToken: 'edge-token',
      apiUrl: marketplace.url,
    });
  });
  afterEach(() => goLive());
  after(async () => {
    await edge.close();
    await registry.close();
    await marketplace.close();
    await folders.remove();
  });

  const store = (version: string, bundle: string | null) =>
    storeRelease(folders, 'food', version, {
      'remoteEntry.js': '',
      ...(bundle !== null && { [SERVER_FILE]: bundle }),
    });
  const pageOf = async (path = HOME, visitor = 'somebody-1234567', language = 'en') => {
    const cookies = { zone: '[1]', visitor, language };
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${COOKIES[name as keyof typeof cookies]}=${encodeURIComponent(value)}`)
      .join('; ');
    return String((await ask(edge.url, path, { accept: 'text/html', cookie })).body);
  };
  const content = async (path?: string, visitor?: string) =>
    /<div id="souk">(.*)<\/div>\n<noscript>/.exec(await pageOf(path, visitor))?.[1] ?? '';
  /** Waits until the edge serves this document, by its event stream. */
  const untilServed = async (document: DiscoveryDocument) => {
    const served = async () =>
      ((await (await fetch(new URL('/discovery', edge.url))).json()) as DiscoveryDocument).revision;
    await requestUntil(served, (revision) => revision === document.revision);
  };
  /** One visitor of the first half by food's buckets, and one of the second. */
  const twoVisitors = () => {
    const visitors = Array.from({ length: 50 }, (_, at) => `visitor-${at}-1234567`);
    const isEarly = (visitor: string) => bucketOf(visitor, 'food') < 50;
    return [visitors.find(isEarly), visitors.find((visitor) => !isEarly(visitor))] as const;
  };
  const until = (expected: RegExp, path?: string, visitor?: string) =>
    requestUntil(
      () => content(path, visitor),
      (html) => expected.test(html),
    );

  it('are rendered by the release that is live, with the parameters that it names', async () => {
    await store('1.0.0', bundleOf('Foods'));
    goLive('1.0.0');
    await until(/^Foods of food@1\.0\.0\/home\?module_id=1$/);
    await until(/\?module_id=1&tab=2$/, `${HOME}&secret=1&tab=2`);
  });

  it('are only the frame where the release has no bundle, or a broken one', async () => {
    await store('1.1.0', null);
    goLive('1.1.0');
    await until(/^the frame$/);
    await store('1.2.0', `throw new Error('broken');`);
    goLive('1.2.0');
    await until(/^the frame$/, `${HOME}&tab=broken`);
  });

  it('are only the frame where the bundle of the release renders something else than a page', async () => {
    const pages = { '1.2.1': {}, '1.2.2': { html: 'taken', hydrationState: { inlineStyles: 'none' } } };
    for (const [version, page] of Object.entries(pages)) {
      const progress = JSON.stringify(JSON.stringify({ calls: [], page }));
      await store(version, `soukServer.takeProgress = () => ${progress};`);
      goLive(version);
      await until(/^the frame$/, `${HOME}&tab=${version}`);
    }
  });

  it('cannot affect pages of the host by changing the context', async () => {
    const page = { html: 'taken', css: '', accent: '', hydrationState: { inlineStyles: [] } };
    const progress = JSON.stringify(JSON.stringify({ calls: [], page }));
    await store('1.3.0', `${bundleOf('Foods')} soukServer.takeProgress = () => ${progress};`);
    goLive('1.3.0');
    await until(/^taken$/);
    await until(/^the frame$/, '/');
  });

  it('are rendered for each half while a canary is tried', async () => {
    await store('1.4.0', bundleOf('Foods'));
    await store('1.5.0', bundleOf('Dishes'));
    const [early, late] = twoVisitors();
    registry.say(documentWith([aFood('1.4.0', LIVE), aFood('1.5.0', { traffic: 50, default: false })]));
    await until(/^Dishes of food@1\.5\.0/, HOME, early);
    await until(/^Foods of food@1\.4\.0/, HOME, late);
    for (let time = 0; time < 5; time++) {
      assert.doesNotMatch(await content(HOME, early), /1\.4\.0/);
      assert.doesNotMatch(await content(HOME, late), /1\.5\.0/);
    }
  });

  it('contain nothing of a killed release, from the document on that says so', async () => {
    await store('1.6.0', bundleOf('Foods'));
    await store('1.7.0', bundleOf('Dishes'));
    goLive('1.7.0');
    await until(/^Dishes of food@1\.7\.0/);
    const killed = documentWith([aFood('1.6.0', LIVE)], { food: ['1.7.0'] });
    registry.say(killed);
    await untilServed(killed);
    for (let time = 0; time < 5; time++) assert.doesNotMatch(await content(), /Dishes|1\.7\.0/);
    await until(/^Foods of food@1\.6\.0/);
  });

  it('contain nothing of a release after its rollback, from the document on that says so', async () => {
    await store('1.8.0', bundleOf('Foods'));
    await store('1.9.0', bundleOf('Dishes'));
    goLive('1.9.0');
    await until(/^Dishes of food@1\.9\.0/);
    const rolledBack = documentWith([aFood('1.8.0', LIVE)]);
    registry.say(rolledBack);
    await untilServed(rolledBack);
    for (let time = 0; time < 5; time++) assert.doesNotMatch(await content(), /Dishes|1\.9\.0/);
    await until(/^Foods of food@1\.8\.0/);
  });

  it('are of the old release for the holdback of an activation, and of the new one for all others', async () => {
    await store('2.0.0', bundleOf('Foods'));
    await store('2.1.0', bundleOf('Dishes'));
    const [activated, heldBack] = twoVisitors();
    const halfHeldBack = { traffic: 50, default: false };
    registry.say(documentWith([aFood('2.0.0', LIVE), aFood('2.1.0', halfHeldBack)]));
    await until(/^Foods of food@2\.0\.0/, HOME, heldBack);
    await until(/^Dishes of food@2\.1\.0/, HOME, activated);
    registry.say(documentWith([aFood('2.1.0', LIVE)]));
    await until(/^Dishes of food@2\.1\.0/, HOME, heldBack);
  });

  it('are not rendered for visitors of a preview, and stay the live one’s for all others', async () => {
    await store('2.2.0', bundleOf('Foods'));
    await store('2.3.0', bundleOf('Dishes'));
    goLive('2.2.0');
    await until(/^Foods of food@2\.2\.0/);
    registry.preview({
      releases: [
        { remote: 'food', version: '2.3.0', release: aFood('2.3.0', { traffic: 0, default: false }) },
      ],
      channel: 'production',
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const preview = `${HOME}&preview=claims.signature`;
    await pageOf(preview);
    // Pages are rendered one after the other: if that request had caused one, it would be rendered before this one.
    await until(/tab=next$/, `${HOME}&tab=next`);
    const previewed = await pageOf(preview);
    assert.match(previewed, /<div id="souk"><\/div>/);
    assert.match(previewed, /\/releases\/food\/2\.3\.0\/remoteEntry\.js/);
    assert.match(await content(), /^Foods of food@2\.2\.0/);
  });

  it('say without JavaScript that ordering needs it, where they are readable', async () => {
    const noScript = async (language: string) =>
      /<noscript>(.*)<\/noscript>/.exec(await pageOf(HOME, undefined, language))?.[1] ?? '';
    await store('2.4.0', null);
    goLive('2.4.0');
    await until(/^the frame$/);
    assert.match(await noScript('en'), /^Souk needs JavaScript\./);
    await store('2.5.0', bundleOf(`<p ${RENDERED_ATTRIBUTE}="">Foods</p>`));
    goLive('2.5.0');
    await requestUntil(
      () => noScript('en'),
      (sentence) => /^Ordering needs JavaScript\./.test(sentence),
    );
    await requestUntil(
      () => noScript('ar'),
      (sentence) => sentence.startsWith('يحتاج إرسال الطلبات إلى جافاسكربت.'),
    );
  });
});
