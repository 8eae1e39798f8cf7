import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pick, resolvePage } from '@souk/contracts';
import { aDiscoveredRelease, aDocument } from '../testing/documents.ts';
import type { PageLookup } from './find-rendered-page.ts';
import { withPrerendering } from './prerender.ts';

const describeLookup = ({ url, language, zones, module, page, releases }: PageLookup) =>
  [
    language,
    url.pathname + url.search,
    ...(zones ? [zones] : []),
    module?.module_type ?? '-',
    page.kind,
    releases.food?.metadata.version,
  ].join(' ');

/** Prerendering that notes what it looks for, in a marketplace of such modules. */
function aPrerendering(modules: readonly unknown[]) {
  const found: string[] = [];
  const prerendering = withPrerendering(
    (lookup) => {
      found.push(describeLookup(lookup));
      return Promise.resolve(null);
    },
    () => Promise.resolve(modules),
  );
  return { ...prerendering, found };
}

it('renders the landing page, and with each document the last requested pages', async () => {
  const { find, prerender, found } = aPrerendering([]);
  const before = aDocument(1);
  await prerender(before);
  assert.deepEqual(found, ['en / - host 1.0.0', 'ar / - host 1.0.0']);

  const module = { id: 1, module_type: 'food' };
  const releases = pick(before, '');
  for (const time of [1, 2, 2])
    await find({
      url: new URL(`http://edge/home?module_id=${time}`),
      language: 'ar',
      zones: '[1]',
      module,
      document: before,
      releases,
      page: resolvePage(releases, '/home', 'food'),
    });
  found.length = 0;
  const { microFrontends } = before;
  await prerender(
    aDocument(2, { microFrontends: { ...microFrontends, food: [aDiscoveredRelease('food', '2.0.0')] } }),
  );
  assert.deepEqual(found.slice(2), [
    'ar /home?module_id=1 [1] food remote 2.0.0',
    'ar /home?module_id=2 [1] food remote 2.0.0',
  ]);
});

it('renders the homes of all modules at the start: without a place, then in each of their zones', async () => {
  const { prerender, found } = aPrerendering([
    { id: 1, module_type: 'food', zones: [1, 2] },
    { id: 2, module_type: 'grocery', zones: [2] },
  ]);
  await prerender(aDocument(1));
  const of = (language: string) => [
    [`${language} /home?module_id=1 food remote 1.0.0`, `${language} /home?module_id=2 grocery remote 1.0.0`],
    [
      `${language} /home?module_id=1 [1] food remote 1.0.0`,
      `${language} /home?module_id=2 [2] grocery remote 1.0.0`,
    ],
    [`${language} /home?module_id=1 [2] food remote 1.0.0`],
  ];
  const [english, arabic] = [of('en'), of('ar')];
  assert.deepEqual(
    found.slice(2),
    english.flatMap((pages, nth) => [...pages, ...(arabic[nth] ?? [])]),
  );

  found.length = 0;
  await prerender(aDocument(2));
  assert.equal(found.length, 2, 'the homes of later releases are those that were requested');
});

it('renders each live pair of releases, so that no half of a canary waits', async () => {
  const half = (version: string) => ({
    ...aDiscoveredRelease('food', version),
    deployment: { traffic: 50, default: false },
  });
  const document = aDocument(1, {
    microFrontends: {
      host: [
        aDiscoveredRelease('host', '1.0.0'),
        { ...aDiscoveredRelease('host', '1.1.0'), deployment: { traffic: 50, default: false } },
      ],
      food: [
        aDiscoveredRelease('food', '1.0.0'),
        half('1.1.0'),
        { ...half('1.2.0'), deployment: { traffic: 0, default: false } },
      ],
      grocery: [aDiscoveredRelease('grocery', '1.0.0'), { ...half('1.1.0') }],
    },
  });
  const pairs: string[] = [];
  const { prerender } = withPrerendering(
    ({ url, releases: { host, food }, page }) => {
      const remote = page.kind === 'remote' ? ` with ${page.remote} ${food?.metadata.version}` : '';
      pairs.push(`${url.pathname} of ${host?.metadata.version}${remote}`);
      return Promise.resolve(null);
    },
    (_path, language) => Promise.resolve(language === 'en' ? [{ id: 1, module_type: 'food' }] : []),
  );
  await prerender(document);
  assert.deepEqual(pairs, [
    ...['/ of 1.0.0', '/ of 1.1.0'],
    ...['/ of 1.0.0', '/ of 1.1.0'],
    ...['/home of 1.0.0 with food 1.0.0', '/home of 1.0.0 with food 1.1.0'],
    ...['/home of 1.1.0 with food 1.0.0', '/home of 1.1.0 with food 1.1.0'],
  ]);
});

it('renders at most 40 homes, those without a place first', async () => {
  const zones = Array.from({ length: 300 }, (_, nth) => nth + 1);
  const { prerender, found } = aPrerendering([
    { id: 1, module_type: 'food', zones },
    { id: 2, module_type: 'grocery', zones },
  ]);
  await prerender(aDocument(1));
  assert.equal(found.length, 42);
  assert.deepEqual(
    found.slice(2, 6).filter((each) => each.includes('[')),
    [],
  );
});

it('asks for homes again with the next document while the marketplace does not respond', async () => {
  const modules: unknown[] = [];
  const { prerender, found } = aPrerendering(modules);
  await prerender(aDocument(1));
  modules.push({ id: 1, module_type: 'food' });
  await prerender(aDocument(2));
  assert.deepEqual(
    found.filter((each) => each.includes('/home')),
    ['en /home?module_id=1 food remote 1.0.0', 'ar /home?module_id=1 food remote 1.0.0'],
  );
});

it('renders one page at a time, however long it takes', async () => {
  let running = 0;
  let most = 0;
  const { prerender } = withPrerendering(
    async ({ maxWait = 0 }) => {
      most = Math.max(most, ++running);
      assert.ok(maxWait > 10_000, 'a process that starts has ten seconds for its first page');
      await nextTurn();
      running--;
      return null;
    },
    () => Promise.resolve([{ id: 1, module_type: 'food', zones: [1, 2] }]),
  );
  await prerender(aDocument(1));
  assert.equal(most, 1);
});

it('ends the run of an older document', async () => {
  const { prerender, found } = aPrerendering([]);
  await Promise.all([prerender(aDocument(1)), prerender(aDocument(2))]);
  assert.deepEqual(found, ['en / - host 1.0.0', 'ar / - host 1.0.0']);
});
