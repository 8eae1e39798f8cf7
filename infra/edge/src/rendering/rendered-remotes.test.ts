import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { bucketOf, COOKIES, SERVER_FILE } from '@souk/contracts';
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
    edge = await openEdge(folders, { registryUrl: registry.url, apiUrl: marketplace.url });
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
  const content = async (path = HOME, visitor = 'somebody-1234567') => {
    const cookie = `${COOKIES.zone}=${encodeURIComponent('[1]')}; ${COOKIES.visitor}=${visitor}`;
    const { body } = await ask(edge.url, path, { accept: 'text/html', cookie });
    return /<div id="souk">(.*)<\/div>\n<noscript>/.exec(String(body))?.[1] ?? '';
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

  it('are the frame alone where the release has no bundle, or a broken one', async () => {
    await store('1.1.0', null);
    goLive('1.1.0');
    await until(/^the frame$/);
    await store('1.2.0', `throw new Error('broken');`);
    goLive('1.2.0');
    await until(/^the frame$/, `${HOME}&tab=broken`);
  });

  it('cannot reach pages of the host by what their bundle does to its context', async () => {
    const page = { html: 'taken', css: '', accent: '', hydrationState: { inlineStyles: [] } };
    const progress = JSON.stringify(JSON.stringify({ calls: [], page }));
    await store('1.3.0', `${bundleOf('Foods')} soukServer.takeProgress = () => ${progress};`);
    goLive('1.3.0');
    await until(/^taken$/);
    await until(/^the frame$/, '/');
  });

  it('are each half’s own while a canary is tried', async () => {
    await store('1.4.0', bundleOf('Foods'));
    await store('1.5.0', bundleOf('Dishes'));
    const halves = Array.from({ length: 50 }, (_, at) => `visitor-${at}-1234567`);
    const [early] = halves.filter((visitor) => bucketOf(visitor, 'food') < 50);
    const [late] = halves.filter((visitor) => bucketOf(visitor, 'food') >= 50);
    registry.say(documentWith([aFood('1.4.0', LIVE), aFood('1.5.0', { traffic: 50, default: false })]));
    await until(/^Dishes of food@1\.5\.0/, HOME, early);
    await until(/^Foods of food@1\.4\.0/, HOME, late);
    for (let time = 0; time < 5; time++) {
      assert.doesNotMatch(await content(HOME, early), /1\.4\.0/);
      assert.doesNotMatch(await content(HOME, late), /1\.5\.0/);
    }
  });

  it('have nothing of a release that was killed, from the document on that says so', async () => {
    await store('1.6.0', bundleOf('Foods'));
    await store('1.7.0', bundleOf('Dishes'));
    goLive('1.7.0');
    await until(/^Dishes of food@1\.7\.0/);
    const killed = documentWith([aFood('1.6.0', LIVE)], { food: ['1.7.0'] });
    registry.say(killed);
    const served = async () =>
      ((await (await fetch(new URL('/discovery', edge.url))).json()) as DiscoveryDocument).revision;
    await requestUntil(served, (answer) => answer === killed.revision);
    for (let time = 0; time < 5; time++) assert.doesNotMatch(await content(), /Dishes|1\.7\.0/);
    await until(/^Foods of food@1\.6\.0/);
  });
});
